import type { Route, RouteArguments } from '@placelore/contracts/route.js';
import { useEffect } from 'react';
import { type Middleware, mutate, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { FRESH_MS, retryDelay, UnusedEntries } from './freshness.js';

export type RouteKey<R extends Route> = readonly [id: string, args: RouteArguments<R>];

/** The cache key of a read: the route's id, whose first part is its tag, and its arguments. */
export function keyOf<R extends Route>(route: R, args: RouteArguments<R>): RouteKey<R> {
  return [route.id, args];
}

type Tag = 'auth' | 'discoveries';

/** Reads everything under a tag again, shown or not. The one place that knows how keys are made of tags. */
export function invalidate(tag: Tag): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && String(key[0]).startsWith(`${tag}.`));
}

/** Forgets everything that was read; what is on the screen is read again. */
export function forgetEverything(except: readonly unknown[]): Promise<unknown> {
  const kept = unstable_serialize(except);
  return mutate((key) => unstable_serialize(key) !== kept, undefined);
}

const unused = new UnusedEntries();

const dropUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const serialized = unstable_serialize(key);
  useEffect(() => {
    if (!serialized) return;
    unused.enter(serialized);
    return () => unused.leave(serialized, () => cache.delete(serialized));
  }, [serialized, cache]);
  return useNext(key, fetcher, config);
};

/** Fresh for five minutes, no polling, no reading again when the window gets the focus. */
export const SWR_CONFIG: SWRConfiguration = {
  dedupingInterval: FRESH_MS,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  use: [dropUnused],
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    // SWR counts the retry it is about to make.
    const delay = retryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
