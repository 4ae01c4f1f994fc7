import type { Article } from '@placelore/contracts/articles.js';
import type { Discovery } from '@placelore/contracts/discoveries.js';

/**
 * Which of somebody's discoveries an article is about: the one it was written of; or else, of those that have no article
 * of their own, the newest whose location is the article's or holds it, or is held by it.
 */
export function matchingDiscovery(
  { slug, location }: Pick<Article, 'slug' | 'location'>,
  own: readonly Discovery[],
): Discovery | undefined {
  const place = comparable(location);
  const isThere = (other: string) => other !== '' && (place.includes(other) || other.includes(place));
  return (
    own.find(({ articleSlug }) => articleSlug === slug) ??
    own.find((one) => one.articleSlug === null && place !== '' && isThere(comparable(one.location)))
  );
}

const comparable = (location: string): string => location.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
