import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { JOBS, type JobEnvelope, type JobName, QUEUES, type QueueName } from '@placelore/contracts/core/jobs/jobs.js';
import type { QueueCounts } from '@placelore/contracts/core/jobs/queues.js';
import { type JobState, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { startJobSpan } from '../telemetry/job-span.js';
import { parseTraceparent } from '../telemetry/trace-context.js';
import type { ActiveSpan } from '../telemetry/tracing.js';
import { QUEUE_POLICY } from './queue-policy.js';
import { getQueueCounts } from './queue-stats.js';
import { getQueuePrefix } from './redis.js';

/** Injection token of the connection that all producers share. */
export const QUEUE_REDIS = Symbol('QUEUE_REDIS');

/** Lowest priority in BullMQ. Jobs of later rounds run in order of arrival. */
const MAX_PRIORITY = 2_097_151;

/**
 * The only place that adds jobs to queues. The job id is the job request's id, so that adding twice has no effect.
 */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, Queue>();

  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  /** @param round round of the queue in which the job runs, from 1; with 0 it runs first */
  async add(job: JobName, envelope: JobEnvelope, round = 0): Promise<void> {
    const name = JOBS[job].queue;
    const policy = QUEUE_POLICY[name];
    const span = startEnqueueSpan(job, envelope);
    const adding = this.getQueue(name).add(
      job,
      { ...envelope, traceparent: span.traceparent },
      {
        jobId: envelope.jobRequestId,
        attempts: policy.attempts,
        backoff: { type: 'exponential', delay: policy.backoffMs, jitter: 0.3 },
        removeOnComplete: { count: policy.maxCompleted },
        removeOnFail: { count: policy.maxFailed },
        ...(round > 0 && { priority: Math.min(round, MAX_PRIORITY) }),
      },
    );
    await adding.then(
      () => span.end(),
      (thrown: unknown) => {
        span.end({}, 'UNAVAILABLE');
        throw thrown;
      },
    );
  }

  /** Returns the state of a job; `unknown` when Redis does not have it. */
  async getState(job: JobName, jobRequestId: string): Promise<JobState | 'unknown'> {
    return this.getQueue(JOBS[job].queue).getJobState(jobRequestId);
  }

  /** Returns the worker's reason for a failed job. */
  async getFailedReason(job: JobName, jobRequestId: string): Promise<string | undefined> {
    const found = await this.getQueue(JOBS[job].queue).getJob(jobRequestId);
    return found?.failedReason;
  }

  /** Removes a finished job, so that its job request can be queued again. */
  async remove(job: JobName, jobRequestId: string): Promise<void> {
    const found = await this.getQueue(JOBS[job].queue).getJob(jobRequestId);
    await found?.remove();
  }

  /** Returns the current counts of every queue. */
  getCounts(): Promise<QueueCounts[]> {
    return Promise.all(QUEUES.map((name) => getQueueCounts(name, this.getQueue(name), Date.now())));
  }

  /** Returns every queue, for display. */
  getQueues(): Queue[] {
    return QUEUES.map((name) => this.getQueue(name));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private getQueue(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.redis as never, prefix: getQueuePrefix(name) });
      queue.on('error', () => {});
      this.queues.set(name, queue);
    }
    return queue;
  }
}

/** Starts the span of adding a job, below that of the request that caused it. */
function startEnqueueSpan(job: JobName, { jobRequestId, requestId, traceparent }: JobEnvelope): ActiveSpan {
  const traced = { job, queue: JOBS[job].queue, id: jobRequestId };
  return startJobSpan('send', traced, { trace: parseTraceparent(traceparent), requestId });
}
