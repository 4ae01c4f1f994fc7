import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { call } from '../../../lib/api/api.js';
import { deleteAnalysesOfDiscovery } from './analysis-cache.js';

/** How long somebody who has a result already waits to hear that it still stands, in ms. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Whether the discovery that a cached result became is still one of its owner's; the cache forgets a result whose
 * discovery is gone. What cannot be found out now is taken to be as it was.
 */
export async function isStillValid({ discoveryId: id }: AnalysisResult): Promise<boolean> {
  if (id === null) return true;
  // The first of those that are older than the next one is the one itself.
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const page = await call(discoveries.list, { before: id + 1 }, { signal }).catch(() => null);
  if (page === null || page[0]?.id === id) return true;
  deleteAnalysesOfDiscovery(id);
  return false;
}
