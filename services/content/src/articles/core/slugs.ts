import { randomBytes } from 'node:crypto';
import { MAX_SLUG_LENGTH, toSlug } from '@placelore/contracts/content/articles/slug.js';

/** Of a title without a letter of the Latin script. */
const FALLBACK_SLUG = 'place';
/** Numbers tried before the suffix is a random one. */
const NUMBER_SUFFIXES = [2, 3, 4, 5, 6, 7, 8, 9];

/** The slugs an article of a title can have, the best first: its own, numbered ones, and one that nobody has. */
export function buildSlugCandidates(title: string): string[] {
  const base = toSlug(title) || FALLBACK_SLUG;
  const suffixes = [...NUMBER_SUFFIXES.map(String), randomBytes(4).toString('hex')];
  return [
    base,
    ...suffixes.map((suffix) => `${base.slice(0, MAX_SLUG_LENGTH - suffix.length - 1).replace(/-+$/, '')}-${suffix}`),
  ];
}
