import { type Discovery, discoveries } from '@placelore/contracts/discoveries.js';
import useSWR, { mutate } from 'swr';
import { call, callCounted } from '../../lib/api.js';
import { HttpError } from '../../lib/http-error.js';
import { invalidate, keyOf } from '../../lib/server-state.js';
import { keepDiscoveries } from './kept-list.js';

export const MINE = keyOf(discoveries.list, {});
/** How many of the latest public discoveries are shown. */
export const LATEST = { limit: 6 };

/** One's own discoveries. A 401 means there are none; what was read is kept on the device. */
export async function readMine(): Promise<Discovery[]> {
  try {
    const list = await call(discoveries.list, {});
    keepDiscoveries(list);
    return list;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return [];
    throw error;
  }
}

/** The latest public discoveries and how many there are in all. */
export function useLatestDiscoveries() {
  return useSWR(keyOf(discoveries.listPublic, LATEST), () => callCounted(discoveries.listPublic, LATEST));
}

/** Reads all lists again. @throws what the reads throw */
export async function readDiscoveriesAgain(): Promise<void> {
  await mutate(MINE, readMine(), { revalidate: false });
  void invalidate('discoveries');
}

/** Deletes a discovery; it leaves the list at once, and is back when that fails. @throws HttpError */
export async function deleteDiscovery(id: number): Promise<void> {
  const others = (list: Discovery[] = []) => list.filter((one) => one.id !== id);
  await mutate<Discovery[]>(
    MINE,
    async (list) => {
      await call(discoveries.remove, { id });
      if (list) keepDiscoveries(others(list));
      return list && others(list);
    },
    { optimisticData: others, rollbackOnError: true, revalidate: false },
  );
  void mutate(keyOf(discoveries.listPublic, LATEST));
}

/** Deletes all of one's own, one after the other, the newest first. @throws HttpError at the first that stays */
export async function deleteMyDiscoveries(): Promise<void> {
  try {
    for (;;) {
      const next = await call(discoveries.list, {});
      if (next.length === 0) break;
      for (const { id } of next) await deleteGone(id);
    }
  } finally {
    await invalidate('discoveries');
  }
}

/** Another window may have been faster. */
async function deleteGone(id: number): Promise<void> {
  try {
    await call(discoveries.remove, { id });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}
