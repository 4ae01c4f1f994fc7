import { clearAnalysisCache } from '../../features/analysis/cache.js';
import { clearCompletedAnalyses } from '../../features/analysis/finished.js';
import { clearQueue } from '../../features/analysis/queue-database.js';
import { clearCachedDiscoveries } from '../../features/discoveries/kept-list.js';
import { clearCachedLocations } from '../../features/location/cached-locations.js';
import { clearOfflineArticles } from '../../lib/read-articles.js';
import { clearSessionStash } from '../../lib/set-aside.js';

/** Forgets what this device kept of whoever used it: somebody else may use it next. */
export async function clearDeviceData(): Promise<void> {
  clearAnalysisCache();
  clearCachedDiscoveries();
  clearCachedLocations();
  clearCompletedAnalyses();
  clearSessionStash();
  await Promise.allSettled([clearQueue(), clearOfflineArticles()]);
}
