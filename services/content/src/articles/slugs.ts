import { randomBytes } from 'node:crypto';
import { SLUG_MOST, slugOf } from '@placelore/contracts/slug.js';

/** Of a title without a letter of the Latin script. */
const NAMELESS = 'place';
/** Numbers tried before the suffix is a random one. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The slugs an article of a title can have, the best first: its own, numbered ones, and one that nobody has. */
export function slugsFor(title: string): string[] {
  const base = slugOf(title) || NAMELESS;
  const suffixes = [...NUMBERS.map(String), randomBytes(4).toString('hex')];
  return [
    base,
    ...suffixes.map((suffix) => `${base.slice(0, SLUG_MOST - suffix.length - 1).replace(/-+$/, '')}-${suffix}`),
  ];
}
