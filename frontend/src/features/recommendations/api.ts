import { places } from '@placelore/contracts/maps.js';
import { asPlaceName } from '@placelore/contracts/place-name.js';
import type { TravelRecommendations } from '@placelore/contracts/places.js';
import useSWR from 'swr';
import { call } from '../../lib/api.js';
import { HttpError } from '../../lib/http-error.js';
import { keyOf } from '../../lib/server-state.js';
import { RECOMMENDATION_TEXTS as TEXTS } from './texts.js';

async function read(args: { location: string; category: string }): Promise<TravelRecommendations> {
  try {
    return await call(places.travelRecommendations, args);
  } catch (error) {
    if (error instanceof HttpError) throw new Error(`${TEXTS.failed}: ${error.status}`, { cause: error });
    throw error;
  }
}

/** Offers for a place; undefined until they are there, and without a place. */
export function useRecommendations(
  location: string | undefined,
  category = 'general',
): TravelRecommendations | undefined {
  const args = { location: asPlaceName(location ?? ''), category };
  const { data } = useSWR(args.location ? keyOf(places.travelRecommendations, args) : null, () => read(args));
  return data;
}

/** Counts a click on an offer; the visit itself does not depend on it. */
export function countClick(provider: string | null, place: string): void {
  if (!provider || !place) return;
  call(places.outbound, { provider, place: place.slice(0, 200) }).catch(() => undefined);
}
