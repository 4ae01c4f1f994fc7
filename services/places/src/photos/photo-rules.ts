import type { Category } from '@placelore/contracts/places/categories.js';
import type { DepictedPlace } from '@placelore/contracts/places/photos.internal.js';

/** Categories of sights for which a photo taken within 60 m often shows the sight. */
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

/** Whether a place is a restaurant or a hotel: only photos that depict this very house may be shown for it. */
export function mustBeDepicted({ name, category }: Pick<DepictedPlace, 'name' | 'category'>): boolean {
  const plainName = name.normalize('NFD').replace(/\p{M}/gu, '');
  return category === 'Restaurant' || LODGING_PATTERN.test(plainName) || RESTAURANT_PATTERN.test(plainName);
}

/** Whether photos may be searched by the position of the camera. */
export const canSearchByPosition = (place: Pick<DepictedPlace, 'name' | 'category'>): boolean =>
  SIGHT_CATEGORIES.has(place.category) && !mustBeDepicted(place);
