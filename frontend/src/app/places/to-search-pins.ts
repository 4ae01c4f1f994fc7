import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import type { GuidePin } from './to-guide-pins.js';

/**
 * Returns the results of a search that have a position as pins. What only mentions the words may be anywhere; it is on
 * the map when there is nothing else.
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
