import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { IntervalTask } from '../jobs/interval-task.js';
import { KEY_PREFIX } from '../queues/redis.js';
import { LATENCY_BOUNDS_MS, type Sample, takeSample } from './signals.js';

/** Minutes that are stored. */
export const SIGNAL_MINUTES = 60;
const MINUTE_MS = 60_000;
const STORE_INTERVAL_MS = 10_000;
/** Seconds after which Redis deletes a minute: slightly more than the hour that is shown. */
const TTL_SECONDS = (SIGNAL_MINUTES + 2) * 60;

const sampleSchema = z.object({
  requests: z.number(),
  errors: z.number(),
  limited: z.number(),
  latencies: z.array(z.number()).length(LATENCY_BOUNDS_MS.length + 1),
  jobsDone: z.number(),
  jobsFailed: z.number(),
  gauges: z.record(z.string(), z.number()),
});

/** Sample of one process. */
export interface ProcessSample extends Sample {
  service: string;
  /** Random id of the process. */
  instance: string;
}

const toKey = (minute: number): string => `${KEY_PREFIX}:signals:${minute}`;

/**
 * Stores the samples of this process for the admin console: one hash field per minute and process. All processes
 * together take less than a megabyte.
 */
export class SignalReporter {
  private readonly instance = randomUUID();
  private minute = toMinute(Date.now());
  // While Redis is unavailable, minutes are missing in the console, which affects nothing else.
  private readonly task = new IntervalTask(
    () => this.store(Date.now()),
    () => {},
  );

  constructor(
    private readonly redis: Redis,
    private readonly service: string,
  ) {}

  start(): void {
    this.task.start(STORE_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    await this.task.stop();
    this.redis.disconnect();
  }

  /** Stores the current minute, and completes the previous one. @param now ms since 1970 */
  async store(now: number): Promise<void> {
    const minute = toMinute(now);
    await this.write(this.minute);
    if (minute === this.minute) return;
    this.minute = minute;
    await this.write(minute);
  }

  private async write(minute: number): Promise<void> {
    const sample = await takeSample(minute);
    const key = toKey(minute);
    await this.redis.hset(key, `${this.service}:${this.instance}`, JSON.stringify(sample));
    await this.redis.expire(key, TTL_SECONDS);
  }
}

const toMinute = (ms: number): number => Math.floor(ms / MINUTE_MS);

/** Samples of one minute. */
export interface MinuteSamples {
  /** Beginning of the minute in ms since 1970. */
  at: number;
  samples: ProcessSample[];
}

/** Reads the samples of the last hour, from the oldest minute to the current one. @param now ms since 1970 */
export function readSignals(redis: Redis, now: number): Promise<MinuteSamples[]> {
  const last = toMinute(now);
  const minutes = Array.from({ length: SIGNAL_MINUTES }, (_, index) => last - SIGNAL_MINUTES + 1 + index);
  return Promise.all(
    minutes.map(async (minute) => ({
      at: minute * MINUTE_MS,
      samples: Object.entries(await redis.hgetall(toKey(minute))).flatMap(([field, text]) => parseSample(field, text)),
    })),
  );
}

/** Parses a sample. Ignores samples that another release stored in another form. */
function parseSample(field: string, text: string): ProcessSample[] {
  const [service = '', instance = ''] = field.split(':');
  const { data } = sampleSchema.safeParse(parseJson(text));
  return data ? [{ service, instance, ...data }] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Estimates a quantile from counts by {@link LATENCY_BOUNDS_MS}, assuming evenly distributed values within a bucket.
 * @returns milliseconds; the largest bound for anything slower, null without values
 */
export function estimateQuantile(counts: readonly number[], quantile: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let rest = quantile * total;
  for (const [index, count] of counts.entries()) {
    const upper = LATENCY_BOUNDS_MS[index];
    if (upper === undefined) break;
    const lower = LATENCY_BOUNDS_MS[index - 1] ?? 0;
    if (count > 0 && rest <= count) return lower + (upper - lower) * (rest / count);
    rest -= count;
  }
  return LATENCY_BOUNDS_MS.at(-1) ?? null;
}
