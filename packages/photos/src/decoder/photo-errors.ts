import { ApiError, type ErrorCode } from '@placelore/contracts/core/errors.js';
import type { RejectionReason } from '../measure/photo-limits.js';

/** What a client is answered; without a sentence of its own, that of the code. */
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
      'This image carries more embedded data than a photo needs. Please save it again without its profile and metadata.',
  },
  frames: {
    code: 'IMAGE_UNREADABLE',
    message: 'This image has too many frames or parts. Please choose a single picture.',
  },
};

/** The cause of a refusal when the decoding process died or was late, and so gave no answer about the photo. */
export class DecoderFailure extends Error {
  /** @param isTimeout whether the process was late, and did not die */
  constructor(
    readonly isTimeout: boolean,
    cause: unknown,
  ) {
    super(String(cause), { cause });
    this.name = 'DecoderFailure';
  }
}

/** The answer to a client whose photo was refused. */
export function toApiError(reason: RejectionReason, cause?: unknown): ApiError {
  const { code, ...message } = API_ERRORS[reason];
  return new ApiError(code, { ...message, cause });
}
