import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { fitViewport, type MapViewport, type NamedPlace, type NumberedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

interface PositionPickerMapProps {
  place: NamedPlace | null;
  /** Keep it while nothing changes. */
  attractions: readonly NumberedPlace[];
  /** Called with where the map is clicked. */
  onPick: (position: Coordinates) => void;
}

/** Where a map opens that has nothing to show yet. */
const WORLD_VIEWPORT: MapViewport = { center: { lat: 20, lng: 0 }, zoom: 2 };
/** Ms after the last change of a place that lies elsewhere before the map goes there: somebody may be typing it. */
const RECENTER_DELAY_MS = 800;
/** Degrees from the middle of the map within which places count as being on it, at its zoom. */
const getReachDegrees = (zoom: number): number => 180 / 2 ** (zoom - 1);

/** A map of a place and what is near it, by numbers, on which positions are picked. It is as large as what it stands in. */
export default function PositionPickerMap({ place, attractions, onPick }: PositionPickerMapProps) {
  const focus = place?.coordinates ?? attractions[0]?.coordinates;
  const [viewport, setViewport] = useState(() => toViewport(place, attractions));
  const latest = useRef({ place, attractions });
  latest.current = { place, attractions };
  const [lat, lng] = [focus?.lat, focus?.lng];
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    const reach = getReachDegrees(viewport.zoom);
    const { center } = viewport;
    if (viewport !== WORLD_VIEWPORT && Math.abs(lat - center.lat) < reach && Math.abs(lng - center.lng) < reach) return;
    const timer = setTimeout(
      () => setViewport(toViewport(latest.current.place, latest.current.attractions)),
      RECENTER_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [lat, lng, viewport]);

  const latestOnPick = useRef(onPick);
  latestOnPick.current = onPick;
  const overlays = useMemo(
    () => ({
      place: place ?? undefined,
      neighbours: attractions,
      onPick: (at: Coordinates) => latestOnPick.current(at),
    }),
    [place, attractions],
  );
  return (
    <div className={styles.places}>
      <MapView label={STRINGS.picking} viewport={viewport} overlays={overlays} />
    </div>
  );
}

function toViewport(place: NamedPlace | null, attractions: readonly NamedPlace[]): MapViewport {
  const positions = [...(place ? [place] : []), ...attractions].map(({ coordinates }) => coordinates);
  return positions.length === 0 ? WORLD_VIEWPORT : fitViewport(positions);
}
