import type { PlaceType } from '@placelore/contracts/places/place-types.js';
import type { DestinationKind } from '@placelore/guidebook/atlas/records.js';

/** Words that a page shows for the kind of a destination. */
export const DESTINATION_TYPES: Record<DestinationKind, PlaceType> = {
  region: 'Region',
  'historic-region': 'Region',
  'constituent-country': 'Country',
  territory: 'Territory',
  island: 'Island',
  archipelago: 'Islands',
  peninsula: 'Peninsula',
  coast: 'Coast',
  lake: 'Lake',
  river: 'River',
  bay: 'Sea',
  mountain: 'Mountain',
  range: 'Mountains',
  valley: 'Valley',
  desert: 'Desert',
  'national-park': 'National park',
  forest: 'Nature',
  waterfall: 'Waterfall',
  cave: 'Cave',
  route: 'Route',
  'world-region': 'Part of the world',
};
