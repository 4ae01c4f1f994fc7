/** What a place is, where the categories of articles do not say it: they know sights, not cities or regions. */
export const PLACE_TYPES = [
  'City',
  'Country',
  'Region',
  'Territory',
  'Island',
  'Islands',
  'Peninsula',
  'Coast',
  'Lake',
  'River',
  'Sea',
  'Mountain',
  'Mountains',
  'Valley',
  'Desert',
  'National park',
  'Nature',
  'Waterfall',
  'Cave',
  'Route',
  'Part of the world',
] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/** Country code of a place that lies in none, such as a sea: Unicode's code of an unknown region. */
export const NO_COUNTRY = 'ZZ';
