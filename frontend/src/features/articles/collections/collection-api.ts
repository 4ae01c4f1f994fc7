import { COLLECTION_PAGE, collections } from '@placelore/contracts/content/articles/collections.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import type { DevicePosition } from '../../../lib/device/device-position.js';
import type { CollectionRequest } from './collection-request.js';

const FRESH_DURATION_MS = 30_000;
/** Decimals of the position that is sent: about 100 m, so that nearby requests share one response. */
const POSITION_DECIMALS = 3;

/**
 * Returns the arguments for a page of a collection. Without a position, the order "Nearest" falls back to best known.
 */
export function toCollectionArguments(request: CollectionRequest, here: DevicePosition | null = null) {
  const { type, slug, group, place, hasPhoto, order, page } = request;
  const isNearest = order === 'nearest' && here !== null;
  return {
    type,
    slug,
    page,
    ...(group !== null && { group }),
    ...(place !== null && { place }),
    ...(hasPhoto && { photo: '1' as const }),
    ...(order === 'name' && { order }),
    ...(isNearest && { order, lat: round(here.latitude), lng: round(here.longitude) }),
  };
}

const round = (degrees: number): number => Number(degrees.toFixed(POSITION_DECIMALS));

/** Returns a page of a collection. While it loads, returns the previous one, so that the filters do not move. */
export function useCollection(request: CollectionRequest, here: DevicePosition | null) {
  const args = toCollectionArguments(request, here);
  return useSWR(toKey(collections.find, args), () => call(collections.find, args), {
    dedupingInterval: FRESH_DURATION_MS,
    keepPreviousData: true,
  });
}

/** Returns the first articles of a collection, as many as fit on a map. */
export function useMappedCollection(request: CollectionRequest, here: DevicePosition | null) {
  const args = { ...toCollectionArguments({ ...request, page: 1 }, here), limit: COLLECTION_PAGE.max };
  return useSWR(toKey(collections.find, args), () => call(collections.find, args), {
    dedupingInterval: FRESH_DURATION_MS,
  });
}
