import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import type { GuidePin } from './to-guide-pins.js';

/**
 * Converts the located results of a search to pins. Guides that only mention the words may be anywhere, so they are on
 * the map only when there is nothing else.
 */
export function toSearchPins({ groups, positions }: Pick<SearchAnswer, 'groups' | 'positions'>): GuidePin[] {
  const meant = groups.filter(({ group }) => group !== 'mentioned');
  const articles = (meant.length > 0 ? meant : groups).flatMap(({ articles }) => articles);
  const names = new Map(articles.map(({ id, title }) => [id, title]));
  return positions.flatMap(({ id, latitude, longitude }) => {
    const name = names.get(id);
    return name === undefined ? [] : { id, name, coordinates: { lat: latitude, lng: longitude } };
  });
}
