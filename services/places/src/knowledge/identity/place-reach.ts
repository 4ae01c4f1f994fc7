import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { Destinations } from '@placelore/guidebook/destinations/destinations.js';

/**
 * Maximum distance in meters between a place and its item, by kind: how far apart two sources put a point for the same
 * thing. Calibrated with `test/knowledge/cases/twin-cases.ts`.
 */
const TOLERANCE_METERS = {
  /** A door, because chains may have branches 100 m apart. */
  venue: 60,
  /** The middle or gate of a large building; two churches with the same name are rarely closer than 200 m. */
  building: 150,
  /** The middle, entrance or visitor center of grounds; a minimum if their area is known. */
  site: 1_000,
  /** The summit, shore or middle of something without a clear edge; a minimum for lakes and islands. */
  nature: 5_000,
  /** The town hall, station or middle of the built-up area; the nearest village with the same name is farther away. */
  city: 5_000,
} as const;
/** Categories of sights that are larger than a building, and of natural sights. */
const SITE_CATEGORIES: ReadonlySet<string> = new Set(['Park', 'Beach', 'Historical Site', 'Entertainment']);
const NATURE_CATEGORIES: ReadonlySet<string> = new Set(['Mountain', 'Natural Wonder']);
/** Types of regions whose center is on the land or water itself, so that distance is meaningful. */
const COMPACT_TYPES: ReadonlySet<string> = new Set(['Island', 'Lake', 'Waterfall', 'Cave', 'Mountain']);
const VENUE_NOUN =
  /\b(restaurant|hotel|hostel|motel|guest ?house|apartment|chalet|café|cafe|bar|pub|bed and breakfast)(?!\p{L})/iu;

/** Whether a place is a restaurant or a hotel. */
export const isVenueNoun = ({ category, noun }: { category: string; noun?: string | undefined }): boolean =>
  category === 'Restaurant' || VENUE_NOUN.test(noun ?? '');

/** Returns the atlas record of a region, which contains its extent; null for other places. */
export const findRegion = ({ kind, guidebookId }: LocatedPlace): DestinationRecord | null =>
  kind === 'region' && guidebookId !== null ? Destinations.load().find(guidebookId) : null;

/**
 * Returns the maximum distance in meters between a place and its item; null if distance is meaningless, because the
 * middle of a region or country may be anywhere.
 * @param areaSquareKm area of the item, if known
 */
export function getTolerance(place: LocatedPlace, areaSquareKm: number | null): number | null {
  const width = Math.sqrt(areaSquareKm ?? 0) * 1_000;
  const reach = Math.max(TOLERANCE_METERS.nature, width);
  switch (place.kind) {
    case 'country':
      return null;
    case 'region':
      return COMPACT_TYPES.has(place.placeType ?? '') ? Math.max(reach, getRadius(place)) : null;
    case 'city':
      return TOLERANCE_METERS.city;
    case 'landmark':
      if (isVenueNoun(place)) return TOLERANCE_METERS.venue;
      if (NATURE_CATEGORIES.has(place.category)) return reach;
      return SITE_CATEGORIES.has(place.category) ? Math.max(TOLERANCE_METERS.site, width) : TOLERANCE_METERS.building;
  }
}

/** Returns half the diagonal of a region's box in meters; 0 if it is unknown. */
function getRadius(place: LocatedPlace): number {
  const [west, south, east, north] = findRegion(place)?.extent ?? [0, 0, 0, 0];
  return getDistanceMeters({ latitude: south, longitude: west }, { latitude: north, longitude: east }) / 2;
}
