import { ApiError } from '@placelore/contracts/errors.js';
import { shrinkToSrgb } from './colour-profile.js';
import { decodeHeic, type HeicLimits } from './heic.js';
import { readHeicDeclaration } from './heic-boxes.js';
import { type Frame, PIXELS_MAX, type RawPixels, refuseTooLarge } from './pixels.js';

export interface HeicPhoto {
  /** Upright and in sRGB, shrunk to the frame. */
  pixels: RawPixels;
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
}

const LIMITS: HeicLimits = { timeMs: 20_000, memoryBytes: 1024 ** 3, pixelsMax: PIXELS_MAX };

/**
 * How many pixels a HEIC file declares for its largest picture, 0 when it declares none. To be called before anything of
 * it is decoded.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when the file is cut short
 */
export function checkHeic(bytes: Buffer): number {
  const { truncated, sizes } = readHeicDeclaration(bytes);
  for (const { width, height } of sizes) refuseTooLarge(width, height);
  if (truncated) throw new ApiError('IMAGE_UNREADABLE', { cause: 'the HEIC file ends within a box' });
  return Math.max(...sizes.map((size) => size.width * size.height), 0);
}

/**
 * Decodes the main picture of a HEIC file that was checked. 12 megapixels can take 550 MB and 4 s, so a process lets one
 * in at a time.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS; IMAGE_UNREADABLE when it is damaged or takes too long to decode
 */
export async function readHeic(bytes: Buffer, frame: Frame): Promise<HeicPhoto> {
  const { fullWidth, fullHeight, ...pixels } = await decodeHeic(bytes, frame, LIMITS);
  const { colourProfile } = readHeicDeclaration(bytes);
  const shrunk = await shrinkToSrgb(pixels, frame, colourProfile).catch((cause: unknown) => {
    throw new ApiError('IMAGE_UNREADABLE', { cause });
  });
  return { pixels: shrunk, width: fullWidth, height: fullHeight };
}
