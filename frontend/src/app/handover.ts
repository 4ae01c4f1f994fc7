import { belonging, type QueueStore } from '../features/analysis/offline-queue.js';
import { queueDatabase } from '../features/analysis/queue-database.js';
import { deviceOwner } from '../lib/device-owner.js';
import { forgetReading } from '../lib/read-articles.js';

/** Forgets what another user left on this device in the stores that take time: photos that wait, articles read. */
export async function forgetRemains(): Promise<void> {
  await Promise.allSettled([forgetOthersPhotos(), forgetReading()]);
}

/** What a guest queued stays: it goes with whoever they became. */
export async function forgetOthersPhotos(store: QueueStore = queueDatabase): Promise<void> {
  for (const { id, owner } of await store.all()) {
    if (belonging(owner, deviceOwner()) === 'others') await store.remove(id);
  }
}
