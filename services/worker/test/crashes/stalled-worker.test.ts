import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { env } from '../support/use-worker.js';
import {
  blockFirstCall,
  enqueueAnalysis,
  getCommits,
  startWorker,
  useWorkerProcesses,
} from '../support/worker-processes.js';

useWorkerProcesses();

it('stalled worker: loses its job to another, does not continue it, and nothing is done twice', async () => {
  const [first, { called, release }] = [await startWorker(), blockFirstCall(internalAnalyses.observe)];
  const id = await enqueueAnalysis();
  await called;
  first.signal('SIGSTOP');
  await startWorker();
  expect(await env.waitForEnd('photo.analyze', id, 60_000)).toBe('completed');
  first.signal('SIGCONT');
  release();
  // Gives the first worker time to notice that it has lost the job.
  const next = await enqueueAnalysis();
  expect(await env.waitForEnd('photo.analyze', next, 60_000)).toBe('completed');
  expect(getCommits().map(({ body }) => body.jobRequestId)).toEqual([id, next]);
  expect(env.services.getCalls(internalAnalyses.write)).toHaveLength(2);
  expect(env.getFinishCalls('photo.analyze')).toEqual([]);
}, 180_000);
