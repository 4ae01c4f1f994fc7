/** Pixels as they are, rows from the top: red, green, blue, and transparency where there are four bytes each. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  /** Bytes of a pixel; 3 when absent. */
  channels?: 3 | 4;
}

/**
 * What a picture is shrunk to, in pixels: until it fits inside, or until it just covers it and a part can be cut out. A
 * picture is never enlarged.
 */
export interface ResizeBox {
  width: number;
  height: number;
  fit: 'inside' | 'outside';
}

/** Most pixels of a photo that is decoded: 100 megapixels. */
export const MAX_PIXELS = 100_000_000;
/** Longest edge, in pixels: what JPEG can state. Lines of many megapixels take gigabytes to scale. */
export const MAX_EDGE_PIXELS = 65_535;
