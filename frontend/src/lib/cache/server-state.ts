import type { Route, RouteArguments } from '@placelore/contracts/core/route.js';
import { useEffect } from 'react';
import { type Cache, type Middleware, mutate, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { FRESH_DURATION_MS, getRetryDelay, UnusedEntryEvictor } from './freshness.js';

export type RouteKey<R extends Route> = readonly [id: string, args: RouteArguments<R>];

/** The cache key of a read: the route's id, whose first part is its tag, and its arguments. */
export function toKey<R extends Route>(route: R, args: RouteArguments<R>): RouteKey<R> {
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
  | 'failedJobs'
  | 'batchRuns'
  | 'scheduledJobs'
  | 'queues';

/**
 * Reads everything under a tag again, shown or not. The one place that knows how keys are made of tags.
 * @param exceptKey what is not there any more, and is still shown for a moment
 */
export function invalidate(tag: Tag, exceptKey?: readonly unknown[]): Promise<unknown> {
  const exceptSerialized = exceptKey && unstable_serialize(exceptKey);
  return mutate((key) => {
    return Array.isArray(key) && String(key[0]).startsWith(`${tag}.`) && unstable_serialize(key) !== exceptSerialized;
  });
}

/** Forgets everything that was read; what is on the screen is read again. */
export function clearCache(exceptKey: readonly unknown[]): Promise<unknown> {
  const exceptSerialized = unstable_serialize(exceptKey);
  return mutate((key) => unstable_serialize(key) !== exceptSerialized, undefined);
}

/** Something that was read for a page before the page came to the browser. */
export interface HydratedEntry {
  key: readonly unknown[];
  data: unknown;
}

/** The entries of a cache that came with the page: as fresh as the page, so nothing is read again for showing it. */
let hydratedCaches = new WeakMap<Cache, Set<string>>();

/** Puts what was read for a page into a cache, before it is rendered from that. */
export function hydrateCache(cache: Cache, entries: readonly HydratedEntry[]): Cache {
  // With the key as SWR itself keeps it, by which `mutate` finds entries.
  for (const { key, data } of entries) cache.set(unstable_serialize(key), { data, _k: key } as { data: unknown });
  hydratedCaches.set(cache, new Set(entries.map(({ key }) => unstable_serialize(key))));
  return cache;
}

/** The page is left: what came with it is as old as anything else. */
export function expireHydratedEntries(): void {
  hydratedCaches = new WeakMap();
}

const trustHydratedEntries: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const isHydrated = hydratedCaches.get(cache)?.has(unstable_serialize(key));
  return useNext(key, fetcher, isHydrated ? { ...config, revalidateOnMount: false } : config);
};

const unusedEntries = new UnusedEntryEvictor();

const evictUnusedEntries: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const serialized = unstable_serialize(key);
  useEffect(() => {
    if (!serialized) return;
    unusedEntries.addUser(serialized);
    return () => unusedEntries.removeUser(serialized, () => cache.delete(serialized));
  }, [serialized, cache]);
  return useNext(key, fetcher, config);
};

/** Fresh for five minutes, no polling, no reading again when the window gets the focus. */
export const SWR_CONFIG: SWRConfiguration = {
  dedupingInterval: FRESH_DURATION_MS,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  use: [evictUnusedEntries, trustHydratedEntries],
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    // SWR counts the retry it is about to make.
    const delay = getRetryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
