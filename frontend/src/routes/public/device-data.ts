import { forgetAnalyses } from '../../features/analysis/cache.js';
import { forgetFinished } from '../../features/analysis/finished.js';
import { forgetQueue } from '../../features/analysis/queue-database.js';
import { forgetDiscoveries } from '../../features/discoveries/kept-list.js';
import { forgetLocations } from '../../features/location/cached-locations.js';
import { forgetReading } from '../../lib/read-articles.js';
import { forgetSetAside } from '../../lib/set-aside.js';

/** Forgets what this device kept of whoever used it: somebody else may use it next. */
export async function forgetDeviceData(): Promise<void> {
  forgetAnalyses();
  forgetDiscoveries();
  forgetLocations();
  forgetFinished();
  forgetSetAside();
  await Promise.allSettled([forgetQueue(), forgetReading()]);
}
