import type { QueueCounts } from '@placelore/contracts/core/jobs/queues.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis } from '@placelore/platform/queues/redis.js';
import { addCollector, metrics } from '@placelore/platform/telemetry/metrics.js';
import { addGauges } from '@placelore/platform/telemetry/signals.js';

/** Milliseconds for which counts are reused, so that frequent scrapers put no load on Redis. */
const REUSE_MS = 5_000;

/** Measures depth and age of all queues. All workers report the same values, so scraping one of them is enough. */
export class QueueLoad {
  private readonly queues: JobQueues;
  private counts: Promise<QueueCounts[]> | undefined;
  private countedAt = 0;

  constructor(redisUrl: string) {
    this.queues = new JobQueues(connectRedis(redisUrl));
  }

  /** Adds the measurements to metrics and signals. */
  observe(): void {
    addCollector(async () => {
      for (const counts of await this.count()) setMetrics(counts);
    });
    addGauges(async () => {
      const counts = await this.count();
      return {
        queueWaiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
        queueOldestMs: Math.max(0, ...counts.map(({ oldestWaitingMs }) => oldestWaitingMs ?? 0)),
      };
    });
  }

  close(): Promise<void> {
    return this.queues.onApplicationShutdown();
  }

  private count(): Promise<QueueCounts[]> {
    if (this.counts === undefined || Date.now() - this.countedAt > REUSE_MS) {
      this.countedAt = Date.now();
      this.counts = this.queues.getCounts();
    }
    return this.counts;
  }
}

function setMetrics({ queue, waiting, active, delayed, failed, oldestWaitingMs }: QueueCounts): void {
  for (const [state, jobs] of Object.entries({ waiting, active, delayed, failed })) {
    metrics.queueJobs.set({ queue, state }, jobs);
  }
  metrics.queueOldestSeconds.set({ queue }, (oldestWaitingMs ?? 0) / 1_000);
}
