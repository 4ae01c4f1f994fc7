import { shrinkToSrgb } from './colour-profile.js';
import { decodeHeic } from './heic.js';
import { readHeicDeclaration } from './heic-boxes.js';
import { PhotoRefused } from './measure/refusals.js';
import type { Frame, RawPixels } from './pixels.js';

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
export async function readHeic(bytes: Buffer, frame: Frame): Promise<HeicPhoto> {
  const { truncated, colourProfile } = readHeicDeclaration(bytes);
  if (truncated) throw new PhotoRefused('damaged', { cause: 'the HEIC file ends within a box' });
  const { fullWidth, fullHeight, ...pixels } = await decodeHeic(bytes, frame);
  return { pixels: await shrinkToSrgb(pixels, frame, colourProfile), width: fullWidth, height: fullHeight };
}
