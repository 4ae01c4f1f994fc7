import { randomUUID } from 'node:crypto';
import { createTestRedis } from '../../../infra/test/test-database.ts';
import { JobQueues } from '../src/queues/job-queues.js';
import { getQueueCounts } from '../src/queues/queue-stats.js';
import { connectRedis } from '../src/queues/redis.js';

/** Uses a real Redis. No worker processes the jobs. */
let queues: JobQueues;
beforeAll(async () => {
  queues = new JobQueues(connectRedis(await createTestRedis()));
});
afterAll(() => queues.onApplicationShutdown());

it('getQueueCounts: counts all delayed jobs, but reads only the next hundred for their outages', async () => {
  const queue = queues.getQueues().find(({ name }) => name === 'maintenance')!;
  const since = '2026-01-02T03:04:05.000Z';
  const outage = { service: 'content', since, waits: 1, interruptions: 0 };
  await queue.addBulk(
    Array.from({ length: 120 }, (_, nth) => ({
      name: 'visitor.claim',
      data: { jobRequestId: randomUUID(), requestId: 'r', payload: {}, ...(nth < 110 && { outage }) },
      opts: { delay: 600_000 + nth * 1_000 },
    })),
  );
  expect(await getQueueCounts('maintenance', queue, Date.now())).toMatchObject({
    delayed: 120,
    absent: [{ service: 'content', jobs: 100, since }],
  });
});
