import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { QUEUES, type QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import type { HealthChecks } from '@placelore/platform/health/health-checks.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_POLICY, STALLED_JOB_OPTIONS } from '@placelore/platform/queues/queue-policy.js';
import { checkRedis, connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { startJobCounters } from './job-observation.js';
import { JobRunner } from './job-runner.js';
import { QueueLoad } from './queue-load.js';

/** Minutes for which the queues store how many jobs ended in each minute. */
const METRICS_RETENTION_MINUTES = 24 * 60;

/** Runs the handlers of all jobs. The policy of each queue and the error table determine attempts and delays. */
export class QueueConsumers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly redis;
  private readonly runner: JobRunner;
  private readonly load: QueueLoad;
  private workers: Worker[] = [];
  private readonly connections: Redis[] = [];

  constructor(
    private readonly redisUrl: string,
    private readonly client: InternalClient,
    private readonly logger: Logger,
    health: HealthChecks,
  ) {
    this.redis = connectRedis(redisUrl);
    this.runner = new JobRunner(client, logger);
    this.load = new QueueLoad(redisUrl);
    health.register('redis', async () => {
      await checkRedis(this.redis);
    });
    health.register('queues', async () => {
      const stopped = this.workers.find((worker) => !worker.isRunning());
      if (stopped) throw new Error(`The queue ${stopped.name} has no running worker`);
    });
  }

  onApplicationBootstrap(): void {
    startJobCounters();
    this.workers = QUEUES.map((queue) => this.consume(queue));
    this.load.observe();
  }

  /** Waits for running jobs. If one outlasts the shutdown, the next worker takes it over. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await this.load.close();
    await this.client.close();
    for (const connection of [this.redis, ...this.connections]) connection.disconnect();
  }

  private consume(queue: QueueName): Worker {
    const policy = QUEUE_POLICY[queue];
    const connection = connectRedis(this.redisUrl, true);
    this.connections.push(connection);
    const worker = new Worker(queue, (job, token, signal) => this.runner.run(job, token, signal), {
      connection: connection as never,
      prefix: getQueuePrefix(queue),
      concurrency: policy.concurrency,
      ...STALLED_JOB_OPTIONS,
      // Disables the queue's own limit. The runner counts deaths itself, and starts again when the job progresses.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      metrics: { maxDataPoints: METRICS_RETENTION_MINUTES },
    });
    worker.on('lockRenewalFailed', (jobIds) => void this.abandon(worker, jobIds));
    worker.on('error', (error) => this.logger.warn({ err: error, queue }, 'Queue connection failed'));
    return worker;
  }

  /**
   * Cancels jobs whose lock is lost, because another worker may be running them; each stops at its next call. A job
   * that the queue no longer has cannot run elsewhere, so it continues.
   */
  private async abandon(worker: Worker, jobIds: string[]): Promise<void> {
    for (const id of jobIds) {
      const job = await Job.fromId(worker, id).catch(() => undefined);
      if (job) worker.cancelJob(id, 'The lock of the job was lost');
    }
  }
}
