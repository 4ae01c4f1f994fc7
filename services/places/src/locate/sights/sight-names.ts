import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { normalizeName, toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { SightQuery } from './sight-source.js';

/** Meters within which two entries with the same name are one sight. */
const SAME_SIGHT_METERS = 1_000;

/** Words that sources omit or add: "Church of the Gesù", "Chiesa del Gesù". */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the of in at a an de del della delle di da du des la le les el los las van von der den das die il lo'.split(' '),
);

const toWords = (name: string): string =>
  normalizeName(name)
    .split(' ')
    .filter((word) => word && !SMALL_WORDS.has(word))
    .sort()
    .join(' ');

/** Whether two names are equal except for order, accents and small words. A merely similar name is a different name. */
export function isSameName(a: string, b: string): boolean {
  const [wordsA, wordsB] = [toWords(a), toWords(b)];
  if (wordsA === '' || wordsB === '') return a.trim() === b.trim();
  return toNameKey(a) === toNameKey(b) || wordsA === wordsB;
}

/** Whether a position is in the area of a query; always true for a query without an area. */
export const isInArea = ({ area }: SightQuery, position: Position): boolean =>
  area === null || getDistanceMeters(area.center, position) <= area.reach;

/**
 * Returns the only place among those with the same name: the nearest one to the photo if its position is known;
 * otherwise null when two of them are far apart.
 */
export function pickOnly<T extends { position: Position }>(found: readonly T[], near: Position | null): T | null {
  const [best, next] = near
    ? found.toSorted((a, b) => getDistanceMeters(a.position, near) - getDistanceMeters(b.position, near))
    : found;
  if (!best) return null;
  if (near && next && getDistanceMeters(best.position, near) <= SAME_SIGHT_METERS) return best;
  const isOne = found.every(({ position }) => getDistanceMeters(position, best.position) <= SAME_SIGHT_METERS);
  return isOne ? best : null;
}
