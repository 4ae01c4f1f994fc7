import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { call } from '../../../../lib/api/api.js';
import { deleteAnalysesOfDiscovery } from './analysis-cache.js';

/** Maximum time in ms that a user waits until a cached result has been checked. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Whether the discovery of a cached result still exists. If not, deletes its results from the cache. If that cannot be
 * checked, the result counts as valid.
 */
export async function isStillValid({ discoveryId: id }: AnalysisResult): Promise<boolean> {
  if (id === null) return true;
  // Requests the first discovery before the next id, which is this one if it exists.
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const page = await call(discoveries.list, { before: id + 1 }, { signal }).catch(() => null);
  if (page === null || page[0]?.id === id) return true;
  deleteAnalysesOfDiscovery(id);
  return false;
}
