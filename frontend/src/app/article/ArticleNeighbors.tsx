import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { findListedPlaces, recommendsVenues } from '../../features/articles/article/contents/listed-places.js';
import NearbyAttractions from '../../features/articles/article/neighbors/NearbyAttractions.js';
import { SightPictures } from '../../features/articles/article/neighbors/SightPictures.js';
import { isInRegion } from '../../lib/format/is-in-region.js';
import { LazyNearbyPlaces } from './PlaceExtras.js';

interface ArticleNeighborsProps {
  article: Article;
  coordinates: Coordinates | null;
}

/** Places around the place of an article, except those that the lists of its text name. Its script loads late. */
export default function ArticleNeighbors({ article, coordinates }: ArticleNeighborsProps) {
  const { title, location, country, nearbyAttractions } = article;
  const listed = findListedPlaces(article.content);
  const others = nearbyAttractions.filter(({ name }) => !listed.names.has(name));
  const places = others.length > 0 ? others : nearbyAttractions;
  // Only places inside a region have a note, and a region has no single point that something could be near.
  if (nearbyAttractions.some(({ note }) => note !== undefined)) return <NearbyAttractions places={places} />;
  if (recommendsVenues(article)) return <SightPictures places={nearbyAttractions} />;
  const around = {
    location,
    mainSite: title,
    ...(coordinates && { latitude: coordinates.lat, longitude: coordinates.lng }),
  };
  return (
    <LazyNearbyPlaces
      around={around}
      name={title}
      country={country?.name}
      isInRegion={isInRegion(places)}
      omitted={listed.names}
      isUncertain={nearbyAttractions.length === 0}
      preview={<NearbyAttractions places={places} hasPictures={false} />}
    />
  );
}
