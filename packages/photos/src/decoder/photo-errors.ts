import { ApiError, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { RejectionReason } from '../measure/photo-limits.js';

/** Responses to clients. Without a message, the default one of the code applies. */
const API_ERRORS: Record<RejectionReason, { code: ErrorCode; message?: string }> = {
  unsupported: { code: 'IMAGE_UNSUPPORTED' },
  damaged: { code: 'IMAGE_UNREADABLE' },
  pixels: { code: 'IMAGE_TOO_MANY_PIXELS' },
  memory: {
    code: 'IMAGE_TOO_MANY_PIXELS',
    message: 'This image takes too much memory to open. Please use a smaller one.',
  },
  embedded: {
    code: 'IMAGE_UNREADABLE',
    message:
      'This image contains more embedded data than a photo needs. Please save it again without its profile and metadata.',
  },
  frames: {
    code: 'IMAGE_UNREADABLE',
    message: 'This image has too many frames or parts. Please choose a single photo.',
  },
};

/**
 * The cause of a rejection if the decoding process died or timed out, which does not prove that the photo is damaged.
 */
export class DecoderFailure extends Error {
  /**
   * Creates the failure.
   * @param isTimeout true for a timeout, false when the process died
   */
  constructor(
    readonly isTimeout: boolean,
    cause: unknown,
  ) {
    super(String(cause), { cause });
    this.name = 'DecoderFailure';
  }
}

/** Converts a rejection reason to the error sent to the client. */
export function toApiError(reason: RejectionReason, cause?: unknown): ApiError {
  const { code, ...message } = API_ERRORS[reason];
  return new ApiError(code, { ...message, cause });
}
