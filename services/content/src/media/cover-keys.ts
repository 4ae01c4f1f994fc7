import { createHash } from 'node:crypto';
import type { CoverSubject, CoverVariant } from '@placelore/contracts/content/covers.js';
import { DUSK_PREFIX, type ImageSize } from '@placelore/contracts/content/image-sizes.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import { COVER_SIZE_PATTERN, keyFromUrl, toObjectUrl } from './images/storage-keys.js';

/** Version of the cover style; increasing it changes the URLs of all covers. */
export const COVER_STYLE_VERSION = 8;

/** Number of characters of a title or location on which a cover depends. */
const MAX_SUBJECT_TEXT_LENGTH = 300;

/** Fields of a page that determine its cover. Positions are in degrees, as text. */
export interface CoverSource {
  slug: string;
  title: string;
  location: string;
  category: Category;
  placeType?: PlaceType | null;
  latitude: string | null;
  longitude: string | null;
}

/** Image columns of an article. */
export interface ImageUrls {
  imageUrl: string;
  thumbnailUrl: string | null;
}

const COVER_PATTERN = `^covers/(\\d{1,4}-[0-9a-f]{32})/(?:${DUSK_PREFIX})?${COVER_SIZE_PATTERN}`;
const STORED_COVER_PATTERN = new RegExp(`${COVER_PATTERN}\\.(?:webp|jpg)$`);
/** Storage keys of covers that have a URL; the group is the cover's id. */
export const COVER_KEY_PATTERN = new RegExp(`${COVER_PATTERN}\\.webp$`);

/** Returns the storage key of one picture of a cover. */
export const getCoverKey = (id: string, { light, size }: CoverVariant): string =>
  `covers/${id}/${light === 'dusk' ? DUSK_PREFIX : ''}${size}.webp`;

/** Parses which picture of a cover a storage key is about; the key must match {@link COVER_KEY_PATTERN}. */
export function parseCoverVariant(key: string): CoverVariant {
  const isDusk = key.includes(`/${DUSK_PREFIX}`);
  const size = key.slice(key.lastIndexOf(isDusk ? '-' : '/') + 1, key.lastIndexOf('.'));
  return { light: isDusk ? 'dusk' : 'day', size: size as ImageSize };
}

/** Returns the cover id of a storage key; null for other keys. */
export const parseCoverId = (key: string): string | null => STORED_COVER_PATTERN.exec(key)?.[1] ?? null;

/** Returns the cover id in an article's `imageUrl`; null for another image, or none. */
const coverIdFromUrl = (imageUrl: string): string | null => parseCoverId(keyFromUrl(imageUrl) ?? '');

/** Whether an article's image is a generated cover, or it has no image. */
export const isCover = (imageUrl: string): boolean => imageUrl === '' || coverIdFromUrl(imageUrl) !== null;

/** Returns the URLs of a cover, as articles store them. */
export const getCoverUrls = (id: string): ImageUrls => {
  const [photo, thumbnail] = (['photo', 'thumbnail'] as const).map((size) => getCoverKey(id, { light: 'day', size }));
  return { imageUrl: toObjectUrl(photo!), thumbnailUrl: toObjectUrl(thumbnail!) };
};

/**
 * Returns a hash of what a cover shows. Pages with the same title at the same position share a cover; without a
 * position, the hash depends on the slug.
 */
export function computeCoverId(page: CoverSource): string {
  const hash = createHash('sha256')
    .update(serializeCoverContent(page))
    .update(page.latitude === null ? page.slug : '');
  return `${COVER_STYLE_VERSION}-${hash.digest('hex').slice(0, 32)}`;
}

/** Returns the fields of a page that the places service needs to draw its cover. */
export function toCoverSubject(page: CoverSource, seed: string): CoverSubject {
  const { title, location, category, placeType = null, latitude, longitude } = page;
  return {
    seed,
    title: title.slice(0, MAX_SUBJECT_TEXT_LENGTH),
    location: location.slice(0, MAX_SUBJECT_TEXT_LENGTH),
    category,
    placeType,
    position:
      latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) },
  };
}

/** Returns the article with a cover, unless it has an image. */
export function withCover<A extends CoverSource & ImageUrls>(article: A): A {
  return article.imageUrl === '' ? { ...article, ...getCoverUrls(computeCoverId(article)) } : article;
}

/**
 * Returns an article's image after an edit. Its own image stays. A cover stays if it still shows the article's subject.
 * A cover also replaces an image that was removed.
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

function serializeCoverContent(page: CoverSource): string {
  const { title, location, category, placeType, position } = toCoverSubject(page, '');
  return JSON.stringify([title, location, category, placeType, position]);
}
