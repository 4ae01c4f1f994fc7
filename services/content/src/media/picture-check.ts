import { ApiError } from '@placelore/contracts/errors.js';
import { checkHeic } from '@placelore/photos/heic-photo.js';
import { heifFormat } from '@placelore/photos/heif-brands.js';
import { refuseTooLarge } from '@placelore/photos/pixels.js';
import sharp from 'sharp';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic';

export interface CheckedPicture {
  format: PictureFormat;
  /** Width times height; 0 for HEIC that declares none. */
  pixels: number;
}

const SUPPORTED = 'Please select a JPEG, PNG, GIF, WebP or HEIC image.';

/**
 * What kind of picture the bytes are, whatever their name or declared type. Only their header is read.
 * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when they are no picture of an accepted kind; IMAGE_TOO_MANY_PIXELS for
 * more than 100 megapixels; IMAGE_UNREADABLE when the header is damaged, or HEIC is cut short
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  const format = formatOf(bytes);
  if (!format) throw new ApiError('IMAGE_UNSUPPORTED', { message: SUPPORTED });
  return { format, pixels: format === 'heic' ? checkHeic(bytes) : await pixelsOf(bytes, format) };
}

/** Width times height, as the header states them. @throws ApiError IMAGE_TOO_MANY_PIXELS, IMAGE_UNREADABLE */
async function pixelsOf(bytes: Buffer, format: PictureFormat): Promise<number> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((thrown: unknown) => {
      throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
    });
  if (header.format !== format) throw new ApiError('IMAGE_UNREADABLE');
  refuseTooLarge(header.width, header.height);
  return header.width * header.height;
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
