/**
 * Checks that several tables share, as in the initial migration. They are written out here because a migration must not
 * change when the contracts do.
 */
export const CATEGORY_CHECK = `category in (
      'Landmark', 'Museum', 'Restaurant', 'Park', 'Beach', 'Mountain', 'Historical Site', 'Architecture',
      'Natural Wonder', 'Cultural Site', 'Religious Site', 'Shopping', 'Entertainment', 'Transportation', 'Other')`;

/** A position is either complete or missing, and on the globe. */
export const POSITION_CHECK =
  '(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180';
