import { ApiError } from '@placelore/contracts/core/errors.js';
import { photoDecoder } from '@placelore/photos/decoder/photo-decoder.js';
import { identifyHeifFormat } from '@placelore/photos/formats/photo-format.js';

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

export interface ValidatedImage {
  format: ImageFormat;
}

const UNSUPPORTED_MESSAGE = 'Please select a JPEG, PNG, GIF, WebP or HEIC image.';

/**
 * Detects the format of an image from its bytes, ignoring its name and declared type, and measures it. Only the header
 * is decoded.
 * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when the bytes are not an image of an accepted format; otherwise as
 * {@link photoDecoder}
 */
export async function validateImage(bytes: Buffer): Promise<ValidatedImage> {
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  const format = detectFormat(bytes);
  if (!format) throw new ApiError('IMAGE_UNSUPPORTED', { message: UNSUPPORTED_MESSAGE });
  const inspected = await photoDecoder.inspect(bytes);
  if (inspected.format !== format) throw new ApiError('IMAGE_UNREADABLE');
  return { format };
}

/** Returns the format whose signature the bytes start with. */
function detectFormat(bytes: Buffer): ImageFormat | null {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return identifyHeifFormat(bytes) === 'heic' ? 'heic' : null;
}
