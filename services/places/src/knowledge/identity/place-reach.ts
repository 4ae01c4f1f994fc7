import type { LocatedPlace } from '@placelore/contracts/places/places.js';

/** Distances in meters within which an item can be the place, by what the place is. */
const TOLERANCE_METERS = {
  venue: 60,
  building: 150,
  site: 1_000,
  nature: 5_000,
  city: 5_000,
} as const;
/** Categories of sights that are larger than a building, and of natural ones. */
const SITE_CATEGORIES: ReadonlySet<string> = new Set(['Park', 'Beach', 'Historical Site', 'Entertainment']);
const NATURE_CATEGORIES: ReadonlySet<string> = new Set(['Mountain', 'Natural Wonder']);
/** Types of regions whose center is a point of the land or water itself, so that distance says something. */
const COMPACT_TYPES: ReadonlySet<string> = new Set(['Island', 'Lake', 'Waterfall', 'Cave', 'Mountain']);
const VENUE_NOUN =
  /\b(restaurant|hotel|hostel|motel|guest ?house|apartment|chalet|café|cafe|bar|pub|bed and breakfast)\b/i;

/** Checks whether a place is a restaurant or a lodging. */
export const isVenueNoun = ({ category, noun }: { category: string; noun?: string | undefined }): boolean =>
  category === 'Restaurant' || VENUE_NOUN.test(noun ?? '');

/**
 * Returns the distance in meters within which an item can be the place, or null where distance says nothing: the middle
 * of a region or country is anywhere.
 * @param areaSquareKm area of the item, where it is known
 */
export function getTolerance(place: LocatedPlace, areaSquareKm: number | null): number | null {
  const reach = Math.max(TOLERANCE_METERS.nature, Math.sqrt(areaSquareKm ?? 0) * 1_000);
  switch (place.kind) {
    case 'country':
      return null;
    case 'region':
      return COMPACT_TYPES.has(place.placeType ?? '') ? reach : null;
    case 'city':
      return TOLERANCE_METERS.city;
    case 'landmark':
      if (isVenueNoun(place)) return TOLERANCE_METERS.venue;
      if (NATURE_CATEGORIES.has(place.category)) return reach;
      return SITE_CATEGORIES.has(place.category) ? TOLERANCE_METERS.site : TOLERANCE_METERS.building;
  }
}
