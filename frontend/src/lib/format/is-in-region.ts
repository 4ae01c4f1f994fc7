import { parseDistance } from './parse-distance.js';

/** Distance in meters beyond which nothing counts as nearby: it takes a trip to get there. */
export const MAX_NEARBY_METERS = 10_000;

/** Distance in meters beyond which a place is in another region. */
export const MAX_REGION_METERS = 60_000;

/** Whether any of the places is too far away to be nearby. A place without a distance is inside. */
export const isInRegion = (places: readonly { distance?: string }[]): boolean =>
  places.some(({ distance = '' }) => parseDistance(distance) > MAX_NEARBY_METERS);
