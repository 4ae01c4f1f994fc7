import { type Discovery, discoveries } from '@placelore/contracts/content/discoveries.js';
import useSWR, { mutate } from 'swr';
import { call, callList } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { invalidate, toKey } from '../../lib/cache/server-state.js';
import { cacheDiscoveries, prepareCaching } from './discoveries-cache.js';

export const MY_DISCOVERIES_KEY = toKey(discoveries.list, {});
/** Query for the latest public discoveries. */
export const LATEST_ARGUMENTS = { limit: 6 };

/** Fetches the current user's discoveries and caches them on the device. Status 401 means that there are none. */
export async function fetchMyDiscoveries(): Promise<Discovery[]> {
  const cache = prepareCaching();
  try {
    const list = await call(discoveries.list, {});
    cache(list);
    return list;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return [];
    throw error;
  }
}

/** Returns the latest public discoveries and their total number. */
export function useLatestDiscoveries() {
  return useSWR(toKey(discoveries.listPublic, LATEST_ARGUMENTS), () =>
    callList(discoveries.listPublic, LATEST_ARGUMENTS),
  );
}

/** Reloads all lists. @throws what the reads throw */
export async function refreshDiscoveries(): Promise<void> {
  await mutate(MY_DISCOVERIES_KEY, fetchMyDiscoveries(), { revalidate: false });
  void invalidate('discoveries');
}

/**
 * Deletes a discovery optimistically: it leaves the list immediately, and returns if the call fails. @throws HttpError
 */
export async function deleteDiscovery(id: number): Promise<void> {
  const withoutDeleted = (list: Discovery[] = []) => list.filter((discovery) => discovery.id !== id);
  await mutate<Discovery[]>(
    MY_DISCOVERIES_KEY,
    async (list) => {
      await call(discoveries.delete, { id });
      if (list) cacheDiscoveries(withoutDeleted(list));
      return list && withoutDeleted(list);
    },
    { optimisticData: withoutDeleted, rollbackOnError: true, revalidate: false },
  );
  void mutate(toKey(discoveries.listPublic, LATEST_ARGUMENTS));
}

/** Makes a discovery public or private; the list shows the new state. @throws HttpError */
export async function setSharing(id: number, isShared: boolean): Promise<Discovery> {
  const changed = await call(discoveries.setSharing, { id, isShared });
  await mutate<Discovery[]>(
    MY_DISCOVERIES_KEY,
    (list) => {
      const next = list?.map((discovery) => (discovery.id === id ? changed : discovery));
      if (next) cacheDiscoveries(next);
      return next;
    },
    { revalidate: false },
  );
  void mutate(toKey(discoveries.listPublic, LATEST_ARGUMENTS));
  return changed;
}

/**
 * Deletes all discoveries of the current user one by one, newest first. @throws HttpError for the first that cannot be
 * deleted
 */
export async function deleteMyDiscoveries(): Promise<void> {
  try {
    for (;;) {
      const page = await call(discoveries.list, {});
      if (page.length === 0) break;
      for (const { id } of page) await deleteIfPresent(id);
    }
  } finally {
    await invalidate('discoveries');
  }
}

/** Deletes a discovery, unless another tab has deleted it already. */
async function deleteIfPresent(id: number): Promise<void> {
  try {
    await call(discoveries.delete, { id });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
