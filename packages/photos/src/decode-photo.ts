import { decodeBmp } from './bmp.js';
import { identifyFormat, type PhotoFormat } from './format.js';
import { readHeic } from './heic-photo.js';
import { measurePhoto } from './measure/measure-photo.js';
import { PhotoRefused } from './measure/refusals.js';
import { type PhotoMetadata, readMetadata } from './metadata.js';
import {
  coverOfCoded,
  coverOfPixels,
  measureCoded,
  PICTURE_EDGE,
  type Picture,
  pictureOfCoded,
  pictureOfPixels,
} from './picture.js';
import type { Frame, RawPixels } from './pixels.js';
import { findRawPreviews } from './raw-previews.js';

export interface DecodedPhoto {
  format: PhotoFormat;
  /** Size of the upright original in pixels; for raw files that of the embedded preview. */
  width: number;
  height: number;
  metadata: PhotoMetadata;
  /** What everything after works with. */
  picture: Picture;
}

/** A size that a picture is cut to, in pixels. */
export interface Cover {
  width: number;
  height: number;
}

/** Asked with the memory that decoding will take, in bytes, before anything is decoded; what it throws ends the work. */
export type TakeMemory = (memoryBytes: number) => void;

const PICTURE_FRAME: Frame = { width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside' };

/**
 * Decodes a photo of any accepted format, whatever its name or declared type, and reads its metadata. Runs in a process
 * of its own, see `photo-decoder.ts`.
 * @throws PhotoRefused
 */
export async function decodePhoto(bytes: Buffer, take: TakeMemory): Promise<DecodedPhoto> {
  const format = formatOf(bytes);
  const decoded = await inFormat(bytes, format, take, {
    coded: async (photo) => ({ ...(await measureCoded(photo)), picture: await pictureOfCoded(photo) }),
    heic: async () => {
      const { pixels, width, height } = await readHeic(bytes, PICTURE_FRAME);
      return { width, height, picture: await pictureOfPixels(pixels) };
    },
    bmp: async () => {
      const pixels = await decodeBmp(bytes);
      return { width: pixels.width, height: pixels.height, picture: await pictureOfPixels(pixels) };
    },
  });
  return { format, ...decoded, metadata: await readMetadata(bytes, format) };
}

/**
 * Cuts a photo of any accepted format to a size, upright and in sRGB; a smaller one is enlarged.
 * @throws PhotoRefused
 */
export function coverPhoto(bytes: Buffer, cover: Cover, take: TakeMemory): Promise<RawPixels> {
  return inFormat(bytes, formatOf(bytes), take, {
    coded: (photo) => coverOfCoded(photo, cover),
    heic: async () => coverOfPixels((await readHeic(bytes, { ...cover, fit: 'outside' })).pixels, cover),
    bmp: async () => coverOfPixels(await decodeBmp(bytes), cover),
  });
}

/** Which format a file has, once it was measured and its header can be read. @throws PhotoRefused */
export async function inspectPhoto(bytes: Buffer, take: TakeMemory): Promise<PhotoFormat> {
  const format = formatOf(bytes);
  await inFormat(bytes, format, take, {
    coded: async (photo) => void (await measureCoded(photo)),
    heic: async () => {},
    bmp: async () => {},
  });
  return format;
}

function formatOf(bytes: Buffer): PhotoFormat {
  const format = identifyFormat(bytes);
  if (!format) throw new PhotoRefused('unsupported');
  return format;
}

/** How each kind of file is opened; `coded` is what sharp can read. */
interface Openers<T> {
  coded(photo: Buffer): Promise<T>;
  heic(): Promise<T>;
  bmp(): Promise<T>;
}

async function inFormat<T>(bytes: Buffer, format: PhotoFormat, take: TakeMemory, open: Openers<T>): Promise<T> {
  take(measurePhoto(bytes, format).memoryBytes);
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
      return ofRaw(bytes, format, take, open);
    default:
      return open.coded(bytes);
  }
}

/** The largest preview that can be decoded. */
async function ofRaw<T>(bytes: Buffer, format: PhotoFormat, take: TakeMemory, open: Openers<T>): Promise<T> {
  let refusal = new PhotoRefused('damaged', { cause: 'the raw file holds no preview' });
  for (const { jpeg } of findRawPreviews(bytes, format)) {
    try {
      take(measurePhoto(jpeg, 'jpeg').memoryBytes);
      return await open.coded(jpeg);
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
