import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, type ImageSize } from '@placelore/contracts/content/image-sizes.js';
import { isStorageKey } from '@placelore/platform/storage/storage.port.js';

/** Kinds of published images; each kind has a storage folder of that name. */
const IMAGE_KINDS = ['articles', 'discoveries'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** File names of the published sizes of one photo. */
export const DERIVATIVE_FILES = [
  'large.webp',
  'large.jpg',
  'photo.webp',
  'photo.jpg',
  'medium.webp',
  'medium.jpg',
  'thumbnail.webp',
  'thumbnail.jpg',
] as const;
export type Derivative = (typeof DERIVATIVE_FILES)[number];

/** Storage keys of the sizes of an image that have a URL. */
export type ImageKeys = Record<ImageSize, string>;

export interface ImageFolder {
  kind: ImageKind;
  mediaId: string;
}

const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** File names of covers and of photos, for a regular expression. */
export const COVER_SIZE_PATTERN = `(?:${Object.keys(IMAGE_WIDTHS).join('|')})`;
export const PHOTO_SIZE_PATTERN = `(?:large|${Object.keys(IMAGE_WIDTHS).join('|')})`;
const STORED_IMAGE_PATTERN = new RegExp(
  `^(articles|discoveries)/(${UUID_PATTERN})/${PHOTO_SIZE_PATTERN}\\.(?:webp|jpg)$`,
);
const UPLOAD_KEY_PATTERN = new RegExp(`^uploads/(${UUID_PATTERN})$`);

/**
 * Returns the media folder of an analysis's discovery, as a UUID of version 8 (RFC 9562, section 5.8). It is always the
 * same, so that a repeated creation overwrites its own files. It is a hash, so that a public URL does not reveal the
 * analysis.
 */
export const deriveMediaId = (analysisId: string): string => hashToUuid(`discovery media ${analysisId}`);

/** Returns the media folder of a photo from an open collection; always the same for one article and photo. */
export const derivePhotoMediaId = (articleId: number, sha1: string): string =>
  hashToUuid(`article photo ${articleId} ${sha1}`);

/** Returns the media folder of a guide's photo; the same for every guide with that slug, and for its article. */
export const deriveGuidePhotoMediaId = (slug: string, sha1: string): string =>
  hashToUuid(`guide photo ${slug} ${sha1}`);

function hashToUuid(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function getImageKeys(mediaId: string, kind: ImageKind = 'discoveries'): ImageKeys {
  return getSizeKeys(`${kind}/${mediaId}`);
}

/** Returns the key of the largest size, which only some photos have. */
export const getLargeKey = (mediaId: string, kind: ImageKind): string => `${kind}/${mediaId}/large.webp`;

/** Returns the keys of all sizes of an image in a folder. @param prefix of the file names */
export const getSizeKeys = (folder: string, prefix = ''): ImageKeys => ({
  photo: `${folder}/${prefix}photo.webp`,
  medium: `${folder}/${prefix}medium.webp`,
  thumbnail: `${folder}/${prefix}thumbnail.webp`,
});

const MEDIUM_KEY_PATTERN = /\/(dusk-)?medium\.webp$/;

/** Returns the key of the photo that belongs to an image of medium size; null for other keys. */
export const siblingPhotoKey = (key: string): string | null =>
  MEDIUM_KEY_PATTERN.test(key) ? key.replace(MEDIUM_KEY_PATTERN, '/$1photo.webp') : null;

/** Returns the keys of all files of a media folder, including those without a URL. */
export const getStoredKeys = (mediaId: string, kind: ImageKind = 'discoveries'): string[] =>
  DERIVATIVE_FILES.map((name) => `${kind}/${mediaId}/${name}`);

/** Parses the media folder in the key of a published image; returns null for other keys. */
export function parseImageFolder(key: string): ImageFolder | null {
  const [, kind, mediaId] = STORED_IMAGE_PATTERN.exec(key) ?? [];
  return mediaId === undefined ? null : { kind: kind as ImageKind, mediaId };
}

/** Returns the key under which the bytes of an upload are stored until they are processed. */
export const getUploadKey = (uploadId: string): string => `uploads/${uploadId}`;

/** Whether a key belongs to the bytes of an upload. */
export const isUploadKey = (key: string): boolean => UPLOAD_KEY_PATTERN.test(key);

const OBJECTS_PATH = '/objects/';

/** Returns the URL of a stored image. */
export const toObjectUrl = (key: string): string => OBJECTS_PATH + key;

/** Returns the key of a stored image from its URL; null when the URL does not belong to our storage. */
export function keyFromUrl(url: string): string | null {
  const key = url.slice(OBJECTS_PATH.length);
  return url.startsWith(OBJECTS_PATH) && isStorageKey(key) ? key : null;
}
