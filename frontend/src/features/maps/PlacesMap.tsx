import { useMemo, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { fitViewport, type MapOverlays, type NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

interface PlacesMapProps {
  /** Accessible name of the map. */
  label?: string;
  /** At least one place. Newer ones have higher ids. */
  places: readonly (NamedPlace & { id: number })[];
  selectedId: number | null;
  /** Keep the same function while nothing changes. */
  onSelect: (id: number) => void;
}

/** Map of many places, one of which may be selected. It fills its container and must be lazy-loaded. */
export default function PlacesMap({ label = STRINGS.discoveries, places, selectedId, onSelect }: PlacesMapProps) {
  // A removed place does not change the viewport; the map opens again for a new place only.
  const newestId = Math.max(...places.map(({ id }) => id));
  const [shownPlaces, setShownPlaces] = useState({
    newest: newestId,
    section: fitViewport(places.map((place) => place.coordinates)),
  });
  if (newestId > shownPlaces.newest) {
    setShownPlaces({ newest: newestId, section: fitViewport(places.map((place) => place.coordinates)) });
  }
  const overlays = useMemo(
    (): MapOverlays => ({
      pins: places.map((place) => ({ ...place, isSelected: place.id === selectedId })),
      onPin: onSelect,
    }),
    [places, selectedId, onSelect],
  );
  return (
    <div className={styles.places}>
      <MapView label={label} viewport={shownPlaces.section} overlays={overlays} />
    </div>
  );
}
