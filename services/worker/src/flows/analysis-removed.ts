import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** A deleted analysis takes its discovery along; what was stored for it meanwhile is deleted as well. */
export const analysisRemoved: Flow<'analysis.removed'> = async (context, { analysisId }) => {
  await context.call(internalDiscoveryUpkeep.removeOfAnalysis, { analysisId });
  await context.call(internalAnalyses.remove, { id: analysisId });
  await settle(context, 'analysis.removed', { status: 'done' });
};
