import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { RequestablePlace, SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';

interface Position {
  latitude: number;
  longitude: number;
}

/** Returns where distances start: at the reader or the searched place; null where distances say nothing. */
function getStart({ relation, place }: SearchAnswer, here: Position | null): Position | null {
  if (relation === 'around me') return here;
  if (place === null || place.latitude === null || place.longitude === null) return null;
  return relation === 'in' && !place.isTown ? null : { latitude: place.latitude, longitude: place.longitude };
}

/**
 * Returns the distances in meters by article: those of what is near a place or a day trip away, and, for a town, of what
 * is outside of it.
 */
export function getCardDistances(answer: SearchAnswer, here: Position | null): ReadonlyMap<number, number> {
  const start = getStart(answer, here);
  if (!start) return new Map();
  const positions = new Map(answer.positions.map(({ id, ...position }) => [id, position]));
  const isOutside = ({ location }: ArticleCard) =>
    answer.relation !== 'in' || !location.split(', ').includes(answer.place!.name);
  const articles = answer.groups.flatMap(({ group, articles }) => (group === 'inside' ? articles : []));
  return new Map(
    articles.filter(isOutside).flatMap(({ id }): [number, number][] => {
      const position = positions.get(id);
      return position ? [[id, getDistanceMeters(start, position)]] : [];
    }),
  );
}

/** Returns the distance in meters of a place on request from the place that it is near; null in a place. */
export function getRequestDistance(answer: SearchAnswer, { latitude, longitude }: RequestablePlace): number | null {
  const start = answer.relation === 'in' ? null : getStart(answer, null);
  return start === null || latitude === null || longitude === null
    ? null
    : getDistanceMeters(start, { latitude, longitude });
}
