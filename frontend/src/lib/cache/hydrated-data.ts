import type { Route, RouteResponse } from '@placelore/contracts/core/route.js';
import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { expireHydratedEntry, isHydrated, type RouteKey } from './server-state.js';

/**
 * Returns the data that came with this page, for a component with its own state; undefined if it must be read. Only the
 * first component that is mounted gets it, because the data may have changed by the time a later one is mounted.
 */
export function useHydratedData<R extends Route>(key: RouteKey<R>): RouteResponse<R> | undefined {
  const { cache } = useSWRConfig();
  const serialized = unstable_serialize(key);
  const [data] = useState(() => (isHydrated(cache, serialized) ? cache.get(serialized)?.data : undefined));
  useEffect(() => expireHydratedEntry(cache, serialized), [cache, serialized]);
  return data;
}
