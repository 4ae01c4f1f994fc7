import { ownerUrlVariables, readConfig, serviceVariables } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

export const workerVariables = z.object({ ...serviceVariables, ...ownerUrlVariables });
export type WorkerConfig = z.output<typeof workerVariables>;

export const readWorkerConfig = (): WorkerConfig => readConfig('worker', workerVariables, process.env);
