import { createHash } from 'node:crypto';
import { type CoverSubject, MAX_COVER_NEARBY_PLACES } from '@placelore/contracts/content/covers.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { ANY_SIZE_PATTERN, getSizeKeys, keyFromUrl, toObjectUrl } from './images/storage-keys.js';

/** Version of the cover style: a new one changes the URLs of all covers. */
export const COVER_STYLE_VERSION = 1;

/** Fields of a page that its cover shows. Positions are in degrees as text. */
export interface CoverSource {
  slug: string;
  category: Category;
  latitude: string | null;
  longitude: string | null;
  nearbyAttractions: readonly NearbyAttraction[];
}

/** Image columns of an article. */
export interface ImageUrls {
  imageUrl: string;
  thumbnailUrl: string | null;
}

const COVER_PATTERN = `^covers/(\\d{1,4}-[0-9a-f]{32})/${ANY_SIZE_PATTERN}`;
const STORED_COVER_PATTERN = new RegExp(`${COVER_PATTERN}\\.(?:webp|jpg)$`);
/** Storage keys of covers that have a URL; the group is the cover's id. */
export const COVER_KEY_PATTERN = new RegExp(`${COVER_PATTERN}\\.webp$`);

/** Returns the storage keys of a cover. */
export const getCoverKeys = (id: string) => getSizeKeys(`covers/${id}`);

/** Returns the cover id of a storage key; null when it is not a cover's key. */
export const parseCoverId = (key: string): string | null => STORED_COVER_PATTERN.exec(key)?.[1] ?? null;

/** Returns the cover an article's `imageUrl` names; null for another image, or none. */
const coverIdFromUrl = (imageUrl: string): string | null => parseCoverId(keyFromUrl(imageUrl) ?? '');

/** Returns whether an article's image is a generated cover, or it has none. */
export const isCover = (imageUrl: string): boolean => imageUrl === '' || coverIdFromUrl(imageUrl) !== null;

/** Returns the URLs of a cover, as articles store them. */
export const getCoverUrls = (id: string): ImageUrls => {
  const { photo, thumbnail } = getCoverKeys(id);
  return { imageUrl: toObjectUrl(photo), thumbnailUrl: toObjectUrl(thumbnail) };
};

/**
 * Returns a hash of what a cover shows. A page without a position shows a pattern that depends on its slug; pages about
 * the same position share a cover.
 */
export function computeCoverId(page: CoverSource): string {
  const hash = createHash('sha256')
    .update(serializeCoverContent(page))
    .update(page.latitude === null ? page.slug : '');
  return `${COVER_STYLE_VERSION}-${hash.digest('hex').slice(0, 32)}`;
}

/** Returns the fields of a page that the places service needs to draw its cover. */
export function toCoverSubject(page: CoverSource, seed: string): CoverSubject {
  const { category, latitude, longitude } = page;
  const position =
    latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
  return { seed, category, position, neighbors: position ? getNearbyPositions(page) : [] };
}

/** Returns the article with a cover, unless it has an image. */
export function withCover<A extends CoverSource & ImageUrls>(article: A): A {
  return article.imageUrl === '' ? { ...article, ...getCoverUrls(computeCoverId(article)) } : article;
}

/**
 * Returns an article's image after an edit: its own one stays; a cover stays while it shows the article's subject, and
 * replaces a removed image.
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

/** Returns those with a known position, which imported ones do not always have. */
const getNearbyPositions = ({ nearbyAttractions }: CoverSource) =>
  nearbyAttractions
    .flatMap(({ coordinates }: { coordinates?: Partial<Coordinates> | null }) => {
      const { lat, lng } = coordinates ?? {};
      return typeof lat === 'number' && typeof lng === 'number' ? [{ latitude: lat, longitude: lng }] : [];
    })
    .slice(0, MAX_COVER_NEARBY_PLACES);

function serializeCoverContent(page: CoverSource): string {
  const { position, neighbors: nearbyPositions, category } = toCoverSubject(page, '');
  return JSON.stringify([category, position, nearbyPositions]);
}
