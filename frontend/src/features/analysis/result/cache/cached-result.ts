import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { call } from '../../../../lib/api/api.js';
import { deleteAnalysesOfDiscovery } from './analysis-cache.js';

/** Maximum time in ms that a user waits for the check of a cached result. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Checks whether the discovery of a cached result still exists; if not, its results are deleted from the cache. When
 * the check is impossible, the result counts as valid.
 */
export async function isStillValid({ discoveryId: id }: AnalysisResult): Promise<boolean> {
  if (id === null) return true;
  // The first discovery older than the next id is the one itself, if it exists.
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const page = await call(discoveries.list, { before: id + 1 }, { signal }).catch(() => null);
  if (page === null || page[0]?.id === id) return true;
  deleteAnalysesOfDiscovery(id);
  return false;
}
