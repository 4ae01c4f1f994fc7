import type { Route, RouteArguments } from '@placelore/contracts/core/route.js';
import { useEffect } from 'react';
import { type Cache, type Middleware, mutate, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { FRESH_DURATION_MS, getRetryDelay, UnusedEntryEvictor } from './freshness.js';

export type RouteKey<R extends Route> = readonly [id: string, args: RouteArguments<R>];

/** Returns the cache key of a request: the route's id, whose first part is its tag, and its arguments. */
export function toKey<R extends Route>(route: R, args: RouteArguments<R>): RouteKey<R> {
  return [route.id, args];
}

/** First part of a cache key: the group of a route in the contracts. */
export type Tag =
  | 'auth'
  | 'articles'
  | 'discoveries'
  | 'trips'
  | 'users'
  | 'adminArticles'
  | 'adminDiscoveries'
  | 'moderation'
  | 'duplicates'
  | 'errorReports'
  | 'deletedArticles'
  | 'audit'
  | 'failedJobs'
  | 'batchRuns'
  | 'scheduledJobs'
  | 'learnedPhotos'
  | 'queues';

/**
 * Reloads every entry with a tag, displayed or not. Only this function knows where keys contain tags.
 * @param exceptKey entry of a deleted resource that is still displayed for a moment
 */
export function invalidate(tag: Tag, exceptKey?: readonly unknown[]): Promise<unknown> {
  const exceptSerialized = exceptKey && unstable_serialize(exceptKey);
  return mutate((key) => {
    return Array.isArray(key) && String(key[0]).startsWith(`${tag}.`) && unstable_serialize(key) !== exceptSerialized;
  });
}

/** Clears all cached data. Displayed data is loaded again. */
export function clearCache(exceptKey: readonly unknown[]): Promise<unknown> {
  const exceptSerialized = unstable_serialize(exceptKey);
  return mutate((key) => unstable_serialize(key) !== exceptSerialized, undefined);
}

/** Entry that the server loaded for a page before sending it. */
export interface HydratedEntry {
  key: readonly unknown[];
  data: unknown;
  /** Whether the browser reads it again immediately, because more depends on it than what is displayed. */
  isReadAgain?: true;
}

/** Keys of the entries that came with a page. They are as fresh as the page, so displaying them loads nothing. */
let hydratedCaches = new WeakMap<Cache, Set<string>>();

/** Adds a page's data to a cache before the page is rendered from it. */
export function hydrateCache(cache: Cache, entries: readonly HydratedEntry[]): Cache {
  // The `_k` field holds the key as SWR stores it; `mutate` finds entries by it.
  for (const { key, data } of entries) cache.set(unstable_serialize(key), { data, _k: key } as { data: unknown });
  const trusted = entries.filter(({ isReadAgain }) => !isReadAgain);
  hydratedCaches.set(cache, new Set(trusted.map(({ key }) => unstable_serialize(key))));
  return cache;
}

/** Expires the entries that came with a page, when the visitor leaves it. */
export function expireHydratedEntries(): void {
  hydratedCaches = new WeakMap();
}

/** Expires one entry that came with a page, by its key as SWR stores it. */
export const expireHydratedEntry = (cache: Cache, serialized: string): void =>
  void hydratedCaches.get(cache)?.delete(serialized);

/** Whether an entry, by its key as SWR stores it, came with this page. */
export const isHydrated = (cache: Cache, serialized: string): boolean =>
  hydratedCaches.get(cache)?.has(serialized) === true;

const trustHydratedEntries: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const isTrusted = isHydrated(cache, unstable_serialize(key));
  return useNext(key, fetcher, isTrusted ? { ...config, revalidateOnMount: false } : config);
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

/** SWR settings: data stays fresh for five minutes, without polling and without reloading on window focus. */
export const SWR_CONFIG: SWRConfiguration = {
  dedupingInterval: FRESH_DURATION_MS,
  refreshInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  use: [evictUnusedEntries, trustHydratedEntries],
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    // SWR's count already includes the retry it is about to make.
    const delay = getRetryDelay(error, retryCount - 1);
    if (delay !== null) setTimeout(() => void revalidate({ retryCount }), delay);
  },
};
