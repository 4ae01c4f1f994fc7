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
