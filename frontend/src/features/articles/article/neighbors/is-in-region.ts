import type { NearbyAttraction } from '@placelore/contracts/places/places.js';

/** Distance in meters beyond which nothing counts as nearby: it takes a trip to get there. */
const MAX_NEARBY_METERS = 15_000;

/** Whether all places are too far away to be nearby. */
export const isInRegion = (places: readonly Pick<NearbyAttraction, 'distance'>[]): boolean =>
  places.length > 0 && places.every(({ distance }) => toMeters(distance) > MAX_NEARBY_METERS);

/** Reads a distance as the API formats it: `850 m`, `53.5 km`. */
const toMeters = (distance: string): number =>
  Number.parseFloat(distance.replaceAll(',', '')) * (distance.endsWith('km') ? 1_000 : 1);
