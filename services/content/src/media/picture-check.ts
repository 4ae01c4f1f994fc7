import { ApiError } from '@placelore/contracts/errors.js';
import { heifFormat } from '@placelore/photos/heif-brands.js';
import { photoDecoder } from '@placelore/photos/photo-decoder.js';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

export interface CheckedPicture {
  format: PictureFormat;
}

const SUPPORTED = 'Please select a JPEG, PNG, GIF, WebP or HEIC image.';

/**
 * What kind of picture the bytes are, whatever their name or declared type. They are measured, and only their header is
 * decoded.
 * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when they are no picture of an accepted kind; otherwise as
 * {@link photoDecoder}
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  const format = formatOf(bytes);
  if (!format) throw new ApiError('IMAGE_UNSUPPORTED', { message: SUPPORTED });
  const found = await photoDecoder.inspect(bytes);
  if (found.format !== format) throw new ApiError('IMAGE_UNREADABLE');
  return { format };
}

/** The format the first bytes are the signature of. */
function formatOf(bytes: Buffer): PictureFormat | null {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return heifFormat(bytes) === 'heic' ? 'heic' : null;
}
