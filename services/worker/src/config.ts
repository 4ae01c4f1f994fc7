import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { readConfig, serviceUrlVariables, serviceVariables } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const workerVariables = z.object({ ...serviceVariables, ...serviceUrlVariables });
export type WorkerConfig = z.output<typeof workerVariables>;

export const readWorkerConfig = (): WorkerConfig => readConfig('worker', workerVariables, process.env);

/** Returns the base URL of each service. */
export const serviceUrls = (config: WorkerConfig): Record<DomainServiceName, string> => ({
  auth: config.AUTH_URL,
  content: config.CONTENT_URL,
  analysis: config.ANALYSIS_URL,
  places: config.PLACES_URL,
});
