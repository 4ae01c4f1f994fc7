import type { Discovery } from '@placelore/contracts/discoveries.js';
import useSWR from 'swr';
import { MINE, readMine } from './api.js';
import { keptDiscoveries } from './kept-copy.js';

export interface MyDiscoveries {
  list: Discovery[] | undefined;
  /** The list is the device's copy, because it could not be read. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/** One's own discoveries, newest first. */
export function useMyDiscoveries(): MyDiscoveries {
  const { data, error, mutate: readAgain } = useSWR(MINE, readMine);
  const copy = data === undefined && error !== undefined ? keptDiscoveries() : undefined;
  return { list: data ?? copy, stale: copy !== undefined, error, retry: () => void readAgain() };
}
