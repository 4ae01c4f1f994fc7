import { decodeBmp } from '../formats/bmp.js';
import { identifyFormat, type PhotoFormat } from '../formats/photo-format.js';
import { type PhotoMetadata, readMetadata } from '../formats/photo-metadata.js';
import type { RawPixels, ResizeBox } from '../formats/pixels.js';
import { findRawPreviews } from '../formats/raw-previews.js';
import { measurePhoto } from '../measure/measure-photo.js';
import { PhotoRejectedError } from '../measure/photo-limits.js';
import { hashImage } from '../similarity/hash-image.js';
import { readHeic } from './heic.js';
import {
  coverEncoded,
  coverPixels,
  MAX_IMAGE_EDGE,
  measureEncoded,
  renderEncoded,
  renderPixels,
  type WorkingImage,
} from './working-image.js';

export interface DecodedPhoto {
  format: PhotoFormat;
  /** Size of the upright original in pixels; for raw files, of the embedded preview. */
  width: number;
  height: number;
  metadata: PhotoMetadata;
  /** Perceptual hashes of the image, see `computeHashes`. */
  hashes: string[];
  /** The image that all later steps work with. */
  image: WorkingImage;
}

/** The size to crop a photo to, in pixels. */
export interface CoverSize {
  width: number;
  height: number;
}

/** Sizes from largest to smallest. */
export type CoverSizes = readonly [CoverSize, ...CoverSize[]];

/** Called before decoding with the bytes of memory that it will take. An exception aborts the decoding. */
export type ReserveMemory = (memoryBytes: number) => void;

const WORKING_BOX: ResizeBox = { width: MAX_IMAGE_EDGE, height: MAX_IMAGE_EDGE, fit: 'inside' };

/**
 * Decodes a photo of any accepted format, whatever its name or declared type, and reads its metadata. Runs in a
 * separate process, see `photo-decoder.ts`.
 * @throws PhotoRejectedError
 */
export async function decodePhoto(bytes: Buffer, reserveMemory: ReserveMemory): Promise<DecodedPhoto> {
  const format = requireFormat(bytes);
  const decoded = await openByFormat(bytes, format, reserveMemory, {
    encoded: async (photo) => ({ ...(await measureEncoded(photo)), image: await renderEncoded(photo) }),
    heic: async () => {
      const { pixels, width, height } = await readHeic(bytes, WORKING_BOX);
      return { width, height, image: await renderPixels(pixels) };
    },
    bmp: async () => {
      const pixels = await decodeBmp(bytes);
      return { width: pixels.width, height: pixels.height, image: await renderPixels(pixels) };
    },
  });
  const hashes = await hashImage(decoded.image.bytes);
  return { format, ...decoded, hashes, metadata: await readMetadata(bytes, format) };
}

/**
 * Crops a photo of any accepted format, upright and in sRGB, to the first size that it fills. If it fills none,
 * enlarges it to the last.
 * @throws PhotoRejectedError
 */
export function coverPhoto(bytes: Buffer, sizes: CoverSizes, reserveMemory: ReserveMemory): Promise<RawPixels> {
  return openByFormat(bytes, requireFormat(bytes), reserveMemory, {
    encoded: async (photo) => coverEncoded(photo, chooseSize(await measureEncoded(photo), sizes)),
    heic: async () => {
      const { pixels, width, height } = await readHeic(bytes, { ...sizes[0], fit: 'outside' });
      return coverPixels(pixels, chooseSize({ width, height }, sizes));
    },
    bmp: async () => {
      const pixels = await decodeBmp(bytes);
      return coverPixels(pixels, chooseSize(pixels, sizes));
    },
  });
}

const chooseSize = (photo: CoverSize, sizes: CoverSizes): CoverSize =>
  sizes.find(({ width, height }) => photo.width >= width && photo.height >= height) ?? sizes.at(-1)!;

/** Returns the format of a file after measuring it and reading its header. @throws PhotoRejectedError */
export async function inspectPhoto(bytes: Buffer, reserveMemory: ReserveMemory): Promise<PhotoFormat> {
  const format = requireFormat(bytes);
  await openByFormat(bytes, format, reserveMemory, {
    encoded: async (photo) => void (await measureEncoded(photo)),
    heic: async () => {},
    bmp: async () => {},
  });
  return format;
}

function requireFormat(bytes: Buffer): PhotoFormat {
  const format = identifyFormat(bytes);
  if (!format) throw new PhotoRejectedError('unsupported');
  return format;
}

/** Functions that open each kind of file; `encoded` opens what sharp can read. */
interface FormatOpeners<T> {
  encoded(photo: Buffer): Promise<T>;
  heic(): Promise<T>;
  bmp(): Promise<T>;
}

async function openByFormat<T>(
  bytes: Buffer,
  format: PhotoFormat,
  reserveMemory: ReserveMemory,
  open: FormatOpeners<T>,
): Promise<T> {
  reserveMemory(measurePhoto(bytes, format).memoryBytes);
  switch (format) {
    case 'heic':
      return open.heic();
    case 'bmp':
      return open.bmp();
    case 'cr2':
    case 'crw':
    case 'nef':
    case 'arw':
    case 'dng':
      return openRawPreview(bytes, format, reserveMemory, open);
    default:
      return open.encoded(bytes);
  }
}

/** Opens the largest preview that can be decoded. */
async function openRawPreview<T>(
  bytes: Buffer,
  format: PhotoFormat,
  reserveMemory: ReserveMemory,
  open: FormatOpeners<T>,
): Promise<T> {
  let rejection = new PhotoRejectedError('damaged', { cause: 'the raw file contains no preview' });
  for (const { jpeg } of findRawPreviews(bytes, format)) {
    try {
      reserveMemory(measurePhoto(jpeg, 'jpeg').memoryBytes);
      return await open.encoded(jpeg);
    } catch (error) {
      if (!(error instanceof PhotoRejectedError)) throw error;
      rejection = error;
    }
  }
  throw rejection;
}
