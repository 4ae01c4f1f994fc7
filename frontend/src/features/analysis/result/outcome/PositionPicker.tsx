import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { places } from '@placelore/contracts/places/maps.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { Button } from '../../../../ui/form/Button.js';
import { CandidateList } from './CandidateList.js';
import styles from './PositionPicker.module.css';
import { STRINGS } from './strings.js';

const PICKER_STRINGS = STRINGS.picker;
const MAX_CANDIDATES = 4;

interface PositionPickerProps {
  /** Renders the map, with the picked position if there is one. */
  renderMap: RenderPicker;
  onChoose: (place: PlaceChoice) => void;
}

export type RenderPicker = (
  picked: { name: string; coordinates: Coordinates } | null,
  onPick: (position: Coordinates) => void,
) => ReactNode;

/** Map on which the visitor shows where a photo was taken, and the sights there, one of which it may show. */
export function PositionPicker({ renderMap, onChoose }: PositionPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<Coordinates | null>(null);
  const mapId = useId();
  return (
    <section className={styles.picker}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={mapId} onClick={() => setIsOpen(!isOpen)}>
        <MapIcon aria-hidden="true" />
        {PICKER_STRINGS.open}
      </Button>
      <div id={mapId} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <>
            <p>{PICKER_STRINGS.advice}</p>
            <div className={styles.map}>
              {renderMap(picked && { name: PICKER_STRINGS.picked, coordinates: picked }, setPicked)}
            </div>
            {picked && <SightsAt position={picked} onChoose={onChoose} />}
          </>
        )}
      </div>
    </section>
  );
}

function SightsAt({ position, onChoose }: { position: Coordinates } & Pick<PositionPickerProps, 'onChoose'>) {
  const args = { latitude: position.lat, longitude: position.lng };
  const { data, error } = useSWR(toKey(places.nearbyAttractions, args), () => call(places.nearbyAttractions, args));
  const statusId = useId();
  const candidates = (data ?? []).slice(0, MAX_CANDIDATES).map(({ name, distance, coordinates }) => ({
    ...{ name, location: '', why: PICKER_STRINGS.distance(distance) },
    ...{ latitude: coordinates.lat, longitude: coordinates.lng },
  }));
  const status = error
    ? PICKER_STRINGS.failed
    : !data
      ? PICKER_STRINGS.searching
      : candidates.length === 0
        ? PICKER_STRINGS.none
        : PICKER_STRINGS.question;
  return (
    <>
      <p id={statusId} role="status">
        {status}
      </p>
      {candidates.length > 0 && <CandidateList candidates={candidates} labelledBy={statusId} onChoose={onChoose} />}
    </>
  );
}
