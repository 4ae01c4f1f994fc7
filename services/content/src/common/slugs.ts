import { randomBytes } from 'node:crypto';
import { MAX_SLUG_LENGTH, toSlug } from '@placelore/contracts/content/articles/slug.js';
import anyAscii from 'any-ascii';

/** Matches letters, marks and digits of other scripts, but not what separates words. */
const OTHER_SCRIPTS = /(?:(?!\p{Script=Latin}|\p{ASCII})[\p{L}\p{M}\p{N}])+/gu;
/** Slug of a title without letters and digits. */
const FALLBACK_SLUG = 'place';
/** Numbers tried before a random suffix. */
const NUMBER_SUFFIXES = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Converts a title of any script to a slug, as {@link toSlug}; returns an empty string for a title without letters and
 * digits. Latin letters are used because they stay readable when a URL is copied, unlike percent-encoded ones, and
 * because articles are in English.
 */
export const toLatinSlug = (title: string, maxLength?: number): string =>
  toSlug(
    title.replace(OTHER_SCRIPTS, (letters) => anyAscii(letters)),
    maxLength,
  );

/** Returns slug candidates for a title, best first: the plain one, numbered ones, and a random one. */
export function buildSlugCandidates(title: string): string[] {
  const base = toLatinSlug(title) || FALLBACK_SLUG;
  const suffixes = [...NUMBER_SUFFIXES.map(String), randomBytes(4).toString('hex')];
  return [
    base,
    ...suffixes.map((suffix) => `${base.slice(0, MAX_SLUG_LENGTH - suffix.length - 1).replace(/-+$/, '')}-${suffix}`),
  ];
}
