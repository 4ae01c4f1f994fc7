import { deviceOwner } from '../../lib/device-owner.js';
import { belonging } from './offline-queue.js';
import { queueDatabase } from './queue-database.js';

/** How many photos of whoever uses the device wait for a network. None where the browser keeps nothing. */
export async function queuedPhotos(): Promise<number> {
  const items = await queueDatabase.all().catch(() => []);
  return items.filter(({ owner }) => belonging(owner, deviceOwner()) === 'theirs').length;
}
