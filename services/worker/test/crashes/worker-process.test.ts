import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { env } from '../support/use-worker.js';
import {
  blockFirstObservation,
  enqueueAnalysis,
  getCommits,
  startWorker,
  useWorkerProcesses,
} from '../support/worker-processes.js';

useWorkerProcesses();

it('killed worker: another one finishes its job and commits once', async () => {
  const first = await startWorker();
  const { observed } = blockFirstObservation();
  const id = await enqueueAnalysis();
  await observed;
  await startWorker();
  first.signal('SIGKILL');
  await first.exitCode();
  expect(getCommits()).toEqual([]);
  expect(await env.waitForEnd('photo.analyze', id, 30_000)).toBe('completed');
  expect(env.services.getCalls(internalAnalyses.observe)).toHaveLength(2);
  expect(getCommits().map(({ body }) => body.jobRequestId)).toEqual([id]);
  expect(env.getFinishCalls('photo.analyze')).toEqual([]);
}, 45_000);

it('SIGTERM: the worker finishes its current job, takes no other, and exits with 0', async () => {
  const worker = await startWorker();
  const { observed, release } = blockFirstObservation();
  const id = await enqueueAnalysis();
  await observed;
  worker.signal('SIGTERM');
  await eventually(() =>
    fetch(new URL('/healthz', worker.url)).then(
      () => false,
      () => true,
    ),
  );
  expect(worker.isRunning).toBe(true);
  release();
  expect(await worker.exitCode()).toBe(0);
  expect(await env.queues.getState('photo.analyze', id)).toBe('completed');
  expect(getCommits()).toHaveLength(1);

  const next = await enqueueAnalysis();
  expect(await env.queues.getState('photo.analyze', next)).toBe('waiting');
  await startWorker();
  expect(await env.waitForEnd('photo.analyze', next)).toBe('completed');
});

it('shutdown timeout: the next worker finishes a job that outlasts it', async () => {
  const worker = await startWorker();
  const { observed } = blockFirstObservation();
  const id = await enqueueAnalysis();
  await observed;
  worker.signal('SIGTERM');
  expect(await worker.exitCode()).toBe(1);
  expect(getCommits()).toEqual([]);
  await env.endLocks('photo.analyze', [id]);
  await startWorker();
  expect(await env.waitForEnd('photo.analyze', id, 30_000)).toBe('completed');
  expect(getCommits()).toHaveLength(1);
}, 45_000);
