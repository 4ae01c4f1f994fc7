import { type Discovery, discoveries } from '@placelore/contracts/content/discoveries.js';
import useSWR, { mutate } from 'swr';
import { call, callList } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { invalidate, toKey } from '../../lib/cache/server-state.js';
import { cacheDiscoveries } from './discoveries-cache.js';

export const MY_DISCOVERIES_KEY = toKey(discoveries.list, {});
/** How many of the latest public discoveries are shown. */
export const LATEST_ARGUMENTS = { limit: 6 };

/** One's own discoveries. A 401 means there are none; what was read is kept on the device. */
export async function fetchMyDiscoveries(): Promise<Discovery[]> {
  try {
    const list = await call(discoveries.list, {});
    cacheDiscoveries(list);
    return list;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return [];
    throw error;
  }
}

/** The latest public discoveries and how many there are in all. */
export function useLatestDiscoveries() {
  return useSWR(toKey(discoveries.listPublic, LATEST_ARGUMENTS), () =>
    callList(discoveries.listPublic, LATEST_ARGUMENTS),
  );
}

/** Reads all lists again. @throws what the reads throw */
export async function refreshDiscoveries(): Promise<void> {
  await mutate(MY_DISCOVERIES_KEY, fetchMyDiscoveries(), { revalidate: false });
  void invalidate('discoveries');
}

/** Deletes a discovery; it leaves the list at once, and is back when that fails. @throws HttpError */
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

/** Deletes all of one's own, one after the other, the newest first. @throws HttpError at the first that stays */
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

/** Another window may have been faster. */
async function deleteIfPresent(id: number): Promise<void> {
  try {
    await call(discoveries.delete, { id });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
