import { parseDistance } from './parse-distance.js';

/** Distance in meters beyond which nothing counts as nearby: it takes a trip to get there. */
export const MAX_NEARBY_METERS = 15_000;

/** Whether all places are too far away to be nearby. A place without a distance is inside. */
export const isInRegion = (places: readonly { distance?: string }[]): boolean =>
  places.length > 0 && places.every(({ distance = '' }) => parseDistance(distance) > MAX_NEARBY_METERS);
