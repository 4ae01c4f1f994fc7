import { classifyQueueOwner, type QueueStore } from '../../features/analysis/offline-queue/offline-queue.js';
import { queueDatabase } from '../../features/analysis/offline-queue/queue-database.js';
import { clearOfflineArticles } from '../../lib/cache/offline-articles.js';
import { clearSharedPhoto } from '../../lib/cache/shared-photo.js';
import { getDeviceUserId } from '../../lib/device/device-user.js';
import { removeOtherUsersTrips } from '../trips/keep-trip.js';

/** Deletes another user's data from the asynchronous stores: queued photos, offline articles and a shared photo. */
export async function clearPreviousUserData(): Promise<void> {
  await Promise.allSettled([clearOtherUsersPhotos(), clearOfflineArticles(), clearSharedPhoto()]);
}

/**
 * Deletes data marked with another owner, for a device whose user changed unnoticed. Data of guests and the user stays.
 */
export async function clearOtherUsersData(userId: number): Promise<void> {
  await Promise.allSettled([clearOtherUsersPhotos(), removeOtherUsersTrips(userId)]);
}

/** Deletes queued photos of other users. A guest's photos stay, because they belong to the account that signs in. */
export async function clearOtherUsersPhotos(store: QueueStore = queueDatabase): Promise<void> {
  for (const { id, owner } of await store.getAll()) {
    if (classifyQueueOwner(owner, getDeviceUserId()) === 'otherUser') await store.delete(id);
  }
}
