import { randomUUID } from 'node:crypto';
import { JOBS, type JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { connectRedis, getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { UnrecoverableError, Worker } from 'bullmq';
import { Gateway } from './gateway.js';

export const ADMIN = { userId: 1, username: 'maria', isAdmin: true };
/** A gateway, its queues, and the cookie of a signed-in admin, set by {@link setupQueueDashboard}. */
export let gateway: Gateway;
export let queues: JobQueues;
export let admin: string;

/** Starts them for the tests of a file. */
export function setupQueueDashboard(): void {
  beforeAll(async () => {
    gateway = await Gateway.start();
    queues = new JobQueues(connectRedis(gateway.environment.REDIS_URL!, true));
  });
  afterAll(async () => {
    await queues.onApplicationShutdown();
    await gateway.stop();
  });
  beforeEach(async () => {
    await gateway.reset();
    admin = await gateway.createSession(ADMIN);
    gateway.upstreams.frontend.respond = (request, response) => {
      request.resume();
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Page not found</h1>');
    };
  });
}

/** Queues a job as a service's relay does. @returns the id of its job request */
export async function enqueue(job: JobName, payload: object, to = queues): Promise<string> {
  const jobRequestId = randomUUID();
  await to.add(job, { jobRequestId, requestId: randomUUID(), payload });
  return jobRequestId;
}

/** Processes as many jobs of a queue as are waiting; all of them fail for `reason`. */
export async function failAll(job: JobName, reason: string, final = true): Promise<void> {
  const connection = connectRedis(gateway.environment.REDIS_URL!, true);
  const worker = new Worker(
    JOBS[job].queue,
    async () => {
      throw final ? new UnrecoverableError(reason) : new Error(reason);
    },
    {
      connection: connection as never,
      prefix: getQueuePrefix(JOBS[job].queue),
      autorun: false,
      metrics: { maxDataPoints: 10 },
    },
  );
  const drained = new Promise<void>((resolve) => worker.once('drained', resolve));
  void worker.run();
  await drained;
  await worker.close();
  connection.disconnect();
}

export const put = (path: string, headers: Record<string, string> = { cookie: admin }) =>
  gateway.request('put', `/admin/queues/api/queues/${path}`, headers);
export const getState = (job: JobName, id: string) => queues.getState(job, id);
