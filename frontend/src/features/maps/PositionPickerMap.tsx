import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import {
  fitViewport,
  type MapOverlays,
  type MapViewport,
  type NamedPlace,
  type NumberedPlace,
} from './model/map-model.js';
import { STRINGS } from './strings.js';

interface PositionPickerMapProps {
  place: NamedPlace | null;
  /** Must be the same array while nothing changes. */
  attractions: readonly NumberedPlace[];
  /** Whether to stay where the user moved it instead of following the place. */
  isStill?: boolean;
  /** Called with the clicked position. */
  onPick: (position: Coordinates) => void;
}

/** Initial viewport of a map without places. */
const WORLD_VIEWPORT: MapViewport = { center: { lat: 20, lng: 0 }, zoom: 2 };
/** Ms before the map moves to a place that is out of view, because the user may still be typing its position. */
const RECENTER_DELAY_MS = 800;
/** Returns the distance in degrees from the center within which places count as visible at a zoom. */
const getReachDegrees = (zoom: number): number => 180 / 2 ** (zoom - 1);

/** Map of a place and its numbered attractions, on which positions are picked. It fills its container. */
export default function PositionPickerMap({ place, attractions, isStill = false, onPick }: PositionPickerMapProps) {
  const focus = place?.coordinates ?? attractions[0]?.coordinates;
  const [viewport, setViewport] = useState(() => toViewport(place, attractions));
  const latest = useRef({ place, attractions });
  latest.current = { place, attractions };
  const [lat, lng] = [focus?.lat, focus?.lng];
  useEffect(() => {
    if (isStill || lat === undefined || lng === undefined) return;
    const reach = getReachDegrees(viewport.zoom);
    const { center } = viewport;
    if (viewport !== WORLD_VIEWPORT && Math.abs(lat - center.lat) < reach && Math.abs(lng - center.lng) < reach) return;
    const timer = setTimeout(
      () => setViewport(toViewport(latest.current.place, latest.current.attractions)),
      RECENTER_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isStill, lat, lng, viewport]);

  const latestOnPick = useRef(onPick);
  latestOnPick.current = onPick;
  const overlays = useMemo(
    (): MapOverlays => ({
      place: place ?? undefined,
      nearbyPlaces: attractions,
      onPick: (position: Coordinates) => latestOnPick.current(position),
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
