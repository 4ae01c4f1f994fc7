import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { findListedPlaces } from '../../features/articles/article/contents/listed-places.js';
import { LazyOfferLinks } from './PlaceExtras.js';

/** Links to offers around the place of an article, without the places that the page shows. Its script loads late. */
export default function ArticleOffers({ article }: { article: Article }) {
  const { title, location, content, nearbyAttractions } = article;
  const omitted = [...nearbyAttractions.map(({ name }) => name), ...findListedPlaces(content).names];
  return <LazyOfferLinks location={location} sights={{ own: title, omitted }} />;
}
