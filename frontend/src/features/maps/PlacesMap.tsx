import { useMemo, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { type NamedPlace, sectionAround } from './map-model.js';
import { TEXTS } from './texts.js';

interface PlacesMapProps {
  /** At least one. Newer ones have higher ids. */
  places: readonly (NamedPlace & { id: number })[];
  selected: number | null;
  /** Keep it while nothing changes. */
  onSelect: (id: number) => void;
}

/** A map of many places, one of which may be selected. It is as large as what it stands in. Load it lazily. */
export default function PlacesMap({ places, selected, onSelect }: PlacesMapProps) {
  // One that goes leaves the section as it is: only for a new one the map is opened anew.
  const newest = Math.max(...places.map(({ id }) => id));
  const [shown, setShown] = useState({ newest, section: sectionAround(places.map((place) => place.coordinates)) });
  if (newest > shown.newest) {
    setShown({ newest, section: sectionAround(places.map((place) => place.coordinates)) });
  }
  const things = useMemo(
    () => ({ pins: places.map((place) => ({ ...place, isSelected: place.id === selected })), onPin: onSelect }),
    [places, selected, onSelect],
  );
  return (
    <div className={styles.places}>
      <MapView label={TEXTS.discoveries} section={shown.section} things={things} />
    </div>
  );
}
