import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { env } from '../support/use-worker.js';
import {
  blockFirstCall,
  enqueueAnalysis,
  getCommits,
  leaveToNextTest,
  startWorker,
  useWorkerProcesses,
} from '../support/worker-processes.js';

useWorkerProcesses();

it.each([
  internalAnalyses.observe,
  internalPlaces.locate,
  internalPlaces.describe,
  internalAnalyses.write,
  internalDiscoveries.create,
  internalAnalyses.commit,
])(
  'killed worker during $id: another one finishes its job and repeats only these calls',
  async (route) => {
    const first = await startWorker();
    const { called } = blockFirstCall(route);
    const id = await enqueueAnalysis();
    await called;
    const second = await startWorker();
    first.signal('SIGKILL');
    await first.exitCode();
    const interrupted = env.services.getCalledIds();
    expect(interrupted.at(-1)).toBe(route.id);
    expect(await env.waitForEnd('photo.analyze', id, 60_000)).toBe('completed');
    const repeated = env.services.getCalledIds().slice(interrupted.length);
    expect(repeated).toHaveLength(6);
    expect(repeated.slice(0, interrupted.length)).toEqual(interrupted);
    expect(new Set(getCommits().map(({ body }) => body.jobRequestId))).toEqual(new Set([id]));
    expect(env.getFinishCalls('photo.analyze')).toEqual([]);
    leaveToNextTest(second);
  },
  120_000,
);

it('SIGTERM: the worker finishes its current job, takes no other, and exits with 0', async () => {
  const worker = await startWorker();
  const { called, release } = blockFirstCall(internalAnalyses.observe);
  const id = await enqueueAnalysis();
  await called;
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
  expect(await env.waitForEnd('photo.analyze', next, 60_000)).toBe('completed');
});

it('shutdown timeout: the next worker finishes a job that outlasts it', async () => {
  const worker = await startWorker();
  const { called } = blockFirstCall(internalAnalyses.observe);
  const id = await enqueueAnalysis();
  await called;
  worker.signal('SIGTERM');
  expect(await worker.exitCode()).toBe(1);
  expect(getCommits()).toEqual([]);
  await env.endLocks('photo.analyze', [id]);
  await startWorker();
  expect(await env.waitForEnd('photo.analyze', id, 60_000)).toBe('completed');
  expect(getCommits()).toHaveLength(1);
}, 120_000);
