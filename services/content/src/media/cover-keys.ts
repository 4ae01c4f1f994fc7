import { createHash } from 'node:crypto';
import { type CoverSubject, MAX_COVER_NEARBY_PLACES } from '@placelore/contracts/content/covers.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { ANY_SIZE_PATTERN, getSizeKeys, keyFromUrl, toObjectUrl } from './images/storage-keys.js';

/** The number of the style covers are drawn in: with a new one all covers have new addresses. */
export const COVER_STYLE_VERSION = 1;

/** What of a page its cover shows. Positions in degrees as text. */
export interface CoverSource {
  slug: string;
  category: Category;
  latitude: string | null;
  longitude: string | null;
  nearbyAttractions: readonly NearbyAttraction[];
}

/** The picture's columns of an article. */
export interface ImageUrls {
  imageUrl: string;
  thumbnailUrl: string | null;
}

const COVER_PATTERN = `^covers/(\\d{1,4}-[0-9a-f]{32})/${ANY_SIZE_PATTERN}`;
const STORED_COVER_PATTERN = new RegExp(`${COVER_PATTERN}\\.(?:webp|jpg)$`);
/** Storage keys of covers that have an address; the group is the cover's id. */
export const COVER_KEY_PATTERN = new RegExp(`${COVER_PATTERN}\\.webp$`);

/** Storage keys of a cover. */
export const getCoverKeys = (id: string) => getSizeKeys(`covers/${id}`);

/** The cover a storage key belongs to; null when it is no key of a cover. */
export const parseCoverId = (key: string): string | null => STORED_COVER_PATTERN.exec(key)?.[1] ?? null;

/** The cover an article's `imageUrl` names; null when it has a picture of another kind, or none. */
const coverIdFromUrl = (imageUrl: string): string | null => parseCoverId(keyFromUrl(imageUrl) ?? '');

/** The addresses of a cover, as an article names it. */
export const getCoverUrls = (id: string): ImageUrls => {
  const { photo, thumbnail } = getCoverKeys(id);
  return { imageUrl: toObjectUrl(photo), thumbnailUrl: toObjectUrl(thumbnail) };
};

/**
 * A cover's id is made of what it shows. A page without a position shows a pattern, which its slug tells from others;
 * where there is a position, pages about the same place share a cover.
 */
export function computeCoverId(page: CoverSource): string {
  const hash = createHash('sha256')
    .update(serializeCoverContent(page))
    .update(page.latitude === null ? page.slug : '');
  return `${COVER_STYLE_VERSION}-${hash.digest('hex').slice(0, 32)}`;
}

/** What the owner of drawing needs to know of a page. */
export function toCoverSubject(page: CoverSource, seed: string): CoverSubject {
  const { category, latitude, longitude } = page;
  const position =
    latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
  return { seed, category, position, neighbours: position ? getNearbyPositions(page) : [] };
}

/** The article with a cover, unless it has a picture. */
export function withCover<A extends CoverSource & ImageUrls>(article: A): A {
  return article.imageUrl === '' ? { ...article, ...getCoverUrls(computeCoverId(article)) } : article;
}

/**
 * What an edit makes of an article's picture: nothing of one of its own; a cover stays while it shows what the article
 * is about, and takes the place of a picture that was removed.
 */
export function resolveImageAfterEdit(
  before: CoverSource & ImageUrls,
  after: CoverSource & ImageUrls,
): Partial<ImageUrls> {
  if (after.imageUrl !== '' && coverIdFromUrl(after.imageUrl) === null) return {};
  const previousCoverId = coverIdFromUrl(before.imageUrl);
  const isUnchanged = previousCoverId !== null && serializeCoverContent(before) === serializeCoverContent(after);
  return getCoverUrls(isUnchanged ? previousCoverId : computeCoverId(after));
}

/** Those whose position is known: what was brought in from elsewhere has not always one. */
const getNearbyPositions = ({ nearbyAttractions }: CoverSource) =>
  nearbyAttractions
    .flatMap(({ coordinates }: { coordinates?: Partial<Coordinates> | null }) => {
      const { lat, lng } = coordinates ?? {};
      return typeof lat === 'number' && typeof lng === 'number' ? [{ latitude: lat, longitude: lng }] : [];
    })
    .slice(0, MAX_COVER_NEARBY_PLACES);

function serializeCoverContent(page: CoverSource): string {
  const { position, neighbours: nearbyPositions, category } = toCoverSubject(page, '');
  return JSON.stringify([category, position, nearbyPositions]);
}
