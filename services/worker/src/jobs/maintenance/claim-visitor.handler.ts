import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Transfers what a visitor created as a guest to the user. */
export const claimVisitor: JobHandler<'visitor.claim'> = async (context, { userId, username, visitorId }) => {
  await context.call(internalAnalyses.claim, { userId, username, visitorId });
  await context.call(internalDiscoveries.claim, { userId, username, visitorId });
  await finishJob(context, 'visitor.claim', { status: 'done' });
};
