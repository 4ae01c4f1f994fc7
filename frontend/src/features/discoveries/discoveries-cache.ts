import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { clearDevice, type DeviceStore, getDeviceStore, writeDevice } from '../../lib/device/device-storage.js';

export const DISCOVERIES_CACHE_NAME = 'discoveries';

/** Caches the list on the device, for when it cannot be read. */
export function cacheDiscoveries(list: readonly Discovery[], store: DeviceStore | null = getDeviceStore()): void {
  writeDevice(DISCOVERIES_CACHE_NAME, list, store);
}

/** How often the cached list was deleted. */
let deletions = 0;

/**
 * Returns a function that caches the list that is being read; not when the cached one is deleted before it arrives, because
 * its user has then signed out.
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
