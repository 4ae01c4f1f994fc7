import type { EventEmitter } from 'node:events';
import { ApiError } from '@placelore/contracts/core/errors.js';

export interface LaneLimits {
  /** Requests that are worked on at the same time. */
  concurrency: number;
  /** Requests that may wait for one of these to end; further ones are rejected at once. */
  maxWaiting: number;
  /** Of these, requests of one caller; default all. */
  maxWaitingPerCaller?: number;
  /** Milliseconds after which a waiting request is rejected at the latest. */
  maxWaitMs: number;
}

interface Waiting {
  enter: () => void;
}

/** Connection of a client, such as a response of Node's server. */
export interface ClientConnection extends Pick<EventEmitter, 'once' | 'off'> {
  /** Whether `close` was emitted. */
  readonly closed: boolean;
}

/**
 * Part of the longest wait in which waiting requests are rejected, each at a time of its own. Those of a flood would
 * otherwise be answered, and come again, all in one moment, in which everyone else waits for this process.
 */
const SPREAD = 0.5;
/** Bounds of `Retry-After` in seconds; clients that were rejected together return spread over them. */
const RETRY_AFTER_SECONDS = { min: 1, max: 4 };

/**
 * Bounds the requests of one class, so that they cannot starve another. Waiting callers take turns: a flood of one of
 * them does not stand before the first request of everyone else.
 */
export class Lane {
  readonly #limits: LaneLimits;
  /** Waiting requests by caller; the first caller is the next. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  #active = 0;
  #waitingCount = 0;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Requests that are worked on now. */
  get active(): number {
    return this.#active;
  }

  /** Requests that wait now. */
  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Waits for a slot. The caller must release it once, and further calls of the returned function have no effect.
   * @param connection emits `close` when the client is gone; it then no longer waits
   * @throws ApiError OVERLOADED when too many wait, or after the longest wait
   */
  async enter(caller: string, connection: ClientConnection): Promise<() => void> {
    if (connection.closed) throw createOverloadedError();
    if (this.#active < this.#limits.concurrency) this.#active++;
    else await this.#wait(caller, connection);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#active--;
      this.#admitNext();
    };
  }

  async #wait(caller: string, connection: ClientConnection): Promise<void> {
    const { maxWaiting, maxWaitingPerCaller = maxWaiting } = this.#limits;
    const ownCount = this.#waiting.get(caller)?.size ?? 0;
    if (this.#waitingCount >= maxWaiting || ownCount >= maxWaitingPerCaller) throw createOverloadedError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { enter: resolve };
    const leave = () => this.#remove(caller, waiting) && reject(createOverloadedError());
    this.#add(caller, waiting);
    const timer = setTimeout(leave, this.#limits.maxWaitMs * (1 - SPREAD * Math.random()));
    connection.once('close', leave);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      connection.off('close', leave);
    }
  }

  #admitNext(): void {
    const [next] = this.#waiting;
    if (!next || this.#active >= this.#limits.concurrency) return;
    const [caller, requests] = next;
    const [first] = requests;
    this.#active++;
    this.#remove(caller, first!);
    // The caller's further requests wait behind one of each other caller.
    if (requests.size > 0) {
      this.#waiting.delete(caller);
      this.#waiting.set(caller, requests);
    }
    first!.enter();
  }

  #add(caller: string, waiting: Waiting): void {
    this.#waiting.set(caller, (this.#waiting.get(caller) ?? new Set()).add(waiting));
    this.#waitingCount++;
  }

  /** Returns false when it has been removed before. */
  #remove(caller: string, waiting: Waiting): boolean {
    const requests = this.#waiting.get(caller);
    if (!requests?.delete(waiting)) return false;
    if (requests.size === 0) this.#waiting.delete(caller);
    this.#waitingCount--;
    return true;
  }
}

function createOverloadedError(): ApiError {
  const { min, max } = RETRY_AFTER_SECONDS;
  return new ApiError('OVERLOADED', { retryAfter: min + Math.floor(Math.random() * (max - min + 1)) });
}
