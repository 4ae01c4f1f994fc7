import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import type { NamedPlace } from '../../features/maps/model/map-model.js';
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

/**
 * Returns the place in the middle of the map: what results are near, and a town that all of them are outside of. Null for
 * others, whose pins say where they are.
 */
export function getMapCenter({ place, relation, groups }: SearchAnswer): NamedPlace | null {
  if (!place || place.latitude === null || place.longitude === null || relation === 'around me') return null;
  const isThere = groups.some(({ articles }) => articles.some(({ location }) => location.includes(place.name)));
  const isSpot = relation === 'near' || (relation === 'in' && place.isTown && !isThere);
  return isSpot ? { name: place.name, coordinates: { lat: place.latitude, lng: place.longitude } } : null;
}
