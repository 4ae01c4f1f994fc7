import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import {
  isJob,
  JOBS,
  type JobEnvelope,
  type JobName,
  jobEnvelope,
  PERSONAL_FIELDS,
  QUEUES,
  type QueueName,
} from '@placelore/contracts/jobs.js';
import type { HealthParts } from '@placelore/platform/health/health-parts.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { withRequestId } from '@placelore/platform/logging/request-context.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Flow } from '../flows/flow.js';
import { FLOWS } from '../flows/flows.js';
import { settle } from '../flows/settle.js';

/** Ms between looks for jobs whose worker died. */
const STALLED_INTERVAL = 5_000;

/** Minutes for which it is remembered how many jobs ended in each. */
const KEPT_MINUTES = 24 * 60;

/** Runs the flow of every job of every queue, by the policy of its queue and the error table. */
export class QueueConsumers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly redis;
  private workers: Worker[] = [];
  private readonly connections: Redis[] = [];

  constructor(
    private readonly redisUrl: string,
    private readonly client: InternalClient,
    private readonly logger: Logger,
    health: HealthParts,
  ) {
    this.redis = connectRedis(redisUrl);
    health.register('redis', async () => {
      await this.redis.ping();
    });
    health.register('queues', async () => {
      const stopped = this.workers.find((worker) => !worker.isRunning());
      if (stopped) throw new Error(`The queue ${stopped.name} is not being worked on`);
    });
  }

  onApplicationBootstrap(): void {
    this.workers = QUEUES.map((queue) => this.consume(queue));
  }

  /** Jobs under way are finished; one that takes longer than the process may is taken up by the next worker. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await this.client.close();
    for (const connection of [this.redis, ...this.connections]) connection.disconnect();
  }

  private consume(queue: QueueName): Worker {
    const policy = QUEUE_POLICY[queue];
    const connection = connectRedis(this.redisUrl, true);
    this.connections.push(connection);
    const worker = new Worker(queue, (job) => this.work(job), {
      connection: connection as never,
      prefix: KEY_PREFIX,
      concurrency: policy.concurrency,
      lockDuration: policy.lockDuration,
      stalledInterval: STALLED_INTERVAL,
      maxStalledCount: policy.maxStalledCount,
      metrics: { maxDataPoints: KEPT_MINUTES },
    });
    worker.on('error', (fault) => this.logger.warn({ err: fault, queue }, 'queue connection'));
    return worker;
  }

  private async work(job: Job): Promise<void> {
    const envelope = jobEnvelope.parse(job.data);
    await withRequestId(envelope.requestId, async () => {
      const started = performance.now();
      try {
        await this.run(job, envelope);
        await job.updateData(withoutPersonalFields(job.name, envelope));
        this.logger.info(
          { job: job.name, workRequestId: job.id, ms: Math.round(performance.now() - started) },
          'job done',
        );
      } catch (thrown) {
        await this.fail(job, envelope, thrown);
      }
    });
  }

  private async run(job: Job, { workRequestId, payload }: JobEnvelope): Promise<void> {
    if (!isJob(job.name)) throw new UnrecoverableError(`There is no flow for the job ${job.name}`);
    const flow = FLOWS[job.name] as Flow<JobName>;
    await flow(
      {
        call: this.client.call.bind(this.client),
        report: (progress) => job.updateProgress(progress),
        workRequestId,
      },
      JOBS[job.name].payload.parse(payload) as never,
    );
  }

  /** Fails the try; when it was the last one, the owner is told first, so that whoever waits hears of it. */
  private async fail(job: Job, envelope: JobEnvelope, thrown: unknown): Promise<never> {
    const fault = thrown instanceof Error ? thrown : new Error(String(thrown));
    const retryable = !(fault instanceof UnrecoverableError) && (!(fault instanceof ApiError) || fault.retryable);
    const last = !retryable || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    this.logger.warn(
      { err: fault, job: job.name, workRequestId: job.id, attempt: job.attemptsMade + 1, last },
      'job failed',
    );
    if (!last) throw fault;
    if (isJob(job.name)) {
      const code = fault instanceof ApiError ? fault.code : 'INTERNAL';
      const call = this.client.call.bind(this.client);
      await settle({ call, workRequestId: envelope.workRequestId }, job.name, {
        status: 'failed',
        code,
        message: fault.message,
      }).catch((unsettled: unknown) => {
        // The owner's sweeper settles it from the failed job when the owner is back.
        this.logger.warn({ err: unsettled, workRequestId: envelope.workRequestId }, 'could not settle a failed job');
      });
    }
    await job.updateData(withoutPersonalFields(job.name, envelope));
    throw new UnrecoverableError(fault.message);
  }
}

/** What an ended job may keep. What failed is run again from its work request, which still has everything. */
function withoutPersonalFields(job: string, envelope: JobEnvelope): JobEnvelope {
  const personal = isJob(job) ? PERSONAL_FIELDS[job] : [];
  const kept = Object.entries((envelope.payload ?? {}) as object).filter(([name]) => !personal.includes(name));
  return { ...envelope, payload: Object.fromEntries(kept) };
}
