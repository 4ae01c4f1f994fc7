import type { Discovery } from '@placelore/contracts/discoveries.js';
import useSWR from 'swr';
import { fetchMyDiscoveries, MY_DISCOVERIES_KEY } from './api.js';
import { getCachedDiscoveries } from './kept-copy.js';

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
