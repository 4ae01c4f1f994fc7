/** Raw pixels in rows from the top: red, green, blue, and alpha if a pixel has four bytes. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
  /** Bytes per pixel; 3 when absent. */
  channels?: 3 | 4;
}

/**
 * The box to which an image is shrunk, in pixels: until it fits inside, or until it just covers the box and can be
 * cropped. An image is never enlarged.
 */
export interface ResizeBox {
  width: number;
  height: number;
  fit: 'inside' | 'outside';
}

/** Maximum number of pixels of a decoded photo: 100 megapixels. */
export const MAX_PIXELS = 100_000_000;
/** Maximum edge in pixels, which is that of JPEG. Scaling a line of many megapixels would take gigabytes. */
export const MAX_EDGE_PIXELS = 65_535;
