import { EDGE_MAX, PIXELS_MAX } from '../pixels.js';
import { PhotoRefused } from './refusals.js';

export interface Measured {
  /** Declared size, in pixels; 0 where a format declares none. */
  width: number;
  height: number;
  /** Memory that decoding takes at most, in bytes, beside the process itself. */
  memoryBytes: number;
}

/** What the smallest photo takes: file, rows in work, and the picture that is made of it. */
export const BASE_MEMORY = 40 * 1024 * 1024;

/** Bytes of pixels that are unpacked at most: 100 megapixels of four bytes. More is a matter of time, not of memory. */
export const MAX_UNPACKED_BYTES = 400_000_000;

/** @throws PhotoRefused beyond 100 megapixels, or an edge of 65,535 pixels */
export function checkSize(width: number, height: number): void {
  if (width * height > PIXELS_MAX || width > EDGE_MAX || height > EDGE_MAX) throw new PhotoRefused('pixels');
}
