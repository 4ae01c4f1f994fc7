import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { ArticleView } from '../../features/articles/article/ArticleView.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { LazyNearbyPlaces, LazyRecommendations } from './PlaceExtras.js';

interface ArticleWithExtrasProps {
  article: Article;
  /** Invites to sign up; left out for those who have. */
  isGuest: boolean;
}

/** An article with its map, what lies around it and what can be booked there. */
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
      map={<StaticMapCard place={{ name: title, location, coordinates }} nearbyPlaces={nearbyAttractions} />}
    >
      <LazyRecommendations location={location} />
      <LazyNearbyPlaces around={around} name={title} />
    </ArticleView>
  );
}

const parseDegrees = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
