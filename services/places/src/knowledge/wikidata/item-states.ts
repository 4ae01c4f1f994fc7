import { z } from 'zod';
import type { WikiClient } from '../wikimedia/wiki-client.js';

/** A response is never current, because the only question is whether an item has changed since. */
const NO_LIFETIME = { fresh: 0, kept: 60 };

const statesResponse = z.object({
  entities: z.record(z.string(), z.object({ id: z.string(), lastrevid: z.number().int().positive().optional() })),
});

/**
 * Returns ids and revisions of at most 50 items by the requested id, without missing items. If an item was merged, its
 * own id differs from the requested one.
 * @throws ApiError as {@link WikiClient.callApi}
 */
export async function fetchItemStates(
  wiki: WikiClient,
  ids: readonly string[],
): Promise<Map<string, { id: string; revision: number }>> {
  const { value } = await wiki.callApi({
    parameters: { action: 'wbgetentities', ids: [...new Set(ids)].join('|'), props: 'info' },
    schema: statesResponse,
    getLifetime: () => NO_LIFETIME,
    isRefresh: true,
  });
  return new Map(
    Object.entries(value.entities).flatMap(([requestedId, { id, lastrevid }]) =>
      lastrevid === undefined ? [] : [[requestedId, { id, revision: lastrevid }] as const],
    ),
  );
}
