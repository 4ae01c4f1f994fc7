import { useMemo, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { fitViewport, type MapOverlays, type NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

interface PlacesMapProps {
  /** Accessible name of the map. */
  label?: string;
  /** At least one place. Newer places have higher ids. */
  places: readonly (NamedPlace & { id: number })[];
  selectedId: number | null;
  /** Must be a stable function. */
  onSelect: (id: number) => void;
}

/** Map of many places, one of which may be selected. It fills its container and must be lazy-loaded. */
export default function PlacesMap({ label = STRINGS.discoveries, places, selectedId, onSelect }: PlacesMapProps) {
  // Removing a place does not change the viewport; only a new place opens the map again.
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
