import { getDeviceUserId } from '../../../lib/device/device-user.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { analyzePhoto } from '../api.js';
import type { Photo } from '../capture/photo.js';
import { cacheAnalysis } from '../result/cache/analysis-cache.js';
import { STRINGS } from '../strings.js';
import { publish } from './completed-analyses.js';
import { enqueue, MAX_QUEUED_PHOTOS, type QueueRunResult, runQueue } from './offline-queue.js';
import { queueDatabase } from './queue-database.js';
import { requestQueueRun } from './queue-run.js';

/** Reason why a photo is queued: the device is offline, or the server cannot process it now. */
export type QueueReason = keyof typeof STRINGS.queueing;

/** Name of the lock that lets only one tab run the queue at a time. */
const LOCK_NAME = 'placelore:offline-queue';

/** Queues a photo until there is a network or the server works again, and shows a toast. */
export async function queuePhoto(photo: Photo, reason: QueueReason = 'offline'): Promise<void> {
  const { title, queued, queueFull, notQueued } = STRINGS.queueing[reason];
  try {
    const now = Date.now();
    // Browsers create UUIDs only in secure contexts. This id must be unique only on one device.
    const id = `${now}-${Math.random().toString(36).slice(2)}`;
    const isQueued = await enqueue(photo, { store: queueDatabase, owner: getDeviceUserId(), now, id });
    if (isQueued) showToast({ title, description: queued });
    else showToast({ title, description: queueFull(MAX_QUEUED_PHOTOS), destructive: true });
    if (isQueued && reason === 'unavailable') requestQueueRun('later');
  } catch {
    showToast({ title, description: notQueued, destructive: true });
  }
}

/**
 * Analyzes the queued photos, publishes each result and caches it. Returns null if another tab is running the queue.
 * @param onDiscovered called after each result
 */
export function analyzeQueued(onDiscovered: () => void): Promise<QueueRunResult | null> {
  const run = () =>
    runQueue({
      store: queueDatabase,
      getCurrentUserId: getDeviceUserId,
      isOnline: () => navigator.onLine,
      analyze: (photo) => analyzePhoto(photo, () => {}),
      onResult: (photo, result) => {
        cacheAnalysis(photo.imageKey, photo.locationContext, result);
        onDiscovered();
        const isShown = publish({ photo, result });
        if (!isShown)
          showToast(
            result.identified
              ? { title: STRINGS.complete, description: STRINGS.resultReady(result.title) }
              : { title: STRINGS.asked, description: STRINGS.questionReady },
          );
      },
    });
  // Absent in insecure contexts. Two tabs may then send the same photo, which the server analyzes only once.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK_NAME, { ifAvailable: true }, (lock) => (lock ? run() : null)) : run();
}
