import { createHash } from 'node:crypto';
import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { toLatinSlug } from '../common/slugs.js';

/**
 * Maximum meters between an article and the position in a query. A match farther away may be right, for example for a
 * town, but the words alone do not prove it.
 */
const SAME_PLACE_RADIUS_METERS = 1_000;
/** Maximum meters between an article and the place near which its name was found. */
const PARENT_RADIUS_METERS = 50_000;

/**
 * Returns the same key for equivalent queries: the normalized name with its location. So a "Grand Palace" near Bangkok
 * differs from one near Brussels, and the branches of a restaurant differ from each other. The location is the place's
 * own position, rounded to a thousandth of a degree (about 110 m). If that is unknown, it is the location near which
 * the place was found, with its position rounded to a tenth of a degree (about 11 km).
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

/** Returns the position of a query, and the meters within which its place must be; null without a position. */
export function queryPosition({ lat, lng, parentLat, parentLng }: Omit<GuideQuery, 'q' | 'source'>) {
  if (lat !== undefined && lng !== undefined)
    return { latitude: lat, longitude: lng, radius: SAME_PLACE_RADIUS_METERS };
  if (parentLat === undefined || parentLng === undefined) return null;
  return { latitude: parentLat, longitude: parentLng, radius: PARENT_RADIUS_METERS };
}

/**
 * Returns the form of a query that is stored for all equivalent queries. The user's location, which may come from a
 * photo, is dropped when the place's own position is known; otherwise it is rounded as in the key.
 */
export function toStoredQuery({ parentLat, parentLng, ...query }: GuideQuery): GuideQuery {
  const hasPosition = query.lat !== undefined && query.lng !== undefined;
  if (hasPosition || parentLat === undefined || parentLng === undefined) return query;
  return { ...query, parentLat: Number(parentLat.toFixed(1)), parentLng: Number(parentLng.toFixed(1)) };
}

/** Splits a query that may be a title with a location: "Colosseum, Rome", "Colosseum - Rome". */
export function splitTitleAndPlace(q: string): { title: string; within: string } | null {
  const [, title, within] = /^(.+?)(?:\s*[,;|]\s*|\s+[-–—]\s+)(.+)$/.exec(q.trim()) ?? [];
  return title && within ? { title, within } : null;
}

/** Length of a slug between `dynamic-` and the hash. */
const MAX_NAME_LENGTH = 40;

/**
 * Returns the slug of a guide. It is the name of the place if that name, as a query, has the same key, so that the URL
 * leads back to the guide. Otherwise a hash is appended: the guide to "Springfield, Illinois" must not be the result of
 * every query for Springfield. Slugs are unique per key.
 */
export function buildGuideSlug(placeName: string, key: string): string {
  const name = toLatinSlug(placeName, MAX_NAME_LENGTH);
  if (name !== '' && normalizeName(name) === key) return `dynamic-${name}`;
  return `dynamic-${name || 'place'}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}

/** Whether the key of a query may be such a slug with a hash. */
export const hasHashSuffix = (key: string): boolean => /^[a-z0-9 ]+ [0-9a-f]{8}$/.test(key);
