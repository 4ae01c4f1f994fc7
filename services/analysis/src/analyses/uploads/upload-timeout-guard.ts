import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';

/** Maximum ms for the whole upload; 10 MB at 1 Mbit/s take 84 s. */
const UPLOAD_TIMEOUT_MS = 100_000;
/**
 * Maximum ms without a byte; after that, the sender counts as disconnected. The gateway, which measures the rate over
 * 15 s, ends a stalled upload before that; this is for what it does not notice.
 */
const IDLE_TIMEOUT_MS = 20_000;

/** Watches an incoming upload, whose sender may disconnect, stall, or take too long. */
export class UploadTimeoutGuard {
  readonly #failed: Promise<never>;
  #fail!: (error: ApiError) => void;
  readonly #uploadTimeout: NodeJS.Timeout;
  #idleTimeout: NodeJS.Timeout;
  #isFinished = false;

  constructor(request: IncomingMessage) {
    this.#failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.#failed.catch(() => {});
    // Also rejects a request whose sender disconnected before it was read.
    finished(request, { writable: false }, (error) => {
      if (error)
        this.#fail(
          new ApiError('INVALID_INPUT', { message: 'The upload was interrupted. Please try again.', cause: error }),
        );
    });
    this.#uploadTimeout = setTimeout(() => this.#fail(new ApiError('UPLOAD_TOO_SLOW')), UPLOAD_TIMEOUT_MS);
    this.#idleTimeout = this.#startIdleTimeout();
  }

  /**
   * Waits for `read`, and returns its result.
   * @throws ApiError INVALID_INPUT when the sender disconnected, UPLOAD_TOO_SLOW when it stalled or took too long
   */
  async watch<T>(read: Promise<T>): Promise<T> {
    // If the upload fails first, a later error of `read` must not count as unhandled.
    read.catch(() => {});
    try {
      return await Promise.race([read, this.#failed]);
    } finally {
      this.#isFinished = true;
      clearTimeout(this.#uploadTimeout);
      clearTimeout(this.#idleTimeout);
    }
  }

  /** Must be called for each chunk that arrives. @throws ApiError when the upload has already been rejected */
  readonly onChunk = (): void => {
    clearTimeout(this.#idleTimeout);
    if (this.#isFinished) throw new ApiError('INVALID_INPUT');
    this.#idleTimeout = this.#startIdleTimeout();
  };

  #startIdleTimeout(): NodeJS.Timeout {
    return setTimeout(() => this.#fail(new ApiError('UPLOAD_TOO_SLOW')), IDLE_TIMEOUT_MS);
  }
}
