import { createHash } from 'node:crypto';

/** Where the pictures of a discovery stand in storage. */
export type MediaKeys = Record<'photo' | 'thumbnail', string>;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const MEDIA_KEY = new RegExp(`^discoveries/(${UUID})/(?:photo|thumbnail)\\.webp$`);

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

export function mediaKeysOf(mediaId: string): MediaKeys {
  return { photo: `discoveries/${mediaId}/photo.webp`, thumbnail: `discoveries/${mediaId}/thumbnail.webp` };
}

/** The media folder a key belongs to; null when it is no key of a discovery's picture. */
export function mediaIdIn(key: string): string | null {
  return MEDIA_KEY.exec(key)?.[1] ?? null;
}

/** The address under which a stored picture is served. */
export const addressOf = (key: string): string => `/objects/${key}`;
