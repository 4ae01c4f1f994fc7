import type { Discovery } from '@placelore/contracts/discoveries.js';
import { type DeviceStore, deviceStore, forgetDevice, writeDevice } from '../../lib/device-storage.js';

export const KEPT_NAME = 'discoveries';

/** Keeps the list on the device, for when it cannot be read. */
export function keepDiscoveries(list: readonly Discovery[], store: DeviceStore | null = deviceStore()): void {
  writeDevice(KEPT_NAME, list, store);
}

/** Forgets the list, because somebody else may use the device next. */
export function forgetDiscoveries(store: DeviceStore | null = deviceStore()): void {
  forgetDevice(KEPT_NAME, store);
}
