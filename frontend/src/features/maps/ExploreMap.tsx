import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useMemo } from 'react';
import { useFormatters } from '../../lib/format/formatters.js';
import { useWalkingRoute } from './api.js';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { formatRoute } from './model/format-route.js';
import type { MapOverlays, MapViewport, NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

export interface ExploreMapProps {
  /** First viewport of the map. Must always be the same object. */
  start: MapViewport;
  /** Viewport to move the map to. Each new object moves it again. */
  view?: MapViewport | undefined;
  places: readonly (NamedPlace & { id: number })[];
  selectedId: number | null;
  /** `onSelect` and `onMove` must be stable functions. */
  onSelect: (id: number) => void;
  onMove: (viewport: MapViewport) => void;
  user: Coordinates | null;
  /** Place to which the walking route is shown. */
  destination: Coordinates | null;
}

/** Map of guides that the visitor can move around. It fills its container and must be lazy-loaded. */
export default function ExploreMap(props: ExploreMapProps) {
  const { start, view, places, selectedId, onSelect, onMove, user, destination } = props;
  const formatters = useFormatters();
  const route = useWalkingRoute(user, destination);
  const isRouted = user !== null && destination !== null;
  const overlays = useMemo(
    (): MapOverlays => ({
      pins: places.map((place) => ({ ...place, isSelected: place.id === selectedId })),
      onPin: onSelect,
      onMove,
      zoomsByWheel: true,
      view,
      user: user ?? undefined,
      route,
    }),
    [places, selectedId, onSelect, onMove, view, user, route],
  );
  return (
    <div className={styles.places}>
      <MapView label={STRINGS.guides} viewport={start} overlays={overlays} />
      {isRouted && (
        <p role="status" className={styles.routeNote}>
          {route ? formatRoute(formatters, route) : STRINGS.loadingRoute}
          {route?.attribution && <> {route.attribution}</>}
        </p>
      )}
    </div>
  );
}
