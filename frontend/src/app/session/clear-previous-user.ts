import { classifyQueueOwner, type QueueStore } from '../../features/analysis/offline-queue/offline-queue.js';
import { queueDatabase } from '../../features/analysis/offline-queue/queue-database.js';
import { clearOfflineArticles } from '../../lib/cache/offline-articles.js';
import { clearSharedPhoto } from '../../lib/cache/shared-photo.js';
import { getDeviceUserId } from '../../lib/device/device-user.js';

/** Deletes another user's data from the asynchronous stores: queued photos, offline articles and a shared photo. */
export async function clearPreviousUserData(): Promise<void> {
  await Promise.allSettled([clearOtherUsersPhotos(), clearOfflineArticles(), clearSharedPhoto()]);
}

/** Photos that a guest queued stay; they belong to the user the guest signs in as. */
export async function clearOtherUsersPhotos(store: QueueStore = queueDatabase): Promise<void> {
  for (const { id, owner } of await store.getAll()) {
    if (classifyQueueOwner(owner, getDeviceUserId()) === 'otherUser') await store.delete(id);
  }
}
