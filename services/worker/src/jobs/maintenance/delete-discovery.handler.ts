import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/**
 * Deletes the images and the analysis of a deleted discovery. The analysis comes first, because users can read it.
 */
export const deleteDiscovery: JobHandler<'discovery.deleted'> = async (context, { analysisId, mediaKeys }) => {
  if (analysisId !== null) await context.call(internalAnalyses.delete, { id: analysisId });
  await context.call(internalDiscoveries.deleteMedia, { keys: mediaKeys });
  await finishJob(context, 'discovery.deleted', { status: 'done' });
};
