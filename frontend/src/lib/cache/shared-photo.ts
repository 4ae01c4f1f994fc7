import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { SHARE_PATH } from '@placelore/contracts/system/share-target.js';
import { DEVICE_KEY_PREFIX } from '../brand.js';

/** Cache that holds the last shared photo until the page reads it. */
export const SHARED_PHOTO_CACHE = `${DEVICE_KEY_PREFIX}shared`;

const NAME_HEADER = 'x-file-name';
const SIZE_HEADER = 'x-file-size';

/** A shared file and its size in bytes. */
export interface SharedPhoto {
  name: string;
  type: string;
  size: number;
  /** Content; empty if the file is too large to be analyzed. */
  file: File;
}

/**
 * Stores a shared photo in place of the previous one. If the file is too large, its content is not stored.
 * @throws DOMException if storage is full
 */
export async function storeSharedPhoto(file: File): Promise<void> {
  await clearSharedPhoto();
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    [NAME_HEADER]: encodeURIComponent(file.name),
    [SIZE_HEADER]: String(file.size),
  };
  const content = file.size > IMAGE_MAX_BYTES ? '' : file;
  await (await caches.open(SHARED_PHOTO_CACHE)).put(SHARE_PATH, new Response(content, { headers }));
}

/** Returns the shared photo and deletes it from the device; returns null if there is none. */
export async function takeSharedPhoto(): Promise<SharedPhoto | null> {
  const response = await (await globalThis.caches?.open(SHARED_PHOTO_CACHE))?.match(SHARE_PATH);
  if (!response) return null;
  const { headers } = response;
  const name = decodeURIComponent(headers.get(NAME_HEADER) ?? '');
  const type = headers.get('content-type') ?? '';
  const file = new File([await response.blob()], name, { type });
  await clearSharedPhoto();
  return { name, type, size: Number(headers.get(SIZE_HEADER)), file };
}

/** Deletes a shared photo that no page has read. */
export async function clearSharedPhoto(): Promise<void> {
  // Cache storage exists only on secure origins; elsewhere nothing can be shared.
  await globalThis.caches?.delete(SHARED_PHOTO_CACHE);
}
