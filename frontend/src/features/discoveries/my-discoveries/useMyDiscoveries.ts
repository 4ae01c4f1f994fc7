import { type Discovery, discovery } from '@placelore/contracts/content/discoveries.js';
import useSWR from 'swr';
import { z } from 'zod';
import { type DeviceStore, getDeviceStore, readDevice } from '../../../lib/device/device-storage.js';
import { fetchMyDiscoveries, MY_DISCOVERIES_KEY } from '../api.js';
import { DISCOVERIES_CACHE_NAME } from '../discoveries-cache.js';

export interface MyDiscoveries {
  list: Discovery[] | undefined;
  /** The list is the device's copy, because it could not be read. */
  isStale: boolean;
  error: unknown;
  retry: () => void;
}

/** One's own discoveries, newest first. */
export function useMyDiscoveries(): MyDiscoveries {
  const { data, error, mutate: refresh } = useSWR(MY_DISCOVERIES_KEY, fetchMyDiscoveries);
  const cached = data === undefined && error !== undefined ? getCachedDiscoveries() : undefined;
  return { list: data ?? cached, isStale: cached !== undefined, error, retry: () => void refresh() };
}

// Apart from the writing, so that pages that only keep the list do without the schemas.
const discoveriesSchema = z.array(discovery);

/** The list as it was kept; undefined when there is none, or one of an older form. */
export function getCachedDiscoveries(store: DeviceStore | null = getDeviceStore()): Discovery[] | undefined {
  const parsed = discoveriesSchema.safeParse(readDevice(DISCOVERIES_CACHE_NAME, store));
  return parsed.success ? parsed.data : undefined;
}
