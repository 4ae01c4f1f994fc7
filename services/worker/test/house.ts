import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/identity.js';
import { JOBS, type JobName, type JobProgress, jobProgress, type QueueName } from '@placelore/contracts/jobs.js';
import { settleRoute } from '@placelore/contracts/work-requests.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { freshRedis } from '../../../infra/test/database.ts';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { FakeOwners, SECRET } from './fake-owners.js';

/** What stands around a worker: queues on a Redis database of the test file's own, and fakes of all owners. */
export class House {
  private constructor(
    readonly owners: FakeOwners,
    readonly queues: JobQueues,
    readonly redis: ReturnType<typeof connectRedis>,
    readonly redisUrl: string,
  ) {}

  static async build(): Promise<House> {
    const redisUrl = await freshRedis();
    const redis = connectRedis(redisUrl);
    return new House(await FakeOwners.start(), new JobQueues(redis), redis, redisUrl);
  }

  /** The environment of a worker in this house. */
  get environment(): Record<string, string> {
    const { auth, content, analysis, places } = this.owners.urls;
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

  /** Queues a job as an owner's relay does. @returns its work request's id. */
  async queue(job: JobName, payload: object, requester?: Requester): Promise<string> {
    const workRequestId = randomUUID();
    const requestId = `caused-${workRequestId}`;
    await this.queues.add(job, { workRequestId, requestId, payload, ...(requester && { requester }) });
    return workRequestId;
  }

  /** What the worker reported about a job, from the queue's own record of events. */
  async reported(workRequestId: string, queue: QueueName = 'interactive'): Promise<JobProgress[]> {
    const events = await this.redis.xrange(`${KEY_PREFIX}:${queue}:events`, '-', '+');
    return events
      .map(
        ([, fields]) => new Map(fields.flatMap((name, at) => (at % 2 ? [] : [[name, fields[at + 1] ?? ''] as const]))),
      )
      .filter((event) => event.get('event') === 'progress' && event.get('jobId') === workRequestId)
      .map((event) => jobProgress.parse(JSON.parse(event.get('data') ?? '')));
  }

  /** Waits until the job has come to an end. @returns how. */
  async ended(job: JobName, workRequestId: string, within = 10_000): Promise<'completed' | 'failed'> {
    return eventually(async () => {
      const state = await this.queues.state(job, workRequestId);
      return state === 'completed' || state === 'failed' ? state : null;
    }, within);
  }

  /**
   * Waits until the job has come to an end, and spares it every wait for its next try.
   * @param onWait is told of each wait, before it is over
   * @returns how it ended, after which waits in ms
   */
  async endedWithoutWaiting(
    job: JobName,
    workRequestId: string,
    onWait: (wait: number) => Promise<void> = async () => {},
  ): Promise<{ end: 'completed' | 'failed'; waits: number[]; attempts: number }> {
    const queue = this.queues.all().find(({ name }) => name === JOBS[job].queue)!;
    const waits: number[] = [];
    return eventually(async () => {
      const state = await this.queues.state(job, workRequestId);
      const found = await queue.getJob(workRequestId);
      if (state === 'completed' || state === 'failed') return { end: state, waits, attempts: found?.attemptsMade ?? 0 };
      if (state !== 'delayed' || !found) return null;
      waits.push(found.delay);
      await onWait(found.delay);
      await found.promote();
      return null;
    }, 60_000);
  }

  /**
   * Ends the locks that a dead worker holds on jobs, as time does after the queue's `lockDuration`.
   * @throws Error when one of them is not held
   */
  async endLocks(job: JobName, workRequestIds: string[]): Promise<void> {
    const locks = workRequestIds.map((id) => `${KEY_PREFIX}:${JOBS[job].queue}:${id}:lock`);
    if ((await this.redis.del(locks)) < locks.length) throw new Error('A job is not held by anybody');
  }

  /** What the owner was told about the end of a job. */
  settlements(job: JobName): unknown[] {
    return this.owners.callsOf(settleRoute(JOBS[job].owner)).map(({ params, body }) => ({ ...params, ...body }));
  }

  async tearDown(): Promise<void> {
    await this.queues.onApplicationShutdown();
    await this.owners.stop();
  }
}
