import { type Discovery, discovery } from '@placelore/contracts/discoveries.js';
import { z } from 'zod';
import { type DeviceStore, deviceStore, forgetDevice, readDevice, writeDevice } from '../../lib/device-storage.js';

const NAME = 'discoveries';
const kept = z.array(discovery);

/** Keeps the list on the device, for when it cannot be read. */
export function keepDiscoveries(list: readonly Discovery[], store: DeviceStore | null = deviceStore()): void {
  writeDevice(NAME, list, store);
}

/** The list as it was kept; undefined when there is none, or one of an older form. */
export function keptDiscoveries(store: DeviceStore | null = deviceStore()): Discovery[] | undefined {
  const read = kept.safeParse(readDevice(NAME, store));
  return read.success ? read.data : undefined;
}

/** Forgets the list, because somebody else may use the device next. */
export function forgetDiscoveries(store: DeviceStore | null = deviceStore()): void {
  forgetDevice(NAME, store);
}
