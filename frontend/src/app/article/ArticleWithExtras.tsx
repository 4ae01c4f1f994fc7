import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { OpenInMaps } from '../../ui/navigation/OpenInMaps.js';
import { LazyNearbyPlaces, LazyRecommendations } from './PlaceExtras.js';

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
          <StaticMapCard place={{ name: title, location, coordinates }} nearbyPlaces={nearbyAttractions} />
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

const parseDegrees = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
