import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Navigation } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { STRINGS } from '../../features/articles/strings.js';
import { getMapImageUrl, StaticMapCard } from '../../features/maps/card/StaticMapCard.js';
import { Button } from '../../ui/form/Button.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';

const ArticleTools = lazy(() => import('./ArticleTools.js'));
const ArticleNeighbors = lazy(() => import('./ArticleNeighbors.js'));
const ArticleCityGuides = lazy(() => import('./ArticleCityGuides.js'));
const ArticleOffers = lazy(() => import('./ArticleOffers.js'));

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
  return (
    <ArticleView
      article={article}
      isGuest={isGuest}
      map={<StaticMapCard place={place} nearbyPlaces={nearbyAttractions} showsRoute={showsRoute} />}
      mapsLink={coordinates && <OpenInMaps name={title} coordinates={coordinates} />}
      directions={
        coordinates && (
          <Button variant="secondary" size="small" onClick={() => setShowsRoute(true)}>
            <Navigation aria-hidden="true" />
            {STRINGS.directions}
          </Button>
        )
      }
      actions={<LazyTools article={article} isGuest={isGuest} mapImageUrl={getMapImageUrl(place)} />}
      beside={
        article.placeType === 'City' && (
          <Suspense>
            <ArticleCityGuides article={article} />
          </Suspense>
        )
      }
    >
      <Suspense>
        <ArticleNeighbors article={article} coordinates={coordinates} />
      </Suspense>
      {!article.isThin && (
        <Suspense>
          <ArticleOffers article={article} />
        </Suspense>
      )}
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
