import { randomBytes } from 'node:crypto';
import { MAX_SLUG_LENGTH, toSlug } from '@placelore/contracts/content/articles/slug.js';

/** Slug of a title without a Latin letter. */
const FALLBACK_SLUG = 'place';
/** Numbers tried before a random suffix. */
const NUMBER_SUFFIXES = [2, 3, 4, 5, 6, 7, 8, 9];

/** Returns slug candidates for a title, the best first: the plain one, numbered ones, and a random one. */
export function buildSlugCandidates(title: string): string[] {
  const base = toSlug(title) || FALLBACK_SLUG;
  const suffixes = [...NUMBER_SUFFIXES.map(String), randomBytes(4).toString('hex')];
  return [
    base,
    ...suffixes.map((suffix) => `${base.slice(0, MAX_SLUG_LENGTH - suffix.length - 1).replace(/-+$/, '')}-${suffix}`),
  ];
}
