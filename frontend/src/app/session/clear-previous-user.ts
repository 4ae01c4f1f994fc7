import { classifyQueueOwner, type QueueStore } from '../../features/analysis/offline-queue/offline-queue.js';
import { queueDatabase } from '../../features/analysis/offline-queue/queue-database.js';
import { clearOfflineArticles } from '../../lib/cache/offline-articles.js';
import { getDeviceUserId } from '../../lib/device/device-user.js';

/** Forgets what another user left on this device in the stores that take time: photos that wait, articles read. */
export async function clearPreviousUserData(): Promise<void> {
  await Promise.allSettled([clearOtherUsersPhotos(), clearOfflineArticles()]);
}

/** What a guest queued stays: it goes with whoever they became. */
export async function clearOtherUsersPhotos(store: QueueStore = queueDatabase): Promise<void> {
  for (const { id, owner } of await store.getAll()) {
    if (classifyQueueOwner(owner, getDeviceUserId()) === 'otherUser') await store.delete(id);
  }
}
