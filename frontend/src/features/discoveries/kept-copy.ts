import { type Discovery, discovery } from '@placelore/contracts/discoveries.js';
import { z } from 'zod';
import { type DeviceStore, getDeviceStore, readDevice } from '../../lib/device-storage.js';
import { DISCOVERIES_CACHE_NAME } from './kept-list.js';

// Apart from the writing, so that pages that only keep the list do without the schemas.
const discoveriesSchema = z.array(discovery);

/** The list as it was kept; undefined when there is none, or one of an older form. */
export function getCachedDiscoveries(store: DeviceStore | null = getDeviceStore()): Discovery[] | undefined {
  const parsed = discoveriesSchema.safeParse(readDevice(DISCOVERIES_CACHE_NAME, store));
  return parsed.success ? parsed.data : undefined;
}
