import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { ApiError } from '@placelore/contracts/errors.js';

/** Ms in which the whole upload must have arrived: 10 MB at 1 Mbit/s take 84 s. */
const WHOLE = 100_000;
/** Ms without a byte after which a sender counts as gone. */
const STALL = 15_000;

/** Watches an upload come in: its sender may go, stall, or take too long altogether. */
export class Arrival {
  readonly #failed: Promise<never>;
  #fail!: (fault: ApiError) => void;
  readonly #whole: NodeJS.Timeout;
  #stall: NodeJS.Timeout;
  #over = false;

  constructor(request: IncomingMessage) {
    this.#failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.#failed.catch(() => {});
    // Also says so of a request whose sender went before anybody looked at it.
    finished(request, { writable: false }, (fault) => {
      if (fault) this.#fail(new ApiError('INVALID_INPUT', { message: 'The upload broke off.', cause: fault }));
    });
    this.#whole = setTimeout(() => this.#fail(new ApiError('TIMED_OUT')), WHOLE);
    this.#stall = this.#expectMore();
  }

  /** What `read` gives. @throws ApiError INVALID_INPUT when the sender went, TIMED_OUT when nothing came any more. */
  async of<T>(read: Promise<T>): Promise<T> {
    // When the arrival fails first, nobody listens to what becomes of the reading.
    read.catch(() => {});
    try {
      return await Promise.race([read, this.#failed]);
    } finally {
      this.#over = true;
      clearTimeout(this.#whole);
      clearTimeout(this.#stall);
    }
  }

  /** To be called with each piece that arrived. @throws ApiError when the upload was refused meanwhile */
  readonly note = (): void => {
    clearTimeout(this.#stall);
    if (this.#over) throw new ApiError('INVALID_INPUT');
    this.#stall = this.#expectMore();
  };

  #expectMore(): NodeJS.Timeout {
    return setTimeout(() => this.#fail(new ApiError('TIMED_OUT')), STALL);
  }
}
