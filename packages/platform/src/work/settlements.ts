import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { WorkOutcome } from '@placelore/contracts/jobs.js';
import { DatabaseListener } from '../database/database-listener.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** Ms between looks at the table for all waiters together, in case a notification was missed. */
const POLL = 1_000;

interface Waiter {
  resolve: (outcome: WorkOutcome) => void;
  reject: (fault: unknown) => void;
}

/** Waits until work requests of this owner are settled. */
@Injectable()
export class Settlements implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly waiters = new Map<string, Set<Waiter>>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly repository: WorkRequestsRepository,
    private readonly listener: DatabaseListener,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { settled } = await this.repository.channels();
    await this.listener.listen(settled, (id) => {
      const ids = id === '' ? [...this.waiters.keys()] : [id].filter((settledId) => this.waiters.has(settledId));
      void this.look(ids).catch(() => {});
    });
    this.timer = setInterval(() => void this.look().catch(() => {}), POLL);
  }

  /**
   * People who wait are told to come back: the work itself goes on. Before the server closes, because it closes only
   * when the last request is answered.
   */
  beforeApplicationShutdown(): void {
    this.closed = true;
    clearInterval(this.timer);
    for (const set of this.waiters.values()) {
      for (const waiter of set) waiter.reject(new ApiError('UNAVAILABLE'));
    }
    this.waiters.clear();
  }

  /**
   * The outcome of a work request, when it is there.
   * @throws ApiError TIMED_OUT after `timeout` ms, UNAVAILABLE when the process stops.
   */
  async wait(id: string, timeout: number, signal?: AbortSignal): Promise<WorkOutcome> {
    if (this.closed) throw new ApiError('UNAVAILABLE');
    if (signal?.aborted) throw new ApiError('TIMED_OUT');
    let waiter: Waiter | undefined;
    let timer: NodeJS.Timeout | undefined;
    const abort = () => waiter?.reject(new ApiError('TIMED_OUT'));
    try {
      return await new Promise<WorkOutcome>((resolve, reject) => {
        waiter = { resolve, reject };
        this.waiters.set(id, (this.waiters.get(id) ?? new Set()).add(waiter));
        timer = setTimeout(abort, timeout);
        signal?.addEventListener('abort', abort, { once: true });
        // It may have been settled between the request and this call.
        void this.look([id]).catch(() => {});
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      const set = this.waiters.get(id);
      if (set && waiter) set.delete(waiter);
      if (set?.size === 0) this.waiters.delete(id);
    }
  }

  /** Waits for the end of work that may as well end later: after `timeout` ms it goes on without the caller. */
  async waitBriefly(id: string, timeout: number): Promise<void> {
    try {
      await this.wait(id, timeout);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
    }
  }

  private async look(ids = [...this.waiters.keys()]): Promise<void> {
    if (ids.length === 0) return;
    for (const { id, outcome } of await this.repository.outcomes(ids)) {
      for (const waiter of this.waiters.get(id) ?? []) waiter.resolve(outcome);
    }
  }
}
