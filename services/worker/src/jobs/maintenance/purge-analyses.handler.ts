import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes guests' analyses that were unused for 30 days, then the files without an analysis. */
export const purgeAnalyses: JobHandler<'analyses.purge'> = async ({ call, ...context }) => {
  for (;;) {
    const { ids } = await call(internalAnalyses.listUnused, {});
    if (ids.length === 0) break;
    const { inUse } = await call(internalDiscoveryMaintenance.expire, { analysisIds: ids });
    await call(internalAnalyses.purge, { ids, inUse });
  }
  let after: string | null = '';
  while (after !== null) ({ after } = await call(internalAnalyses.sweepFiles, { after }));
  await finishJob({ call, ...context }, 'analyses.purge', { status: 'done' });
};
