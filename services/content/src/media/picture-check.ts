import { ApiError } from '@placelore/contracts/errors.js';
import sharp from 'sharp';

/** Most pixels of a picture that is decoded, and of its longest edge: what JPEG can state. */
export const PIXELS_MAX = 100_000_000;
const EDGE_MAX = 65_535;

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

export interface CheckedPicture {
  format: PictureFormat;
  /** Width times height. */
  pixels: number;
}

const SUPPORTED = 'Please select a JPEG, PNG, GIF or WebP image.';
const NO_HEIC =
  'HEIC and HEIF photos cannot be used here. Please save the photo as JPEG first, and select that: most phones do so ' +
  'when they share it.';

/**
 * What kind of picture the bytes are, whatever their name or declared type. Only their header is read.
 * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when they are no picture of an accepted kind; IMAGE_TOO_MANY_PIXELS for
 * more than 100 megapixels; IMAGE_UNREADABLE when the header is damaged
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  if (isHeif(bytes)) throw new ApiError('IMAGE_UNSUPPORTED', { message: NO_HEIC });
  const format = formatOf(bytes);
  if (!format) throw new ApiError('IMAGE_UNSUPPORTED', { message: SUPPORTED });
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((thrown: unknown) => {
      throw new ApiError('IMAGE_UNREADABLE', { cause: thrown });
    });
  if (header.format !== format) throw new ApiError('IMAGE_UNREADABLE');
  const pixels = header.width * header.height;
  if (pixels > PIXELS_MAX || Math.max(header.width, header.height) > EDGE_MAX) {
    throw new ApiError('IMAGE_TOO_MANY_PIXELS');
  }
  return { format, pixels };
}

/** The format the first bytes are the signature of. */
function formatOf(bytes: Buffer): PictureFormat | null {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
}

/** An ISO base media file of a HEIF brand (ISO/IEC 23008-12, section 10). */
const isHeif = (bytes: Buffer): boolean =>
  /^ftyp(he[ivx][cfxms]|hev[cxms]|mif[12]|msf1)/.test(bytes.toString('latin1', 4, 12));
