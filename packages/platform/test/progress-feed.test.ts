import { randomUUID } from 'node:crypto';
import type { JobProgress } from '@placelore/contracts/core/jobs.js';
import { type Job, Queue, Worker } from 'bullmq';
import { createTestDatabase } from '../../../infra/test/test-database.ts';
import { ProgressFeed } from '../src/queues/progress-feed.js';
import { connectRedis, KEY_PREFIX } from '../src/queues/redis.js';
import { eventually } from './support/eventually.js';

const STEP: JobProgress = { ordinal: 1, step: 'read', percent: 10 };
/** How often each job was attempted, and the functions that end its attempt. */
const attempts = new Map<string, { count: number; end: (isSuccessful: boolean) => void }>();
let feed: ProgressFeed;
let queue: Queue;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { redisUrl, drop } = await createTestDatabase();
  const connections = [connectRedis(redisUrl, true), connectRedis(redisUrl, true)];
  const [connection, workerConnection] = connections as never[];
  queue = new Queue('maintenance', { connection: connection!, prefix: KEY_PREFIX });
  const attempt = async (job: Job) => {
    await job.updateProgress({ ordinal: 'one' });
    await job.updateProgress({ ...STEP });
    const isSuccessful = await new Promise<boolean>((end) => {
      attempts.set(job.id!, { count: (attempts.get(job.id!)?.count ?? 0) + 1, end });
    });
    if (!isSuccessful) throw new Error('failed');
  };
  const worker = new Worker('maintenance', attempt, { connection: workerConnection!, prefix: KEY_PREFIX });
  feed = new ProgressFeed(redisUrl);
  feed.watch('maintenance');
  stop = async () => {
    await feed.onApplicationShutdown();
    await worker.close(true);
    await queue.close();
    for (const open of connections) open.disconnect();
    await drop();
  };
});
afterAll(() => stop());

const isRunning = (id: string, count = 1) => eventually(() => attempts.get(id)?.count === count);

test.each([true, false])('ProgressFeed: forgets the progress of a job that has ended, successful: %s', async (end) => {
  const id = randomUUID();
  const received: JobProgress[] = [];
  const unfollow = feed.follow(id, (progress) => received.push(progress));
  await queue.add('job', {}, { jobId: id });
  await isRunning(id);
  await eventually(() => feed.getLatest(id));
  expect([feed.getLatest(id), received]).toEqual([STEP, [STEP]]);
  unfollow();
  attempts.get(id)!.end(end);
  await eventually(() => feed.getLatest(id) === null);
});

test('ProgressFeed: reports a delay to followers at once and later ones, until the next attempt', async () => {
  const id = randomUUID();
  const [early, late, next]: number[][] = [[], [], []];
  feed.followDelays(id, (until) => early!.push(until));
  const start = Date.now();
  await queue.add('job', {}, { jobId: id, attempts: 2, backoff: 1_500 });
  await isRunning(id);
  attempts.get(id)!.end(false);
  await eventually(() => early!.length > 0);
  feed.followDelays(id, (until) => late!.push(until));
  expect(late).toEqual(early);
  expect(late![0]! - start).toBeGreaterThanOrEqual(1_500);
  await isRunning(id, 2);
  await eventually(() => {
    next!.length = 0;
    feed.followDelays(id, (until) => next!.push(until))();
    return next!.length === 0;
  });
  attempts.get(id)!.end(true);
});
