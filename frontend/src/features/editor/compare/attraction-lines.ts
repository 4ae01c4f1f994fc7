import type { NearbyAttraction } from '@placelore/contracts/places.js';

/** Attractions, a line each. */
export const formatAttractionLines = (attractions: readonly NearbyAttraction[]): string =>
  attractions.map(({ name, distance }, index) => `${index + 1}. ${name} (${distance})`).join('\n');
