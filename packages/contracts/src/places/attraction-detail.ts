import type { NearbyAttraction } from './places.js';

/**
 * Returns the text beside the name of an attraction: its distance, or where in the region it is. It is in a separate
 * file so that pages do not load the schemas.
 */
export const getAttractionDetail = ({ distance, note }: Pick<NearbyAttraction, 'distance' | 'note'>): string =>
  note ?? distance;
