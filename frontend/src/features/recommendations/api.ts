import { places } from '@placelore/contracts/places/maps.js';
import { toPlaceName } from '@placelore/contracts/places/names/place-name.js';
import type { TravelRecommendations } from '@placelore/contracts/places/places.js';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

async function fetchRecommendations(args: { location: string; category: string }): Promise<TravelRecommendations> {
  try {
    return await call(places.travelRecommendations, args);
  } catch (error) {
    if (error instanceof HttpError) throw new Error(`${STRINGS.failed}: ${error.status}`, { cause: error });
    throw error;
  }
}

/** Returns the offers for a place; undefined while they load, and without a place. */
export function useRecommendations(
  location: string | undefined,
  category = 'general',
): TravelRecommendations | undefined {
  const args = { location: toPlaceName(location ?? ''), category };
  const { data } = useSWR(args.location ? toKey(places.travelRecommendations, args) : null, () =>
    fetchRecommendations(args),
  );
  return data;
}

/** Counts a click on an offer. A failure does not keep the link from opening. */
export function recordClick(provider: string | null, place: string): void {
  if (!provider || !place) return;
  call(places.outbound, { provider, place: place.slice(0, 200) }).catch(() => undefined);
}
