import type { Category } from '@placelore/contracts/places/categories.js';
import type { DepictedPlace } from '@placelore/contracts/places/photos.internal.js';

/** Categories of sights: what a camera within 60 m shows is often the sight. */
const SIGHT_CATEGORIES: ReadonlySet<Category> = new Set([
  'Landmark',
  'Museum',
  'Historical Site',
  'Architecture',
  'Natural Wonder',
  'Cultural Site',
  'Religious Site',
]);
const LODGING_PATTERN =
  /\b(hotels?|hostels?|motels?|inn|guest ?houses?|b&b|bed and breakfast|resorts?|riad|ryokan|pension|albergo|lodge|apartments?)\b/i;
const RESTAURANT_PATTERN = /\b(restaurants?|cafes?|bistro|trattoria|osteria|pizzeria|brasserie|tavern|pub)\b/i;

/** Returns whether a place is a restaurant or a lodging: only photos that depict that very house may show it. */
export function mustBeDepicted({ name, category }: Pick<DepictedPlace, 'name' | 'category'>): boolean {
  const plainName = name.normalize('NFD').replace(/\p{M}/gu, '');
  return category === 'Restaurant' || LODGING_PATTERN.test(plainName) || RESTAURANT_PATTERN.test(plainName);
}

/** Returns whether photos may be looked up by the position of the camera. */
export const canSearchByPosition = (place: Pick<DepictedPlace, 'name' | 'category'>): boolean =>
  SIGHT_CATEGORIES.has(place.category) && !mustBeDepicted(place);
