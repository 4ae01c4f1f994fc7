import { MAX_EDGE_PIXELS, MAX_PIXELS } from '../pixels.js';
import { PhotoRejectedError } from './refusals.js';

export interface PhotoMeasurements {
  /** Declared size, in pixels; 0 where a format declares none. */
  width: number;
  height: number;
  /** Memory that decoding takes at most, in bytes, beside the process itself. */
  memoryBytes: number;
}

/** What the smallest photo takes: file, rows in work, and the picture that is made of it. */
export const BASE_MEMORY_BYTES = 40 * 1024 * 1024;

/** Bytes of pixels that are unpacked at most: 100 megapixels of four bytes. More is a matter of time, not of memory. */
export const MAX_UNPACKED_BYTES = 400_000_000;

/** @throws PhotoRefused beyond 100 megapixels, or an edge of 65,535 pixels */
export function assertSize(width: number, height: number): void {
  if (width * height > MAX_PIXELS || width > MAX_EDGE_PIXELS || height > MAX_EDGE_PIXELS)
    throw new PhotoRejectedError('pixels');
}
