import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { NearbyAttractions } from '../../features/articles/article/NearbyAttractions.js';
import { STRINGS } from '../../features/articles/strings.js';
import { getMapImageUrl, StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { Button } from '../../ui/form/Button.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import { OFFERS_ID } from './offers-id.js';
import { LazyNearbyPlaces, LazyRecommendations } from './PlaceExtras.js';

const KeepOffline = lazy(() => import('./KeepOffline.js'));
const TicketsLink = lazy(() => import('./TicketsLink.js'));

interface ArticleWithExtrasProps {
  article: Article;
  /** Whether to show the invitation to sign up. */
  isGuest: boolean;
}

/** Shows an article with its map, the places around it and its bookable offers. */
export function ArticleWithExtras({ article, isGuest }: ArticleWithExtrasProps) {
  const { title, location, nearbyAttractions } = article;
  const [showsRoute, setShowsRoute] = useState(false);
  const [latitude, longitude] = [parseDegrees(article.latitude), parseDegrees(article.longitude)];
  const coordinates = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
  const place = { name: title, location, coordinates };
  // Only places inside a region have a note, and a region has no single point to be near to.
  const isRegion = nearbyAttractions.some(({ note }) => note !== undefined);
  const around = {
    location,
    mainSite: title,
    ...(coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }),
  };
  return (
    <ArticleView
      article={article}
      isGuest={isGuest}
      map={
        <>
          <StaticMapCard place={place} nearbyPlaces={nearbyAttractions} showsRoute={showsRoute} />
          {coordinates && (
            <p>
              <OpenInMaps name={title} coordinates={coordinates} />
            </p>
          )}
        </>
      }
      actions={
        <>
          {coordinates && (
            <Button variant="secondary" size="small" onClick={() => setShowsRoute(true)}>
              {STRINGS.directions}
            </Button>
          )}
          {/* These load late: here nothing below them moves. */}
          <LazyActions slug={article.slug} mapImageUrl={getMapImageUrl(place)} location={location} />
        </>
      }
    >
      {isRegion ? (
        <NearbyAttractions places={nearbyAttractions} />
      ) : (
        <LazyNearbyPlaces around={around} name={title} preview={<NearbyAttractions places={nearbyAttractions} />} />
      )}
      <div id={OFFERS_ID}>
        <LazyRecommendations location={location} />
      </div>
    </ArticleView>
  );
}

/** Loads further actions after the page; browsers that cannot keep guides have no button for it. */
function LazyActions({ location, ...guide }: { slug: string; mapImageUrl: string; location: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <Suspense>
      {isShown && globalThis.caches !== undefined && <KeepOffline {...guide} />}
      {isShown && <TicketsLink location={location} />}
    </Suspense>
  );
}

const parseDegrees = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
