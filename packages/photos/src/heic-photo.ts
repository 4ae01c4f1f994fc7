import { shrinkToSrgb } from './colour-profile.js';
import { decodeHeic } from './heic.js';
import { readHeifDeclaration } from './heic-boxes.js';
import { PhotoRejectedError } from './measure/refusals.js';
import type { RawPixels, ResizeBox } from './pixels.js';

export interface HeicPhoto {
  /** Upright and in sRGB, shrunk to the frame. */
  pixels: RawPixels;
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
}

/**
 * Decodes the main picture of a HEIC file that was measured. 12 megapixels can take 100 MB and 4 s.
 * @throws PhotoRefused when it is cut short or damaged
 */
export async function readHeic(bytes: Buffer, box: ResizeBox): Promise<HeicPhoto> {
  const { isTruncated, colorProfile } = readHeifDeclaration(bytes);
  if (isTruncated) throw new PhotoRejectedError('damaged', { cause: 'the HEIC file ends within a box' });
  const { fullWidth, fullHeight, ...pixels } = await decodeHeic(bytes, box);
  return { pixels: await shrinkToSrgb(pixels, box, colorProfile), width: fullWidth, height: fullHeight };
}
