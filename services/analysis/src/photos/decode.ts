import { createHash } from 'node:crypto';
import { ApiError } from '@placelore/contracts/errors.js';
import { checkHeic, readHeic } from '@placelore/photos/heic-photo.js';
import { type Frame, PIXELS_MAX, refuseTooLarge } from '@placelore/photos/pixels.js';
import { Turnstile } from '@placelore/platform/load/turnstile.js';
import { decodeBmp, readBmpHeader } from './bmp.js';
import { identifyFormat, type PhotoFormat } from './format.js';
import { type PhotoMetadata, readMetadata } from './metadata.js';
import { measure, PICTURE_EDGE, type Picture, pictureOfCoded, pictureOfPixels } from './picture.js';
import { findRawPreviews } from './raw-previews.js';

export interface DecodedPhoto {
  format: PhotoFormat;
  /** Size of the upright original in pixels; for raw files that of the embedded preview. */
  width: number;
  height: number;
  /** SHA-256 of the original bytes, in hexadecimal. */
  sha256: string;
  metadata: PhotoMetadata;
  /** What everything after works with. */
  picture: Picture;
}

interface Upright {
  width: number;
  height: number;
  picture: Picture;
}

const PICTURE_FRAME: Frame = { width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside' };

/** Pixels being decoded at once, in all photos together; at worst some 8 bytes each are in memory. */
const pixelsInWork = new Turnstile(PIXELS_MAX);
const oneHeic = new Turnstile(1);
/** What a small photo counts at least: two are in work at once, as more gain nothing on two processors. */
const WEIGHT_MIN = PIXELS_MAX / 2;

/**
 * Decodes a photo of any accepted format, whatever its name or declared type, and reads its metadata.
 * @throws ApiError IMAGE_EMPTY; IMAGE_UNSUPPORTED when the bytes are no photo; IMAGE_TOO_MANY_PIXELS for more than 100
 * megapixels, before decoding; IMAGE_UNREADABLE when they are damaged, cut short or take too long to decode
 */
export async function decodePhoto(bytes: Buffer): Promise<DecodedPhoto> {
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  const format = identifyFormat(bytes);
  if (!format) throw new ApiError('IMAGE_UNSUPPORTED');
  const upright = await decodeFormat(bytes, format);
  const metadata = await readMetadata(bytes, format);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { format, ...upright, sha256, metadata };
}

function decodeFormat(bytes: Buffer, format: PhotoFormat): Promise<Upright> {
  switch (format) {
    case 'heic':
      return fromHeic(bytes);
    case 'bmp':
      return fromBmp(bytes);
    case 'cr2':
    case 'crw':
    case 'nef':
    case 'arw':
    case 'dng':
      return fromRaw(bytes, format);
    default:
      return fromCoded(bytes);
  }
}

function inTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  return pixelsInWork.run(Math.max(pixels, WEIGHT_MIN), work);
}

async function fromCoded(bytes: Buffer): Promise<Upright> {
  const { width, height } = await measure(bytes);
  const picture = await inTurn(width * height, () => pictureOfCoded(bytes));
  return { width, height, picture };
}

/** Refused by what the file declares, before anything of it is decoded. One at a time, as each takes most memory. */
async function fromHeic(bytes: Buffer): Promise<Upright> {
  const declared = checkHeic(bytes);
  return oneHeic.run(1, () =>
    inTurn(declared, async () => {
      const { pixels, width, height } = await readHeic(bytes, PICTURE_FRAME);
      return { width, height, picture: await pictureOfPixels(pixels) };
    }),
  );
}

async function fromBmp(bytes: Buffer): Promise<Upright> {
  const { width, height } = await orUnreadable(async () => readBmpHeader(bytes));
  refuseTooLarge(width, height);
  const picture = await inTurn(width * height, () => orUnreadable(async () => pictureOfPixels(await decodeBmp(bytes))));
  return { width, height, picture };
}

/** The largest preview that can be decoded. */
async function fromRaw(bytes: Buffer, format: PhotoFormat): Promise<Upright> {
  let refusal = new ApiError('IMAGE_UNREADABLE', { cause: 'the raw file holds no preview' });
  for (const { jpeg } of findRawPreviews(bytes, format)) {
    try {
      return await fromCoded(jpeg);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ApiError('IMAGE_UNREADABLE', { cause: error });
  }
}
