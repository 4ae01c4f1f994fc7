import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { getDistanceMeters, wrapLongitude } from '@placelore/contracts/places/great-circle.js';
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

/** Factor by which the area of each further search is larger, and maximum number of searches. */
const WIDENING = 6;
const MAX_SEARCHES = 6;
/** Minimum distance in degrees from the center to the edges of a search. */
const MIN_HALF_DEGREES = 0.05;
const WORLD: Area = { west: -180, south: -90, east: 180, north: 90 };

export interface NearestGuide {
  guide: LocatedCard & { latitude: number; longitude: number };
  /** Distance from the center of the area. */
  meters: number;
}

/** Returns the guide nearest to the center of an area that has none; undefined while it loads. Null reads nothing. */
export function useNearestGuide(area: Area | null): NearestGuide | null | undefined {
  const key = area && [...toKey(collections.map, area), 'nearest'];
  return useSWR(key, () => area && findNearest(area), { keepPreviousData: false }).data;
}

/** Searches in larger and larger areas, because the server orders guides by how well they are known. */
async function findNearest(area: Area): Promise<NearestGuide | null> {
  const width = area.east >= area.west ? area.east - area.west : area.east - area.west + 360;
  const center = {
    latitude: (area.south + area.north) / 2,
    longitude: wrapLongitude(area.west + width / 2),
  };
  let half = Math.max(MIN_HALF_DEGREES, width / 2, (area.north - area.south) / 2);
  for (let count = 0; count < MAX_SEARCHES; count++) {
    half *= WIDENING;
    const { articles } = await call(collections.map, widen(center, half));
    const [nearest] = articles
      .flatMap(({ latitude, longitude, ...card }): NearestGuide[] => {
        if (latitude === null || longitude === null) return [];
        const guide = { ...card, latitude, longitude };
        return [{ guide, meters: getDistanceMeters(center, guide) }];
      })
      .toSorted((one, other) => one.meters - other.meters);
    if (nearest) return nearest;
    if (half >= 180) return null;
  }
  return null;
}

function widen({ latitude, longitude }: { latitude: number; longitude: number }, half: number): Area {
  if (half >= 90) return WORLD;
  return {
    west: wrapLongitude(longitude - half),
    south: Math.max(-90, latitude - half),
    east: wrapLongitude(longitude + half),
    north: Math.min(90, latitude + half),
  };
}
