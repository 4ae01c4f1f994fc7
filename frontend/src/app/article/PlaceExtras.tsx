import { lazy, type ReactNode, Suspense } from 'react';
import type { NearbyPlacesProps } from '../../features/nearby/NearbyPlaces.js';
import type { OfferLinksProps } from '../../features/recommendations/OfferLinks.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { RenderNearViewport } from '../../ui/layout/RenderNearViewport.js';
import styles from './PlaceExtras.module.css';

const NearbyPlaces = lazy(async () => ({
  default: (await import('../../features/nearby/NearbyPlaces.js')).NearbyPlaces,
}));
const TravelRecommendationsView = lazy(async () => ({
  default: (await import('../../features/recommendations/TravelRecommendationsView.js')).TravelRecommendationsView,
}));

const OfferLinks = lazy(() => import('../../features/recommendations/OfferLinks.js'));

interface LazyNearbyPlacesProps extends NearbyPlacesProps {
  /** Shown until the places are near the viewport, and without scripts. */
  preview?: ReactNode;
}

/** Shows attractions, restaurants and hotels around a place. */
export function LazyNearbyPlaces({ preview, ...props }: LazyNearbyPlacesProps) {
  return (
    <RenderNearViewport className={preview ? undefined : styles.places} preview={preview}>
      {() => (
        <Suspense fallback={preview ?? <div className={styles.places} />}>
          <NearbyPlaces {...props} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}

/** Shows tours, hotels and activities. Without a location, an empty placeholder reserves their space. */
export function LazyRecommendations({ location }: { location: string | undefined }) {
  return (
    <RenderNearViewport className={styles.offers}>
      {() => (
        <Suspense fallback={<div className={styles.offers} />}>
          <TravelRecommendationsView location={location} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}

/** Shows links to hotels, tours and tickets on one line. */
export function LazyOfferLinks(props: OfferLinksProps) {
  return (
    <RenderNearViewport className={styles.offerLinks} preview={<Skeleton />}>
      {() => (
        <Suspense
          fallback={
            <div className={styles.offerLinks}>
              <Skeleton />
            </div>
          }
        >
          <OfferLinks {...props} />
        </Suspense>
      )}
    </RenderNearViewport>
  );
}
