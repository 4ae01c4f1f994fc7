import { collections } from '@placelore/contracts/content/articles/collections.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

/** Edges of an area in degrees. */
interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * Returns the best-known guides in an area. While they load, returns those of the previous area. Null reads nothing.
 */
export function useGuidesInArea(area: Area | null) {
  return useSWR(area && toKey(collections.map, area), () => area && call(collections.map, area), {
    keepPreviousData: true,
  });
}
