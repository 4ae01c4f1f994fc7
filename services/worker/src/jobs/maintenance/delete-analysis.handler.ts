import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes the discovery of a deleted analysis, and data of the analysis that was stored after its deletion. */
export const deleteAnalysis: JobHandler<'analysis.deleted'> = async (context, { analysisId }) => {
  await context.call(internalDiscoveryMaintenance.deleteByAnalysis, { analysisId });
  await context.call(internalAnalyses.delete, { id: analysisId });
  await finishJob(context, 'analysis.deleted', { status: 'done' });
};
