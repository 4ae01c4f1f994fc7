import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { createAndCommitDiscovery } from './describe-photo.js';

/** Creates the discovery of a decided analysis whose own job failed before it could. */
export const createDiscovery: JobHandler<'discovery.create'> = async (context, { analysisId: id }) => {
  const { call, jobRequestId } = context;
  const decided = await call(internalAnalyses.findDecision, { id, jobRequestId });
  if (decided === null) return finishJob(context, 'discovery.create', { status: 'done' });
  const photo = await call(internalAnalyses.observe, { id });
  await createAndCommitDiscovery(context, id, photo, decided, decided.revision);
};
