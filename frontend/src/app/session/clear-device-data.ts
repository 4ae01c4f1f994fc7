import { clearLastChoice } from '../../features/analysis/capture/last-choice.js';
import { clearCompletedAnalyses } from '../../features/analysis/offline-queue/completed-analyses.js';
import { clearQueue } from '../../features/analysis/offline-queue/queue-database.js';
import { clearAnalysisCache } from '../../features/analysis/result/cache/analysis-cache.js';
import { clearCachedDiscoveries } from '../../features/discoveries/discoveries-cache.js';
import { clearCachedLocations } from '../../features/location/cached-locations.js';
import { clearOfflineArticles } from '../../lib/cache/offline-articles.js';
import { clearSharedPhoto } from '../../lib/cache/shared-photo.js';
import { clearSessionStash } from '../../lib/device/session-stash.js';
import { clearRecentSearches } from '../../lib/search/recent-searches.js';

/** Deletes the user's data from this device, because another person may use it next. */
export async function clearDeviceData(): Promise<void> {
  clearAnalysisCache();
  clearLastChoice();
  clearCachedDiscoveries();
  clearCachedLocations();
  clearCompletedAnalyses();
  clearRecentSearches();
  clearSessionStash();
  await Promise.allSettled([clearQueue(), clearOfflineArticles(), clearSharedPhoto()]);
}
