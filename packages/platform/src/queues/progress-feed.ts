import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type JobProgress, jobProgress, type QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis, getQueuePrefix } from './redis.js';

type Listener = (progress: JobProgress) => void;
type DelayListener = (until: number) => void;

/** Injection token of the Redis URL. */
export const REDIS_URL = Symbol('REDIS_URL');

/** Passes progress from the worker to the listeners in this process. */
@Injectable()
export class ProgressFeed implements OnApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly latest = new Map<string, JobProgress>();
  private readonly delayListeners = new Map<string, Set<DelayListener>>();
  private readonly delays = new Map<string, number>();
  private readonly feeds = new Map<QueueName, { events: QueueEvents; connection: Redis }>();

  constructor(@Inject(REDIS_URL) private readonly redisUrl: string) {}

  /** Subscribes to the events of a queue; call it once per queue at boot. */
  watch(queue: QueueName): void {
    const connection = connectRedis(this.redisUrl, true);
    const events = new QueueEvents(queue, { connection: connection as never, prefix: getQueuePrefix(queue) });
    events.on('error', () => {});
    events.on('progress', ({ jobId, data }) => this.publish(jobId, data));
    events.on('delayed', ({ jobId, delay }) => this.storeDelay(jobId, Number(delay)));
    events.on('active', ({ jobId }) => this.delays.delete(jobId));
    events.on('completed', ({ jobId }) => this.evict(jobId));
    events.on('failed', ({ jobId }) => this.evict(jobId));
    this.feeds.set(queue, { events, connection });
  }

  /** Returns the last progress of a job request. */
  getLatest(jobRequestId: string): JobProgress | null {
    return this.latest.get(jobRequestId) ?? null;
  }

  /** Calls `listener` with each progress until the returned function is called. */
  follow(jobRequestId: string, listener: Listener): () => void {
    const set = this.listeners.get(jobRequestId) ?? new Set();
    this.listeners.set(jobRequestId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.listeners.delete(jobRequestId);
    };
  }

  /**
   * Calls `listener` when the job is delayed, with the time of the next attempt in ms since 1970, until the returned
   * function is called. If the job is delayed already, it calls `listener` immediately.
   */
  followDelays(jobRequestId: string, listener: DelayListener): () => void {
    const until = this.delays.get(jobRequestId);
    if (until !== undefined) listener(until);
    const set = this.delayListeners.get(jobRequestId) ?? new Set();
    this.delayListeners.set(jobRequestId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) this.delayListeners.delete(jobRequestId);
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(
      [...this.feeds.values()].map(async ({ events, connection }) => {
        await events.close().catch(() => {});
        connection.disconnect();
      }),
    );
  }

  private storeDelay(jobId: string, until: number): void {
    this.delays.set(jobId, until);
    for (const listener of this.delayListeners.get(jobId) ?? []) listener(until);
  }

  private evict(jobId: string): void {
    this.latest.delete(jobId);
    this.delays.delete(jobId);
  }

  private publish(jobId: string, data: unknown): void {
    const parsed = jobProgress.safeParse(data);
    if (!parsed.success) return;
    this.latest.set(jobId, parsed.data);
    for (const listener of this.listeners.get(jobId) ?? []) listener(parsed.data);
  }
}
