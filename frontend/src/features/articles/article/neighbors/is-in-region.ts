import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { parseDistance } from '../../../../lib/format/parse-distance.js';

/** Distance in meters beyond which nothing counts as nearby: it takes a trip to get there. */
const MAX_NEARBY_METERS = 15_000;

/** Whether all places are too far away to be nearby. */
export const isInRegion = (places: readonly Pick<NearbyAttraction, 'distance'>[]): boolean =>
  places.length > 0 && places.every(({ distance }) => parseDistance(distance) > MAX_NEARBY_METERS);
