import type { OwnerName } from '@placelore/contracts/jobs.js';
import { ownerUrlVariables, readConfig, serviceVariables } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const workerVariables = z.object({ ...serviceVariables, ...ownerUrlVariables });
export type WorkerConfig = z.output<typeof workerVariables>;

export const readWorkerConfig = (): WorkerConfig => readConfig('worker', workerVariables, process.env);

/** Where each owner listens. */
export const ownerUrls = (config: WorkerConfig): Record<OwnerName, string> => ({
  auth: config.AUTH_URL,
  content: config.CONTENT_URL,
  analysis: config.ANALYSIS_URL,
  places: config.PLACES_URL,
});
