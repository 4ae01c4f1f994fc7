import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, type PictureSize } from '@placelore/contracts/pictures.js';
import { isStorageKey } from '@placelore/platform/storage/storage.port.js';

/** Whose published pictures stand below a folder of that name. */
const PICTURE_KINDS = ['articles', 'discoveries'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The published forms of one photo, by the names of their files. */
export const DERIVATIVES = [
  'photo.webp',
  'photo.jpg',
  'medium.webp',
  'medium.jpg',
  'thumbnail.webp',
  'thumbnail.jpg',
] as const;
export type Derivative = (typeof DERIVATIVES)[number];

/** Where the pictures of a discovery or article stand in storage: what has an address. */
export type MediaKeys = Record<PictureSize, string>;

export interface PictureFolder {
  kind: PictureKind;
  mediaId: string;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** The names of all sizes, within a regular expression. */
export const ANY_SIZE = `(?:${Object.keys(PICTURE_WIDTHS).join('|')})`;
const STORED_PICTURE = new RegExp(`^(articles|discoveries)/(${UUID})/${ANY_SIZE}\\.(?:webp|jpg)$`);
const UPLOAD = new RegExp(`^uploads/(${UUID})$`);

/**
 * The media folder of an analysis's discovery: always the same, so that a repeated creation overwrites its own files,
 * and a hash, so that a public address does not give the analysis away. A UUID of version 8 (RFC 9562, section 5.8).
 */
export function mediaIdOf(analysisId: string): string {
  const bytes = createHash('sha256').update(`discovery media ${analysisId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function mediaKeysOf(mediaId: string, kind: PictureKind = 'discoveries'): MediaKeys {
  return sizesIn(`${kind}/${mediaId}`);
}

/** The keys of all sizes of a picture, by its folder. */
export const sizesIn = (folder: string): MediaKeys => ({
  photo: `${folder}/photo.webp`,
  medium: `${folder}/medium.webp`,
  thumbnail: `${folder}/thumbnail.webp`,
});

const MEDIUM = /\/medium\.webp$/;

/** The key of the photo beside a picture of medium size; null for a key of anything else. */
export const photoBeside = (key: string): string | null =>
  MEDIUM.test(key) ? key.replace(MEDIUM, '/photo.webp') : null;

/** Every file of a media folder, the ones without an address of their own as well. */
export const storedKeysOf = (mediaId: string, kind: PictureKind = 'discoveries'): string[] =>
  DERIVATIVES.map((name) => `${kind}/${mediaId}/${name}`);

/** The media folder a stored file belongs to; null when it is no published picture. */
export function folderOf(key: string): PictureFolder | null {
  const [, kind, mediaId] = STORED_PICTURE.exec(key) ?? [];
  return mediaId === undefined ? null : { kind: kind as PictureKind, mediaId };
}

/** Where the bytes of an upload wait until they are made into pictures. */
export const uploadKeyOf = (uploadId: string): string => `uploads/${uploadId}`;

/** Whether a key is of an upload's bytes. */
export const isUploadKey = (key: string): boolean => UPLOAD.test(key);

const ADDRESSES = '/objects/';

/** The address under which a stored picture is served. */
export const addressOf = (key: string): string => ADDRESSES + key;

/** The key of a stored picture, by its address; null when the address is of no storage of ours. */
export function keyAt(address: string): string | null {
  const key = address.slice(ADDRESSES.length);
  return address.startsWith(ADDRESSES) && isStorageKey(key) ? key : null;
}
