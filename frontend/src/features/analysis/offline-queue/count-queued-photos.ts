import { getDeviceUserId } from '../../../lib/device/device-user.js';
import { classifyQueueOwner } from './offline-queue.js';
import { queueDatabase } from './queue-database.js';

/** How many photos of whoever uses the device wait for a network. None where the browser keeps nothing. */
export async function countQueuedPhotos(): Promise<number> {
  const items = await queueDatabase.getAll().catch(() => []);
  return items.filter(({ owner }) => classifyQueueOwner(owner, getDeviceUserId()) === 'theirs').length;
}
