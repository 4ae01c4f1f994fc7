import type { NearbyAttraction } from './places.js';

/**
 * Returns what is shown beside the name of an attraction: its distance, or where in the region it is. It has a file of
 * its own because pages must not load the schemas.
 */
export const getAttractionDetail = ({ distance, note }: Pick<NearbyAttraction, 'distance' | 'note'>): string =>
  note ?? distance;
