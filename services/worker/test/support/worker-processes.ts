import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
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

/** Blocks the first observation of a photo until it is released. */
export function blockFirstObservation(): { observed: Promise<void>; release: () => void } {
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
