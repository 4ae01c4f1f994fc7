import { lazy, type ReactNode, Suspense } from 'react';
import type { SearchArea } from '../../features/nearby/api.js';
import type { PageSights } from '../../features/recommendations/offers.js';
import { RenderNearViewport } from '../../ui/layout/RenderNearViewport.js';
import styles from './PlaceExtras.module.css';

const NearbyPlaces = lazy(async () => ({
  default: (await import('../../features/nearby/NearbyPlaces.js')).NearbyPlaces,
}));
const TravelRecommendationsView = lazy(async () => ({
  default: (await import('../../features/recommendations/TravelRecommendationsView.js')).TravelRecommendationsView,
}));

interface LazyNearbyPlacesProps {
  around: SearchArea;
  name?: string | undefined;
  /** Shown until the places are near the viewport, and without scripts. */
  preview?: ReactNode;
}

/** Shows attractions, restaurants and hotels around a place. */
export function LazyNearbyPlaces({ around, name, preview }: LazyNearbyPlacesProps) {
  return (
    <RenderNearViewport className={styles.places} preview={preview}>
      {() => (
        <Suspense fallback={<div className={styles.places}>{preview}</div>}>
          <NearbyPlaces around={around} name={name} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}

interface LazyRecommendationsProps {
  location: string | undefined;
  /** What else the page shows. */
  sights?: PageSights;
}

/** Shows tours, hotels and activities. Without a location, an empty placeholder reserves their space. */
export function LazyRecommendations({ location, sights }: LazyRecommendationsProps) {
  return (
    <RenderNearViewport className={styles.offers}>
      {() => (
        <Suspense fallback={<div className={styles.offers} />}>
          <TravelRecommendationsView location={location} sights={sights} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}
