import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';

/** Ms in which the whole upload must have arrived: 10 MB at 1 Mbit/s take 84 s. */
const UPLOAD_TIMEOUT_MS = 100_000;
/** Ms without a byte after which a sender counts as gone. */
const IDLE_TIMEOUT_MS = 15_000;

/** Watches an upload come in: its sender may go, stall, or take too long altogether. */
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
    // Also says so of a request whose sender went before anybody looked at it.
    finished(request, { writable: false }, (error) => {
      if (error) this.#fail(new ApiError('INVALID_INPUT', { message: 'The upload broke off.', cause: error }));
    });
    this.#uploadTimeout = setTimeout(() => this.#fail(new ApiError('TIMED_OUT')), UPLOAD_TIMEOUT_MS);
    this.#idleTimeout = this.#startIdleTimeout();
  }

  /** What `read` gives. @throws ApiError INVALID_INPUT when the sender went, TIMED_OUT when nothing came any more. */
  async watch<T>(read: Promise<T>): Promise<T> {
    // When the arrival fails first, nobody listens to what becomes of the reading.
    read.catch(() => {});
    try {
      return await Promise.race([read, this.#failed]);
    } finally {
      this.#isFinished = true;
      clearTimeout(this.#uploadTimeout);
      clearTimeout(this.#idleTimeout);
    }
  }

  /** To be called with each piece that arrived. @throws ApiError when the upload was refused meanwhile */
  readonly onChunk = (): void => {
    clearTimeout(this.#idleTimeout);
    if (this.#isFinished) throw new ApiError('INVALID_INPUT');
    this.#idleTimeout = this.#startIdleTimeout();
  };

  #startIdleTimeout(): NodeJS.Timeout {
    return setTimeout(() => this.#fail(new ApiError('TIMED_OUT')), IDLE_TIMEOUT_MS);
  }
}
