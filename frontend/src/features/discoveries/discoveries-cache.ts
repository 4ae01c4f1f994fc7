import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { clearDevice, type DeviceStore, getDeviceStore, writeDevice } from '../../lib/device/device-storage.js';

export const DISCOVERIES_CACHE_NAME = 'discoveries';

/** Caches the list on the device, for when it cannot be read. */
export function cacheDiscoveries(list: readonly Discovery[], store: DeviceStore | null = getDeviceStore()): void {
  writeDevice(DISCOVERIES_CACHE_NAME, list, store);
}

/** Deletes the cached list so that the next user of the device cannot see it. */
export function clearCachedDiscoveries(store: DeviceStore | null = getDeviceStore()): void {
  clearDevice(DISCOVERIES_CACHE_NAME, store);
}
