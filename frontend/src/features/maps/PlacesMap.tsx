import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { fitAround } from './model/fit-around.js';
import { fitMost } from './model/fit-most.js';
import { getMapSize } from './model/map-area.js';
import { fitViewport, type MapOverlays, type MapViewport, type NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

/** Maximum zoom for a single place, which shows the town around it. */
const MAX_ZOOM = 13;

interface PlacesMapProps {
  /** Accessible name of the map. */
  label?: string;
  /** At least one place. Newer places have higher ids. */
  places: readonly (NamedPlace & { id: number })[];
  selectedId: number | null;
  /** Place around which the others are: it is marked, and the first view has it in the middle. */
  center?: NamedPlace | null;
  /** Whether the first view may leave out a few places that are far from the rest. */
  mayLeaveOut?: boolean;
  /** Must be a stable function. */
  onSelect: (id: number) => void;
}

/** Map of many places, one of which may be selected. It fills its container and must be lazy-loaded. */
export default function PlacesMap(props: PlacesMapProps) {
  const { label = STRINGS.discoveries, places, selectedId, mayLeaveOut = false, center = null, onSelect } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  // Removing a place does not change the viewport; only a new place opens the map again.
  const fittedId = useRef(Number.NEGATIVE_INFINITY);
  // The size of the map is known only after layout.
  useLayoutEffect(() => {
    const newestId = Math.max(...places.map(({ id }) => id));
    if (newestId <= fittedId.current) return;
    fittedId.current = newestId;
    const positions = places.map(({ coordinates }) => coordinates);
    if (center) setViewport(fitAround(center.coordinates, positions, MAX_ZOOM, getMapSize(frame.current)));
    else setViewport(mayLeaveOut ? fitMost(positions, MAX_ZOOM, getMapSize(frame.current)) : fitViewport(positions));
  }, [places, mayLeaveOut, center]);
  const overlays = useMemo(
    (): MapOverlays => ({
      pins: places.map((place) => ({ ...place, isSelected: place.id === selectedId })),
      onPin: onSelect,
      ...(center && { place: center }),
    }),
    [places, selectedId, center, onSelect],
  );
  return (
    <div ref={frame} className={styles.places}>
      {viewport && <MapView label={label} viewport={viewport} overlays={overlays} />}
    </div>
  );
}
