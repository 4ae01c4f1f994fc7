import { MAX_EDGE_PIXELS, MAX_PIXELS } from '../formats/pixels.js';

/** Largest color profile, in bytes; those of printers have up to 3 MB. */
export const MAX_PROFILE_BYTES = 4 * 1024 * 1024;
/** Largest sum of compressed texts in one file, in bytes once they are inflated. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** Frames of a moving picture, or pages of a document. */
export const MAX_FRAMES = 5_000;

/** Why a photo is refused. */
export const REJECTION_REASONS = ['unsupported', 'damaged', 'pixels', 'memory', 'embedded', 'frames'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Thrown where a photo is measured or decoded. Of it the reason alone leaves the decoding process. */
export class PhotoRejectedError extends Error {
  constructor(
    readonly reason: RejectionReason,
    options: { cause?: unknown } = {},
  ) {
    super(`photo refused: ${reason}`, options);
    this.name = 'PhotoRefused';
  }
}

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
