/**
 * Checks that several tables share, as they are in the initial migration. They are written out here because a migration
 * must stay as it was when the contracts change.
 */
export const CATEGORY_CHECK = `category in (
      'Landmark', 'Museum', 'Restaurant', 'Park', 'Beach', 'Mountain', 'Historical Site', 'Architecture',
      'Natural Wonder', 'Cultural Site', 'Religious Site', 'Shopping', 'Entertainment', 'Transportation', 'Other')`;

/** A position is complete or absent, and on the globe. */
export const POSITION_CHECK =
  '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180';
