import { type Discovery, discovery } from '@placelore/contracts/content/discoveries.js';
import useSWR from 'swr';
import { z } from 'zod';
import { type DeviceStore, getDeviceStore, readDevice } from '../../../lib/device/device-storage.js';
import { fetchMyDiscoveries, MY_DISCOVERIES_KEY } from '../api.js';
import { DISCOVERIES_CACHE_NAME } from '../discoveries-cache.js';

export interface MyDiscoveries {
  /** Photos that became discoveries. */
  list: Discovery[] | undefined;
  /** Guides that were written for the user, who did not save them: every guide on demand is stored. */
  searchedGuides: Discovery[];
  /** Whether the list is the cached copy because it could not be read. */
  isStale: boolean;
  error: unknown;
  retry: () => void;
}

/** Whether a discovery is a photo, and not a guide that was only asked for. */
export const isFromPhoto = ({ source }: Discovery): boolean => source !== 'text_search';

/** Returns the discoveries of the current user, newest first. */
export function useMyDiscoveries(): MyDiscoveries {
  const { data, error, mutate: refresh } = useSWR(MY_DISCOVERIES_KEY, fetchMyDiscoveries);
  const cached = data === undefined && error !== undefined ? getCachedDiscoveries() : undefined;
  const all = data ?? cached;
  const list = all?.filter(isFromPhoto);
  const searchedGuides = all?.filter((item) => !isFromPhoto(item)) ?? [];
  return { list, searchedGuides, isStale: cached !== undefined, error, retry: () => void refresh() };
}

// Separate from the module that writes the cache, so that pages which only write do not load the schemas.
const discoveriesSchema = z.array(discovery);

/** Returns the cached list; undefined if there is none, or only one in an old format. */
export function getCachedDiscoveries(store: DeviceStore | null = getDeviceStore()): Discovery[] | undefined {
  const parsed = discoveriesSchema.safeParse(readDevice(DISCOVERIES_CACHE_NAME, store));
  return parsed.success ? parsed.data : undefined;
}
