import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Route } from '@placelore/contracts/core/route.js';
import type { Call } from './fake-services.js';
import { ServiceProcess } from './service-process.js';
import { env, useEnvironment } from './use-worker.js';

const processes: ServiceProcess[] = [];

/** Starts the environment for the tests of a file, and stops the workers of each test. */
export function useWorkerProcesses(): void {
  useEnvironment();
  afterEach(() => Promise.all(processes.splice(0).map((started) => started.stop())));
}

export async function startWorker(): Promise<ServiceProcess> {
  const started = await ServiceProcess.start('worker', env.variables);
  processes.push(started);
  return started;
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
