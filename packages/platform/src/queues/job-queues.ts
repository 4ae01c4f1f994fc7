import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { JOBS, type JobEnvelope, type JobName, QUEUES, type QueueName } from '@placelore/contracts/core/jobs.js';
import type { QueueCounts } from '@placelore/contracts/core/queues.js';
import { type JobState, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_POLICY } from './queue-policy.js';
import { getQueueCounts } from './queue-stats.js';
import { KEY_PREFIX } from './redis.js';

/** Injection token of the connection that producers share. */
export const QUEUE_REDIS = Symbol('QUEUE_REDIS');

/** The only place jobs are put into queues. The job id is the work request's id, so adding twice is adding once. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly queues = new Map<QueueName, Queue>();

  constructor(@Inject(QUEUE_REDIS) private readonly redis: Redis) {}

  async add(job: JobName, envelope: JobEnvelope): Promise<void> {
    const name = JOBS[job].queue;
    const policy = QUEUE_POLICY[name];
    await this.getQueue(name).add(job, envelope, {
      jobId: envelope.jobRequestId,
      attempts: policy.attempts,
      backoff: { type: 'exponential', delay: policy.backoffMs, jitter: 0.3 },
      removeOnComplete: { count: policy.maxCompleted },
      removeOnFail: { count: policy.maxFailed },
    });
  }

  /** State of the job of a work request; `unknown` when Redis does not know it (any more). */
  async getState(job: JobName, jobRequestId: string): Promise<JobState | 'unknown'> {
    return this.getQueue(JOBS[job].queue).getJobState(jobRequestId);
  }

  /** Why a failed job failed, as the worker said. */
  async getFailedReason(job: JobName, jobRequestId: string): Promise<string | undefined> {
    const found = await this.getQueue(JOBS[job].queue).getJob(jobRequestId);
    return found?.failedReason;
  }

  /** Removes a finished job, so that its work request can be queued again. */
  async remove(job: JobName, jobRequestId: string): Promise<void> {
    const found = await this.getQueue(JOBS[job].queue).getJob(jobRequestId);
    await found?.remove();
  }

  /** How every queue is at this moment. */
  getCounts(): Promise<QueueCounts[]> {
    return Promise.all(QUEUES.map((name) => getQueueCounts(name, this.getQueue(name), Date.now())));
  }

  /** Every queue itself, to be looked at. */
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
      queue = new Queue(name, { connection: this.redis as never, prefix: KEY_PREFIX });
      queue.on('error', () => {});
      this.queues.set(name, queue);
    }
    return queue;
  }
}
