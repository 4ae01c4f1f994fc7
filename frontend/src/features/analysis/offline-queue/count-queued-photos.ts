import { getDeviceUserId } from '../../../lib/device/device-user.js';
import { classifyQueueOwner } from './offline-queue.js';
import { queueDatabase } from './queue-database.js';

/** Counts the queued photos of the current user; returns 0 if the browser has no storage. */
export async function countQueuedPhotos(): Promise<number> {
  const items = await queueDatabase.getAll().catch(() => []);
  return items.filter(({ owner }) => classifyQueueOwner(owner, getDeviceUserId()) === 'own').length;
}
