import { createHash } from 'node:crypto';
import { toSlug } from '@placelore/contracts/content/articles/slug.js';
import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';

/**
 * Meters between an article and the position of what is asked for; who is farther away may still be right, as a town is,
 * but words alone do not tell.
 */
const SAME_PLACE_RADIUS_METERS = 1_000;
/** Meters between an article and the place near which its name was found. */
const PARENT_RADIUS_METERS = 50_000;

/**
 * Equal for queries that mean the same: the normalised name and, where the asker said where they found it, that. A
 * "Grand Palace" near Bangkok is another one than near Brussels, and each branch of a restaurant another one. The
 * place's own position to a thousandth of a degree, about 110 m; where it is not known, the location near which it was
 * found, and its position to a tenth of a degree, about 11 km.
 */
export function guideCacheKey({ q, parentLocation, ...rest }: GuideQuery): string {
  const name = normalizeName(q) || q.toLowerCase();
  const { lat, lng, parentLat, parentLng } = rest;
  if (lat !== undefined && lng !== undefined) return `${name} @ ${formatPosition(lat, lng, 3)}`;
  const locationParts = [
    ...(parentLocation ? [normalizeName(parentLocation)] : []),
    ...(parentLat !== undefined && parentLng !== undefined ? [formatPosition(parentLat, parentLng, 1)] : []),
  ];
  return locationParts.length === 0 ? name : `${name} @ ${locationParts.join(' @ ')}`;
}

const formatPosition = (latitude: number, longitude: number, decimals: number) =>
  `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`;

/** The position a query comes with, and meters within which what it asks for lies; null when it has none. */
export function queryPosition({ lat, lng, parentLat, parentLng }: Omit<GuideQuery, 'q' | 'source'>) {
  if (lat !== undefined && lng !== undefined)
    return { latitude: lat, longitude: lng, radius: SAME_PLACE_RADIUS_METERS };
  if (parentLat === undefined || parentLng === undefined) return null;
  return { latitude: parentLat, longitude: parentLng, radius: PARENT_RADIUS_METERS };
}

/**
 * A query as it is stored, for everybody who asks the same. Where the asker was, perhaps with a photo, is dropped when the
 * place's own position is known, and otherwise as rough as the key has it.
 */
export function toStoredQuery({ parentLat, parentLng, ...query }: GuideQuery): GuideQuery {
  const hasPosition = query.lat !== undefined && query.lng !== undefined;
  if (hasPosition || parentLat === undefined || parentLng === undefined) return query;
  return { ...query, parentLat: Number(parentLat.toFixed(1)), parentLng: Number(parentLng.toFixed(1)) };
}

/** The parts of a query that may be a title and what it is in: "Colosseum, Rome", "Colosseum - Rome". */
export function splitTitleAndPlace(q: string): { title: string; within: string } | null {
  const [, title, within] = /^(.+?)(?:\s*[,;|]\s*|\s+[-–—]\s+)(.+)$/.exec(q.trim()) ?? [];
  return title && within ? { title, within } : null;
}

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
