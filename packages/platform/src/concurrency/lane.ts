import type { EventEmitter } from 'node:events';
import { ApiError } from '@placelore/contracts/core/errors.js';

export interface LaneLimits {
  /** Requests that run at the same time. */
  concurrency: number;
  /** Requests that may wait; further ones are rejected at once. */
  maxWaiting: number;
  /** Waiting requests of one caller; by default all. */
  maxWaitingPerCaller?: number;
  /** Longest wait in milliseconds before a request is rejected. */
  maxWaitMs: number;
  /** A lane with more urgent requests: while one of them runs, only half as many requests of this lane start. */
  yieldsTo?: Pick<Lane, 'active'> | undefined;
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
 * Last part of the longest wait over which rejections are spread at random. Otherwise the requests of a flood would be
 * rejected, and repeated, all at once, and delay everyone else.
 */
const SPREAD = 0.5;
/** Bounds of a random `Retry-After` in seconds, so that clients rejected together return one after the other. */
const RETRY_AFTER_SECONDS = { min: 1, max: 4 };

/**
 * Limits the concurrent requests of one class, so that it cannot starve another. Waiting callers take turns, so that
 * one caller's flood does not delay the first request of everyone else.
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

  /** Number of running requests. */
  get active(): number {
    return this.#active;
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Waits for a slot, and returns a function that releases it. Calling that function again has no effect.
   * @param connection emits `close` when the client disconnects, which ends the wait
   * @throws ApiError OVERLOADED when too many requests wait, or after the longest wait
   */
  async enter(caller: string, connection: ClientConnection): Promise<() => void> {
    if (connection.closed) throw createOverloadedError();
    if (this.#active < this.#getConcurrency()) this.#active++;
    else await this.#wait(caller, connection);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#active--;
      this.#admit();
    };
  }

  /** Returns at least 1, so that a request that ends admits those that wait. */
  #getConcurrency(): number {
    const { concurrency, yieldsTo } = this.#limits;
    return yieldsTo && yieldsTo.active > 0 ? Math.ceil(concurrency / 2) : concurrency;
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

  #admit(): void {
    for (const [caller, requests] of this.#waiting) {
      if (this.#active >= this.#getConcurrency()) return;
      const [first] = requests;
      this.#active++;
      this.#remove(caller, first!);
      // The caller's further requests wait until each other caller has had a turn.
      if (requests.size > 0) {
        this.#waiting.delete(caller);
        this.#waiting.set(caller, requests);
      }
      first!.enter();
    }
  }

  #add(caller: string, waiting: Waiting): void {
    this.#waiting.set(caller, (this.#waiting.get(caller) ?? new Set()).add(waiting));
    this.#waitingCount++;
  }

  /** Returns false if the request was removed before. */
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
