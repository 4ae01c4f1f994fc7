import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { getMapImageUrl, StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import { LazyNearbyPlaces, LazyRecommendations } from './PlaceExtras.js';

const KeepOffline = lazy(() => import('./KeepOffline.js'));

interface ArticleWithExtrasProps {
  article: Article;
  /** Whether to show the invitation to sign up. */
  isGuest: boolean;
}

/** Shows an article with its map, the places around it and its bookable offers. */
export function ArticleWithExtras({ article, isGuest }: ArticleWithExtrasProps) {
  const { title, location, nearbyAttractions } = article;
  const [latitude, longitude] = [parseDegrees(article.latitude), parseDegrees(article.longitude)];
  const coordinates = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
  const place = { name: title, location, coordinates };
  const around = {
    location,
    mainSite: title,
    ...(coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }),
  };
  return (
    <ArticleView
      article={article}
      isGuest={isGuest}
      action={<LazyKeepOffline slug={article.slug} mapImageUrl={getMapImageUrl(place)} />}
      map={
        <>
          <StaticMapCard place={place} nearbyPlaces={nearbyAttractions} />
          {coordinates && (
            <p>
              <OpenInMaps name={title} coordinates={coordinates} />
            </p>
          )}
        </>
      }
    >
      <LazyRecommendations location={location} />
      <LazyNearbyPlaces around={around} name={title} />
    </ArticleView>
  );
}

/** Loads the control after the page, in browsers that can keep guides. */
function LazyKeepOffline(props: { slug: string; mapImageUrl: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(globalThis.caches !== undefined), []);
  return <Suspense>{isShown && <KeepOffline {...props} />}</Suspense>;
}

const parseDegrees = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
