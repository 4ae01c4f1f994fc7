import {
  databaseVariables,
  readConfig,
  serviceVariables,
  spoolVariable,
  storageVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { AMONG_ALL_FAULTS, analysisProviderVariables, providerFaults } from './providers/provider-variables.js';

export const analysisVariables = z
  .object({
    ...serviceVariables,
    ...databaseVariables,
    ...storageVariables,
    ...spoolVariable,
    ...analysisProviderVariables,
  })
  .superRefine(providerFaults, AMONG_ALL_FAULTS);
export type AnalysisConfig = z.output<typeof analysisVariables>;

export const readAnalysisConfig = (): AnalysisConfig => readConfig('analysis', analysisVariables, process.env);
