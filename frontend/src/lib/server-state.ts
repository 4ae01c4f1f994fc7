import type { Route, RouteArguments } from '@placelore/contracts/route.js';
import { useEffect } from 'react';
import { type Cache, type Middleware, mutate, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { FRESH_MS, retryDelay, UnusedEntries } from './freshness.js';

export type RouteKey<R extends Route> = readonly [id: string, args: RouteArguments<R>];

/** The cache key of a read: the route's id, whose first part is its tag, and its arguments. */
export function keyOf<R extends Route>(route: R, args: RouteArguments<R>): RouteKey<R> {
  return [route.id, args];
}

/** What keys begin with: the groups of the contracts' routes. */
export type Tag =
  | 'auth'
  | 'articles'
  | 'discoveries'
  | 'users'
  | 'adminArticles'
  | 'adminDiscoveries'
  | 'moderation'
  | 'duplicates'
  | 'deletedArticles'
  | 'audit'
  | 'work'
  | 'batchRuns'
  | 'upkeep'
  | 'queues';

/**
 * Reads everything under a tag again, shown or not. The one place that knows how keys are made of tags.
 * @param except what is not there any more, and is still shown for a moment
 */
export function invalidate(tag: Tag, except?: readonly unknown[]): Promise<unknown> {
  const gone = except && unstable_serialize(except);
  return mutate((key) => {
    return Array.isArray(key) && String(key[0]).startsWith(`${tag}.`) && unstable_serialize(key) !== gone;
  });
}

/** Forgets everything that was read; what is on the screen is read again. */
export function forgetEverything(except: readonly unknown[]): Promise<unknown> {
  const kept = unstable_serialize(except);
  return mutate((key) => unstable_serialize(key) !== kept, undefined);
}

/** Something that was read for a page before the page came to the browser. */
export interface Filled {
  key: readonly unknown[];
  data: unknown;
}

/** The entries of a cache that came with the page: as fresh as the page, so nothing is read again for showing it. */
let filledCaches = new WeakMap<Cache, Set<string>>();

/** Puts what was read for a page into a cache, before it is rendered from that. */
export function fill(cache: Cache, entries: readonly Filled[]): Cache {
  // With the key as SWR itself keeps it, by which `mutate` finds entries.
  for (const { key, data } of entries) cache.set(unstable_serialize(key), { data, _k: key } as { data: unknown });
  filledCaches.set(cache, new Set(entries.map(({ key }) => unstable_serialize(key))));
  return cache;
}

/** The page is left: what came with it is as old as anything else. */
export function forgetFilled(): void {
  filledCaches = new WeakMap();
}

const trustFilled: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const isFilled = filledCaches.get(cache)?.has(unstable_serialize(key));
  return useNext(key, fetcher, isFilled ? { ...config, revalidateOnMount: false } : config);
};

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
  use: [dropUnused, trustFilled],
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    // SWR counts the retry it is about to make.
    const delay = retryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
