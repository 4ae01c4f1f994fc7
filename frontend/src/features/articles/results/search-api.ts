import type { SearchedPlace } from '@placelore/contracts/content/articles/search.js';
import { searches } from '@placelore/contracts/content/articles/search.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { places } from '@placelore/contracts/places/maps.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import type { DevicePosition } from '../../../lib/device/device-position.js';

const FRESH_DURATION_MS = 30_000;
/** Radius in meters around a place, and the number of places to request from open data. */
const OPEN_PLACES = { radius: 10_000, limit: 30 } as const;

/** Returns the arguments of a search. The server reads a page with the same ones. */
export const toSearchArguments = (q: string, page: number) => ({ q, page });

/** Returns the results of a search. @param here position of the reader, for searches “around me” */
export function useSearch(q: string, page: number, here: DevicePosition | null) {
  const position = here ? { lat: here.latitude, lng: here.longitude } : {};
  const args = { ...toSearchArguments(q, page), ...position };
  return useSWR(toKey(searches.find, args), () => call(searches.find, args), { dedupingInterval: FRESH_DURATION_MS });
}

/** Returns places of some categories around a place that have no guide, from open data if that is configured. */
export function useOpenPlaces(
  { latitude, longitude }: Pick<SearchedPlace, 'latitude' | 'longitude'>,
  categories: readonly Category[],
) {
  const args = { latitude: latitude ?? undefined, longitude: longitude ?? undefined, ...OPEN_PLACES };
  const isLocated = latitude !== null && categories.length > 0;
  const { data } = useSWR(isLocated ? toKey(places.nearbyAttractions, args) : null, () =>
    call(places.nearbyAttractions, args),
  );
  const wanted = new Set<string>(categories);
  return (data ?? []).filter(({ slug, category }) => slug === null && wanted.has(category));
}
