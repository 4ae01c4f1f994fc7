import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** Deletes what guests analyzed and nobody used for 30 days, then the files of no analysis. */
export const analysesPurge: Flow<'analyses.purge'> = async ({ call, ...context }) => {
  for (;;) {
    const { ids } = await call(internalAnalyses.unused, {});
    if (ids.length === 0) break;
    const { inUse } = await call(internalDiscoveryUpkeep.expire, { analysisIds: ids });
    await call(internalAnalyses.purge, { ids, inUse });
  }
  let after: string | null = '';
  while (after !== null) ({ after } = await call(internalAnalyses.sweepFiles, { after }));
  await settle({ call, ...context }, 'analyses.purge', { status: 'done' });
};
