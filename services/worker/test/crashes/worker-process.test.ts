import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { ServiceProcess } from '../support/service-process.js';
import { WorkerTestEnvironment } from '../support/worker-test-environment.js';
import { runBatchCrashSuite } from './run-batch-crashes.suite.js';
import { writeArticleCrashSuite } from './write-article-crashes.suite.js';

let env: WorkerTestEnvironment;
const processes: ServiceProcess[] = [];
beforeAll(async () => {
  env = await WorkerTestEnvironment.build();
});
beforeEach(() => {
  env.services.reset();
  stubPhotoJob(env.services, EIFFEL_TOWER);
});
afterEach(() => Promise.all(processes.splice(0).map((item) => item.stop())));
afterAll(() => env.tearDown());

const startWorker = async () => {
  const started = await ServiceProcess.start('worker', env.variables);
  processes.push(started);
  return started;
};
const enqueueAnalysis = () => env.enqueue('photo.analyze', { analysisId: randomUUID() });
const getCommits = () => env.services.getCalls(internalAnalyses.commit);

/** Blocks the first observation of a photo until it is released. */
function blockFirstObservation(): { observed: Promise<void>; release: () => void } {
  const [observed, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const observe = env.services.getStub(internalAnalyses.observe);
  env.services.on(internalAnalyses.observe, async (call, times) => {
    if (times === 1) {
      observed.resolve();
      await gate.promise;
    }
    return observe(call, times);
  });
  return { observed: observed.promise, release: gate.resolve };
}

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

describe('batch run', () => runBatchCrashSuite(() => env));
describe('article job runs exactly once', () => writeArticleCrashSuite(() => env));
