import { createHash } from 'node:crypto';
import { toSlug } from '@placelore/contracts/slug.js';
import { normalizeName } from '@placelore/guidebook/names.js';

/** Characters of a slug between `dynamic-` and what tells two apart. */
const MAX_NAME_LENGTH = 40;

/**
 * The slug of the guide to a place that was asked for by `key`: the name of the place where that, as a query, has the same
 * key, so that its address leads back to it. Else it ends in a hash, for the guide to "Springfield, Illinois" must not
 * answer everyone who asks for Springfield. No two keys have one slug.
 */
export function buildGuideSlug(placeName: string, key: string): string {
  const name = toSlug(placeName, MAX_NAME_LENGTH);
  if (name !== '' && normalizeName(name) === key) return `dynamic-${name}`;
  return `dynamic-${name || 'place'}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/** Whether a query's key may be such a slug, with its hash. */
export const hasHashSuffix = (key: string): boolean => /^[a-z0-9 ]+ [0-9a-f]{8}$/.test(key);
