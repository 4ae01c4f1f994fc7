import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { EIFFEL_TOWER, stubPhotoJob } from '../support/photo-job-stubs.js';
import { ServiceProcess } from '../support/service-process.js';
import { WorkerTestEnvironment } from '../support/worker-test-environment.js';

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

it('stalled worker: loses its job to another, does not continue it, and nothing is done twice', async () => {
  const [first, { observed, release }] = [await startWorker(), blockFirstObservation()];
  const id = await enqueueAnalysis();
  await observed;
  first.signal('SIGSTOP');
  await startWorker();
  expect(await env.waitForEnd('photo.analyze', id, 30_000)).toBe('completed');
  first.signal('SIGCONT');
  release();
  // Gives the first worker time to notice that it has lost the job.
  const next = await enqueueAnalysis();
  expect(await env.waitForEnd('photo.analyze', next, 30_000)).toBe('completed');
  expect(getCommits().map(({ body }) => body.jobRequestId)).toEqual([id, next]);
  expect(env.services.getCalls(internalAnalyses.write)).toHaveLength(2);
  expect(env.getFinishCalls('photo.analyze')).toEqual([]);
}, 90_000);
