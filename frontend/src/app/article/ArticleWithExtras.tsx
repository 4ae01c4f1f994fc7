import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { NearbyAttractions } from '../../features/articles/article/NearbyAttractions.js';
import { STRINGS } from '../../features/articles/strings.js';
import { getMapImageUrl, StaticMapCard } from '../../features/maps/card/StaticMapCard.js';
import { Button } from '../../ui/form/Button.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import { isWalkable } from './is-walkable.js';
import { OFFERS_ID } from './offers-id.js';
import { LazyNearbyPlaces, LazyRecommendations } from './PlaceExtras.js';

const ArticleTools = lazy(() => import('./ArticleTools.js'));

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
  // Only places inside a region have a note, and a region has no single point that something could be near.
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
      map={<StaticMapCard place={place} nearbyPlaces={nearbyAttractions} showsRoute={showsRoute} />}
      mapsLink={coordinates && <OpenInMaps name={title} coordinates={coordinates} />}
      actions={
        <>
          {coordinates && (
            <Button variant="secondary" size="small" onClick={() => setShowsRoute(true)}>
              {isWalkable(article) ? STRINGS.walk : STRINGS.directions}
            </Button>
          )}
          {/* The buttons may load late, because nothing below them moves. */}
          <LazyTools article={article} isGuest={isGuest} mapImageUrl={getMapImageUrl(place)} />
        </>
      }
    >
      {isRegion ? (
        <NearbyAttractions places={nearbyAttractions} />
      ) : (
        <LazyNearbyPlaces around={around} name={title} preview={<NearbyAttractions places={nearbyAttractions} />} />
      )}
      <div id={OFFERS_ID}>
        <LazyRecommendations
          location={location}
          sights={{ own: title, omitted: nearbyAttractions.map(({ name }) => name) }}
        />
      </div>
    </ArticleView>
  );
}

/** Loads the buttons after the page. */
function LazyTools({ article, ...props }: { article: Article; isGuest: boolean; mapImageUrl: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return <Suspense>{isShown && <ArticleTools article={article} {...props} />}</Suspense>;
}

const parseDegrees = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
