import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalDiscoveryMaintenance } from '@placelore/contracts/internal-discoveries.js';
import type { JobHandler } from './flow.js';
import { finishJob } from './settle.js';

/** A deleted analysis takes its discovery along; what was stored for it meanwhile is deleted as well. */
export const deleteAnalysis: JobHandler<'analysis.removed'> = async (context, { analysisId }) => {
  await context.call(internalDiscoveryMaintenance.deleteByAnalysis, { analysisId });
  await context.call(internalAnalyses.delete, { id: analysisId });
  await finishJob(context, 'analysis.removed', { status: 'done' });
};
