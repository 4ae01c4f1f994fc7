import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, type ImageSize } from '@placelore/contracts/content/image-sizes.js';
import { isStorageKey } from '@placelore/platform/storage/storage.port.js';

/** Whose published pictures stand below a folder of that name. */
const IMAGE_KINDS = ['articles', 'discoveries'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The published forms of one photo, by the names of their files. */
export const DERIVATIVE_FILES = [
  'photo.webp',
  'photo.jpg',
  'medium.webp',
  'medium.jpg',
  'thumbnail.webp',
  'thumbnail.jpg',
] as const;
export type Derivative = (typeof DERIVATIVE_FILES)[number];

/** Where the pictures of a discovery or article stand in storage: what has an address. */
export type ImageKeys = Record<ImageSize, string>;

export interface ImageFolder {
  kind: ImageKind;
  mediaId: string;
}

const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** The names of all sizes, within a regular expression. */
export const ANY_SIZE_PATTERN = `(?:${Object.keys(IMAGE_WIDTHS).join('|')})`;
const STORED_IMAGE_PATTERN = new RegExp(
  `^(articles|discoveries)/(${UUID_PATTERN})/${ANY_SIZE_PATTERN}\\.(?:webp|jpg)$`,
);
const UPLOAD_KEY_PATTERN = new RegExp(`^uploads/(${UUID_PATTERN})$`);

/**
 * The media folder of an analysis's discovery: always the same, so that a repeated creation overwrites its own files,
 * and a hash, so that a public address does not give the analysis away. A UUID of version 8 (RFC 9562, section 5.8).
 */
export function deriveMediaId(analysisId: string): string {
  const bytes = createHash('sha256').update(`discovery media ${analysisId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function getImageKeys(mediaId: string, kind: ImageKind = 'discoveries'): ImageKeys {
  return getSizeKeys(`${kind}/${mediaId}`);
}

/** The keys of all sizes of a picture, by its folder. */
export const getSizeKeys = (folder: string): ImageKeys => ({
  photo: `${folder}/photo.webp`,
  medium: `${folder}/medium.webp`,
  thumbnail: `${folder}/thumbnail.webp`,
});

const MEDIUM_KEY_PATTERN = /\/medium\.webp$/;

/** The key of the photo beside a picture of medium size; null for a key of anything else. */
export const siblingPhotoKey = (key: string): string | null =>
  MEDIUM_KEY_PATTERN.test(key) ? key.replace(MEDIUM_KEY_PATTERN, '/photo.webp') : null;

/** Every file of a media folder, the ones without an address of their own as well. */
export const getStoredKeys = (mediaId: string, kind: ImageKind = 'discoveries'): string[] =>
  DERIVATIVE_FILES.map((name) => `${kind}/${mediaId}/${name}`);

/** The media folder a stored file belongs to; null when it is no published picture. */
export function parseImageFolder(key: string): ImageFolder | null {
  const [, kind, mediaId] = STORED_IMAGE_PATTERN.exec(key) ?? [];
  return mediaId === undefined ? null : { kind: kind as ImageKind, mediaId };
}

/** Where the bytes of an upload wait until they are made into pictures. */
export const getUploadKey = (uploadId: string): string => `uploads/${uploadId}`;

/** Whether a key is of an upload's bytes. */
export const isUploadKey = (key: string): boolean => UPLOAD_KEY_PATTERN.test(key);

const OBJECTS_PATH = '/objects/';

/** The address under which a stored picture is served. */
export const toObjectUrl = (key: string): string => OBJECTS_PATH + key;

/** The key of a stored picture, by its address; null when the address is of no storage of ours. */
export function keyFromUrl(url: string): string | null {
  const key = url.slice(OBJECTS_PATH.length);
  return url.startsWith(OBJECTS_PATH) && isStorageKey(key) ? key : null;
}
