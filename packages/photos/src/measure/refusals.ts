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
