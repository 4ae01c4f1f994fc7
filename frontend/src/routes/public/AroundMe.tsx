import { lazy, Suspense } from 'react';
import { labelOf } from '../../features/location/detect.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { useDetection } from '../../features/location/useDetection.js';
import styles from './AppHomePage.module.css';

const NearbyPlaces = lazy(async () => ({
  default: (await import('../../features/nearby/NearbyPlaces.js')).NearbyPlaces,
}));
const TravelRecommendationsView = lazy(async () => ({
  default: (await import('../../features/recommendations/TravelRecommendationsView.js')).TravelRecommendationsView,
}));

/** Where the visitor is, and then what is around and what the city offers. */
export function AroundMe() {
  const detection = useDetection();
  const { place } = detection.state;
  const label = place ? labelOf(place) : '';
  return (
    <>
      <LocationCard detection={detection} />
      {place && (
        <Suspense fallback={<div className={styles.coming} />}>
          <NearbyPlaces
            around={{ location: label || undefined, latitude: place.latitude, longitude: place.longitude }}
            name={place.name?.city || undefined}
          />
          {label && <TravelRecommendationsView location={label} />}
        </Suspense>
      )}
    </>
  );
}
