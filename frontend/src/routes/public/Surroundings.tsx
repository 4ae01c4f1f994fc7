import { lazy, Suspense } from 'react';
import type { Surrounded } from '../../features/nearby/api.js';
import { WhenNear } from '../../ui/WhenNear.js';
import styles from './Surroundings.module.css';

const NearbyPlaces = lazy(async () => ({
  default: (await import('../../features/nearby/NearbyPlaces.js')).NearbyPlaces,
}));
const TravelRecommendationsView = lazy(async () => ({
  default: (await import('../../features/recommendations/TravelRecommendationsView.js')).TravelRecommendationsView,
}));

/** What there is to see, eat and sleep around a place. */
export function PlacesAround({ around, name }: { around: Surrounded; name?: string | undefined }) {
  return (
    <WhenNear className={styles.places}>
      {() => (
        <Suspense fallback={<div className={styles.places} />}>
          <NearbyPlaces around={around} name={name} />
        </Suspense>
      )}
    </WhenNear>
  );
}

/** Tours, hotels and activities; without a location their place is kept. */
export function Recommendations({ location }: { location: string | undefined }) {
  return (
    <WhenNear className={styles.offers}>
      {() => (
        <Suspense fallback={<div className={styles.offers} />}>
          <TravelRecommendationsView location={location} />
        </Suspense>
      )}
    </WhenNear>
  );
}
