import type { Worker } from 'bullmq';
import { QueueConsumers } from '../src/consumers/queue-consumers.js';
import { useWorker, worker } from './support/use-worker.js';

useWorker();

it('GET /readyz: reports the queues and their Redis', async () => {
  const response = await fetch(new URL('/readyz', await worker.getUrl()));
  expect(await response.json()).toEqual({
    service: 'worker',
    ok: true,
    parts: [
      { name: 'redis', ok: true },
      { name: 'queues', ok: true },
    ],
  });
});

it('GET /readyz: reports a queue whose jobs no longer run', async () => {
  const { workers } = worker.get(QueueConsumers) as unknown as { workers: Worker[] };
  await workers.at(-1)!.close();
  const response = await fetch(new URL('/readyz', await worker.getUrl()));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    ok: false,
    parts: [
      { name: 'redis', ok: true },
      { name: 'queues', ok: false },
    ],
  });
});
