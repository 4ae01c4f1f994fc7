import { MAX_EDGE_PIXELS, MAX_PIXELS } from '../formats/pixels.js';

/** Maximum size of a color profile in bytes. Printer profiles have up to 3 MB. */
export const MAX_PROFILE_BYTES = 4 * 1024 * 1024;
/** Maximum inflated size of all compressed texts in one file, in bytes. */
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** Maximum number of frames of an animation or pages of a document. */
export const MAX_FRAMES = 5_000;

/** Reasons for rejecting a photo. */
export const REJECTION_REASONS = ['unsupported', 'damaged', 'pixels', 'memory', 'embedded', 'frames'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Thrown while a photo is measured or decoded. Only its reason leaves the decoding process. */
export class PhotoRejectedError extends Error {
  constructor(
    readonly reason: RejectionReason,
    options: { cause?: unknown } = {},
  ) {
    super(`photo refused: ${reason}`, options);
    this.name = 'PhotoRejectedError';
  }
}

export interface PhotoMeasurements {
  /** Declared size, in pixels; 0 where a format declares none. */
  width: number;
  height: number;
  /** Maximum memory that decoding takes, in bytes, in addition to the process itself. */
  memoryBytes: number;
}

/** Memory for the smallest photo: file, working rows and the resulting image. */
export const BASE_MEMORY_BYTES = 40 * 1024 * 1024;

/** Maximum bytes of unpacked pixels: 100 megapixels of four bytes. More would cost mainly time. */
export const MAX_UNPACKED_BYTES = 400_000_000;

/**
 * Checks the size of a photo.
 * @throws PhotoRejectedError beyond 100 megapixels or an edge of 65,535 pixels
 */
export function assertSize(width: number, height: number): void {
  if (width * height > MAX_PIXELS || width > MAX_EDGE_PIXELS || height > MAX_EDGE_PIXELS)
    throw new PhotoRejectedError('pixels');
}
