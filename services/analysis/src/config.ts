import {
  admissionVariable,
  databaseVariables,
  guestRetentionVariable,
  jobVariables,
  readConfig,
  serviceVariables,
  spoolVariables,
  storageVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { addLearningIssues, learningVariables } from './analyses/learning/learning-variables.js';
import { ALWAYS_REFINE, addProviderIssues } from './providers/provider-issues.js';
import { analysisProviderVariables } from './providers/provider-variables.js';

export const analysisVariables = z
  .object({
    ...serviceVariables,
    ...databaseVariables,
    ...jobVariables,
    ...storageVariables,
    ...spoolVariables,
    ...admissionVariable,
    ...guestRetentionVariable,
    ...analysisProviderVariables,
    ...learningVariables,
    /**
     * What happens to sentences of photo results that facts support only in part: mark them as general, or drop them.
     */
    UNSOURCED_SENTENCES: z.enum(['mark', 'drop']).default('mark'),
  })
  .superRefine(addProviderIssues, ALWAYS_REFINE)
  .superRefine(addLearningIssues, ALWAYS_REFINE);
export type AnalysisConfig = z.output<typeof analysisVariables>;

export const readAnalysisConfig = (): AnalysisConfig => readConfig('analysis', analysisVariables, process.env);
