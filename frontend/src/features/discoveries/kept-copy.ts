import { type Discovery, discovery } from '@placelore/contracts/discoveries.js';
import { z } from 'zod';
import { type DeviceStore, deviceStore, readDevice } from '../../lib/device-storage.js';
import { KEPT_NAME } from './kept-list.js';

// Apart from the writing, so that pages that only keep the list do without the schemas.
const kept = z.array(discovery);

/** The list as it was kept; undefined when there is none, or one of an older form. */
export function keptDiscoveries(store: DeviceStore | null = deviceStore()): Discovery[] | undefined {
  const read = kept.safeParse(readDevice(KEPT_NAME, store));
  return read.success ? read.data : undefined;
}
