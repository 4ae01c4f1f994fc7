import type { Article } from '@placelore/contracts/articles.js';
import { ArticleView } from '../../features/articles/ArticleView.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { PlacesAround, Recommendations } from './Surroundings.js';

interface WholeArticleProps {
  article: Article;
  /** Invites to sign up; left out for those who have. */
  isGuest: boolean;
}

/** An article with its map, what lies around it and what can be booked there. */
export function WholeArticle({ article, isGuest }: WholeArticleProps) {
  const { title, location, nearbyAttractions } = article;
  const [latitude, longitude] = [numberOf(article.latitude), numberOf(article.longitude)];
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
      map={<StaticMapCard place={{ name: title, location, coordinates }} neighbours={nearbyAttractions} />}
    >
      <Recommendations location={location} />
      <PlacesAround around={around} name={title} />
    </ArticleView>
  );
}

const numberOf = (degrees: string | null): number | null => (degrees === null ? null : Number(degrees));
