import { ApiError } from '@placelore/contracts/errors.js';

/** Pixels as they are, three bytes each (red, green, blue), rows from the top. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * What a picture is shrunk to, in pixels: until it fits inside, or until it just covers it and a part can be cut out. A
 * picture is never enlarged.
 */
export interface Frame {
  width: number;
  height: number;
  fit: 'inside' | 'outside';
}

/** Most pixels of a photo that is decoded: 100 megapixels. */
export const PIXELS_MAX = 100_000_000;
/** Longest edge, in pixels: what JPEG can state. Lines of many megapixels take gigabytes to scale. */
const EDGE_MAX = 65_535;

/**
 * To be called with the declared size of a photo before anything is decoded.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS
 */
export function refuseTooLarge(width: number, height: number): void {
  if (width * height > PIXELS_MAX || width > EDGE_MAX || height > EDGE_MAX) throw new ApiError('IMAGE_TOO_MANY_PIXELS');
}
