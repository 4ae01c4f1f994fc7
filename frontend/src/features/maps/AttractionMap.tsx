import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useMemo } from 'react';
import { useFormatters } from '../../lib/format/formatters.js';
import { MapCredit } from '../../ui/sources/MapCredit.js';
import legendStyles from './AttractionMap.module.css';
import { useWalkingRoute } from './api.js';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { formatRoute } from './model/format-route.js';
import { fitViewport, type MapOverlays, type NamedPlace } from './model/map-model.js';
import { STRINGS } from './strings.js';

/** Maximum zoom for a route, so that a short one is shown with its surroundings. */
const MAX_ROUTE_ZOOM = 17;

interface AttractionMapProps {
  user: Coordinates;
  attraction: NamedPlace;
  shouldFocus?: boolean | undefined;
}

/** Map with the walking route from the visitor to an attraction. */
export function AttractionMap({ user, attraction, shouldFocus }: AttractionMapProps) {
  const formatters = useFormatters();
  const route = useWalkingRoute(user, attraction.coordinates);
  // Keeps both ends in view, whatever the distance.
  const viewport = useMemo(
    () => fitViewport([user, attraction.coordinates], MAX_ROUTE_ZOOM),
    [user, attraction.coordinates],
  );
  const overlays = useMemo(
    (): MapOverlays => ({ user, place: attraction, isDestination: true, route }),
    [user, attraction, route],
  );
  return (
    <div className={styles.map}>
      <MapView
        label={STRINGS.mapLabel(attraction.name)}
        viewport={viewport}
        overlays={overlays}
        shouldFocus={shouldFocus}
      />
      <div className={legendStyles.legend}>
        <span className={legendStyles.legendUser}>{STRINGS.youAreHere}</span>
        <span className={legendStyles.legendPlace}>{attraction.name}</span>
        <p role="status" className={route?.estimate ? legendStyles.legendEstimate : legendStyles.legendRoute}>
          {route ? formatRoute(formatters, route) : STRINGS.loadingRoute}
        </p>
      </div>
      {route?.attribution && (
        <p className={styles.text}>
          <MapCredit credit={route.attribution} at={attraction.coordinates} />
        </p>
      )}
    </div>
  );
}
