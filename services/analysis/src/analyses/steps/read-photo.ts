import type { Storage } from '@placelore/platform/storage/storage.port.js';
import type { Photo } from '../../vision/vision-provider.js';
import { buildPhotoKey } from '../cache-keys.js';

/** Reads the stored photo of an analysis. @throws ApiError OBJECT_NOT_FOUND */
export async function readPhoto(storage: Storage, analysisId: string): Promise<Photo> {
  return { bytes: await readStream(await storage.read(buildPhotoKey(analysisId))), mimeType: 'image/jpeg' };
}

/** Reads a stream to its end. */
export async function readStream(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
