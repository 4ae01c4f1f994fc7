import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Route } from '@placelore/contracts/core/route.js';
import type { Call } from './fake-services.js';
import { ServiceProcess } from './service-process.js';
import { env, useEnvironment } from './use-worker.js';

const starts: Promise<ServiceProcess>[] = [];
/** Worker without a job, left running for the next test. */
let idleWorker: ServiceProcess | undefined;

/** Starts the environment for the tests of a file, and stops the workers of each test. */
export function useWorkerProcesses(): void {
  // Jest runs hooks in the order of their definition: the worker must end before its environment does.
  afterAll(() => idleWorker?.stop());
  useEnvironment();
  afterEach(async () => {
    // A failed test may have left a process that is still starting.
    for (const started of await Promise.allSettled(starts.splice(0))) {
      if (started.status === 'fulfilled' && started.value !== idleWorker) await started.value.stop();
    }
  });
}

/** Starts a worker, or returns the one that the previous test left running. */
export function startWorker(): Promise<ServiceProcess> {
  const started = idleWorker ? Promise.resolve(idleWorker) : ServiceProcess.start('worker', env.variables);
  idleWorker = undefined;
  starts.push(started);
  return started;
}

/** Leaves an idle worker to the next test, because starting one takes a second of processor time. */
export function leaveToNextTest(worker: ServiceProcess): void {
  idleWorker = worker;
}

/** Enqueues the analysis of a photo. @returns the id of its job request. */
export const enqueueAnalysis = (): Promise<string> => env.enqueue('photo.analyze', { analysisId: randomUUID() });
export const getCommits = (): Call[] => env.services.getCalls(internalAnalyses.commit);

/** Blocks the first call of a route until it is released. */
export function blockFirstCall(route: Route): { called: Promise<void>; release: () => void } {
  const [called, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stub = env.services.getStub(route);
  env.services.on(route, async (call, times) => {
    if (times === 1) {
      called.resolve();
      await gate.promise;
    }
    return stub(call, times);
  });
  return { called: called.promise, release: gate.resolve };
}
