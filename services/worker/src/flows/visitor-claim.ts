import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { JobHandler } from './flow.js';
import { finishJob } from './settle.js';

/** What a visitor made as a guest becomes the user's. */
export const claimVisitor: JobHandler<'visitor.claim'> = async (context, { userId, username, visitorId }) => {
  await context.call(internalAnalyses.claim, { userId, username, visitorId });
  await context.call(internalDiscoveries.claim, { userId, username, visitorId });
  await finishJob(context, 'visitor.claim', { status: 'done' });
};
