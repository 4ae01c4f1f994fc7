import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** A deleted discovery leaves nothing behind: not its pictures, not its analysis. The analysis first, as it is read. */
export const deleteDiscovery: JobHandler<'discovery.deleted'> = async (context, { analysisId, mediaKeys }) => {
  if (analysisId !== null) await context.call(internalAnalyses.delete, { id: analysisId });
  await context.call(internalDiscoveries.deleteMedia, { keys: mediaKeys });
  await finishJob(context, 'discovery.deleted', { status: 'done' });
};
