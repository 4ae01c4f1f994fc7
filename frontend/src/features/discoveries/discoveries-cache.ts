import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { clearDevice, type DeviceStore, getDeviceStore, writeDevice } from '../../lib/device/device-storage.js';

export const DISCOVERIES_CACHE_NAME = 'discoveries';

/** Caches the list on the device, for times when it cannot be read. */
export function cacheDiscoveries(list: readonly Discovery[], store: DeviceStore | null = getDeviceStore()): void {
  writeDevice(DISCOVERIES_CACHE_NAME, list, store);
}

/** Number of times the cached list has been deleted. */
let deletions = 0;

/**
 * Returns a function that caches the list that is about to be read. It does nothing if the cache has been deleted in
 * the meantime, because the user has then signed out.
 */
export function prepareCaching(): (list: readonly Discovery[]) => void {
  const before = deletions;
  return (list) => {
    if (deletions === before) cacheDiscoveries(list);
  };
}

/** Deletes the cached list so that the next user of the device cannot see it. */
export function clearCachedDiscoveries(store: DeviceStore | null = getDeviceStore()): void {
  deletions += 1;
  clearDevice(DISCOVERIES_CACHE_NAME, store);
}
