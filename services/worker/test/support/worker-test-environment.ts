import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { finishRoute } from '@placelore/contracts/core/jobs/job-requests.js';
import {
  JOBS,
  type JobName,
  type JobProgress,
  jobProgress,
  type QueueName,
} from '@placelore/contracts/core/jobs/jobs.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { createTestRedis } from '../../../../infra/test/test-database.ts';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { FakeServices, SECRET } from './fake-services.js';

/** Milliseconds between checks for a delay to skip. A test file skips hundreds, and each attempt takes milliseconds. */
const SKIP_INTERVAL_MS = 4;

/** Environment of a worker: queues in a Redis database of the test file's own, and fakes of all services. */
export class WorkerTestEnvironment {
  private constructor(
    readonly services: FakeServices,
    readonly queues: JobQueues,
    readonly redis: ReturnType<typeof connectRedis>,
    readonly redisUrl: string,
  ) {}

  static async build(): Promise<WorkerTestEnvironment> {
    const redisUrl = await createTestRedis();
    const redis = connectRedis(redisUrl);
    return new WorkerTestEnvironment(await FakeServices.start(), new JobQueues(redis), redis, redisUrl);
  }

  /** Environment variables of a worker that uses these services. */
  get variables(): Record<string, string> {
    const { auth, content, analysis, places } = this.services.urls;
    return {
      PORT: '0',
      LOG_LEVEL: 'silent',
      IDENTITY_SECRET: SECRET,
      REDIS_URL: this.redisUrl,
      AUTH_URL: auth,
      CONTENT_URL: content,
      ANALYSIS_URL: analysis,
      PLACES_URL: places,
    };
  }

  /** Enqueues a job as a service's outbox relay does. @returns the id of its job request. */
  async enqueue(job: JobName, payload: object, requester?: Requester): Promise<string> {
    const jobRequestId = randomUUID();
    const requestId = `caused-${jobRequestId}`;
    await this.queues.add(job, { jobRequestId, requestId, payload, ...(requester && { requester }) });
    return jobRequestId;
  }

  /** Returns the progress that the worker reported about a job, from the queue's event log. */
  async getReportedProgress(jobRequestId: string, queue: QueueName = 'interactive'): Promise<JobProgress[]> {
    const events = await this.redis.xrange(`${getQueuePrefix(queue)}:${queue}:events`, '-', '+');
    return events
      .map(
        ([, fields]) =>
          new Map(fields.flatMap((name, index) => (index % 2 ? [] : [[name, fields[index + 1] ?? ''] as const]))),
      )
      .filter((event) => event.get('event') === 'progress' && event.get('jobId') === jobRequestId)
      .map((event) => jobProgress.parse(JSON.parse(event.get('data') ?? '')));
  }

  /** Waits until the job has ended. @returns its final state. */
  async waitForEnd(job: JobName, jobRequestId: string, timeoutMs = 10_000): Promise<'completed' | 'failed'> {
    return eventually(async () => {
      const state = await this.queues.getState(job, jobRequestId);
      return state === 'completed' || state === 'failed' ? state : null;
    }, timeoutMs);
  }

  /**
   * Waits until the job has ended, and skips every delay before its next attempt.
   * @param onDelay receives each delay before it is skipped
   * @returns its final state and the skipped delays in ms
   */
  async waitForEndWithoutDelays(
    job: JobName,
    jobRequestId: string,
    onDelay: (delayMs: number) => Promise<void> = async () => {},
  ): Promise<{ end: 'completed' | 'failed'; waits: number[]; attempts: number }> {
    const queue = this.queues.getQueues().find(({ name }) => name === JOBS[job].queue)!;
    const waits: number[] = [];
    return eventually(
      async () => {
        const state = await this.queues.getState(job, jobRequestId);
        const found = await queue.getJob(jobRequestId);
        if (state === 'completed' || state === 'failed')
          return { end: state, waits, attempts: found?.attemptsMade ?? 0 };
        if (state !== 'delayed' || !found) return null;
        waits.push(found.delay);
        await onDelay(found.delay);
        await found.promote();
        return null;
      },
      60_000,
      SKIP_INTERVAL_MS,
    );
  }

  /**
   * Expires the locks that a dead worker holds on jobs, as the queue does after its `lockDuration`. On a busy machine,
   * they may already have expired.
   * @throws Error when no worker has started one of the jobs, or it has ended
   */
  async endLocks(job: JobName, jobRequestIds: string[]): Promise<void> {
    for (const id of jobRequestIds) {
      const state = await this.queues.getState(job, id);
      if (state !== 'active') throw new Error(`No worker died with the job: it is ${state}`);
    }
    await this.redis.del(jobRequestIds.map((id) => `${getQueuePrefix(JOBS[job].queue)}:${JOBS[job].queue}:${id}:lock`));
  }

  /** Returns the calls that reported the end of a job to its service. */
  getFinishCalls(job: JobName): unknown[] {
    return this.services.getCalls(finishRoute(JOBS[job].service)).map(({ params, body }) => ({ ...params, ...body }));
  }

  async tearDown(): Promise<void> {
    await this.queues.onApplicationShutdown();
    await this.services.stop();
  }
}
