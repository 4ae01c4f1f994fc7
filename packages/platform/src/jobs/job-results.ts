import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import type { Redis } from 'ioredis';
import { DatabaseListener } from '../database/database-listener.js';
import { createWaitRecorder } from '../logging/request-context.js';
import { QUEUE_REDIS } from '../queues/job-queues.js';
import { ProgressFeed } from '../queues/progress-feed.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Milliseconds between polls for all waiters together, in case a notification was missed. */
const POLL_INTERVAL_MS = 1_000;

/** Longest wait in milliseconds while Redis or the database is unavailable, or until the next attempt of a job. */
const OUTAGE_TIMEOUT_MS = 5_000;
/** `Retry-After` in seconds while Redis or the database is unavailable. */
const RETRY_AFTER_SECONDS = 5;

interface Waiter {
  /** Whether it waits through outages, because it shows progress to a user. */
  isFollowing: boolean;
  resolve: (result: JobResult) => void;
  reject: (error: unknown) => void;
}

/** Waits until job requests of this service are finished. */
@Injectable()
export class JobResults implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly waiters = new Map<string, Set<Waiter>>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private unavailableSince: number | undefined;

  constructor(
    private readonly repository: JobRequestsRepository,
    private readonly listener: DatabaseListener,
    private readonly feed: ProgressFeed,
    @Inject(QUEUE_REDIS) private readonly redis: Redis,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { settled: finishedChannel } = await this.repository.getChannels();
    await this.listener.listen(finishedChannel, (id) => {
      const ids = id === '' ? [...this.waiters.keys()] : [id].filter((finishedId) => this.waiters.has(finishedId));
      void this.resolveFinished(ids).catch(() => {});
    });
    this.timer = setInterval(() => void this.checkWaiters(), POLL_INTERVAL_MS);
  }

  /**
   * Rejects waiting callers, who can retry while their jobs continue. Runs before the server closes, because closing
   * waits for all responses.
   */
  beforeApplicationShutdown(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    for (const set of this.waiters.values()) {
      for (const waiter of set) waiter.reject(new ApiError('UNAVAILABLE'));
    }
    this.waiters.clear();
  }

  /**
   * Returns the result of a job request as soon as it is finished.
   * @param isFollowing whether to wait through outages up to `timeout`; other callers get an error with `retryAfter`
   * @throws ApiError TIMED_OUT after `timeout` ms; UNAVAILABLE when the process stops, and with `retryAfter` when the
   * job waits for an unavailable part of the product. The job continues in all cases.
   */
  async waitUntilFinished(id: string, timeout: number, signal?: AbortSignal, isFollowing = false): Promise<JobResult> {
    if (this.isClosed) throw new ApiError('UNAVAILABLE');
    if (signal?.aborted) throw new ApiError('TIMED_OUT');
    const startedAt = performance.now();
    const recordWait = createWaitRecorder();
    let waiter: Waiter | undefined;
    let timer: NodeJS.Timeout | undefined;
    let unfollow: (() => void) | undefined;
    const abort = () => waiter?.reject(new ApiError('TIMED_OUT'));
    try {
      return await new Promise<JobResult>((resolve, reject) => {
        waiter = { resolve, reject, isFollowing };
        this.waiters.set(id, (this.waiters.get(id) ?? new Set()).add(waiter));
        timer = setTimeout(abort, timeout);
        signal?.addEventListener('abort', abort, { once: true });
        if (!isFollowing) unfollow = this.feed.followDelays(id, (until) => rejectLongDelay(until, reject));
        // The request may have been finished between its creation and this call.
        void this.resolveFinished([id]).catch(() => {});
      });
    } finally {
      recordWait('job', performance.now() - startedAt);
      clearTimeout(timer);
      unfollow?.();
      signal?.removeEventListener('abort', abort);
      const set = this.waiters.get(id);
      if (set && waiter) set.delete(waiter);
      if (set?.size === 0) this.waiters.delete(id);
    }
  }

  /** Waits for a job up to `timeout` ms; after that it continues without the caller. */
  async waitAtMost(id: string, timeout: number): Promise<void> {
    try {
      await this.waitUntilFinished(id, timeout);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
    }
  }

  /**
   * Polls the table for all waiters. If Redis or the database stays unavailable, rejects all except those that follow
   * the progress.
   */
  private async checkWaiters(): Promise<void> {
    const isUnavailable = await this.resolveFinished().then(
      () => this.waiters.size > 0 && this.redis.status !== 'ready',
      () => true,
    );
    this.unavailableSince = isUnavailable ? (this.unavailableSince ?? Date.now()) : undefined;
    if (this.unavailableSince === undefined || Date.now() - this.unavailableSince < OUTAGE_TIMEOUT_MS) return;
    const error = new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    for (const waiter of [...this.waiters.values()].flatMap((set) => [...set])) {
      if (!waiter.isFollowing) waiter.reject(error);
    }
  }

  private async resolveFinished(ids = [...this.waiters.keys()]): Promise<void> {
    if (ids.length === 0) return;
    for (const { id, outcome } of await this.repository.findResults(ids)) {
      for (const waiter of this.waiters.get(id) ?? []) waiter.resolve(outcome);
    }
  }
}

/** Rejects a caller if the next attempt is too far away. @param until ms since 1970 */
function rejectLongDelay(until: number, reject: (error: ApiError) => void): void {
  const delayMs = until - Date.now();
  if (delayMs > OUTAGE_TIMEOUT_MS) reject(new ApiError('UNAVAILABLE', { retryAfter: Math.ceil(delayMs / 1_000) }));
}
