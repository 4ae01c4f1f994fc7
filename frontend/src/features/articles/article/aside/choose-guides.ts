import type { LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { chooseOnePerTown } from '@placelore/contracts/content/articles/library.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';

/** Meters beyond which a guide is no suggestion for the same trip; nature is worth a longer way. */
const MAX_REGION_METERS = 60_000;
const MAX_NATURE_METERS = 100_000;
/** Number of guides of the same kind, after which those of the country follow. */
const MAX_NEAR_GUIDES = 4;
/** Number of guides of the country, which may be far away, and of those in one town. */
const MAX_BEST_GUIDES = 4;
const MAX_PER_TOWN = 2;

/** Categories of nature. A park is nature only if it is no park of a town. */
const NATURE: readonly Category[] = ['Natural Wonder', 'Mountain', 'Beach'];
const NATURE_PARK = /\bNational (Park|Reserve)\b|^Lake\b/;

type Place = Pick<LocatedCard, 'title' | 'category'>;

const isNature = ({ title, category }: Place) =>
  NATURE.includes(category) || (category === 'Park' && NATURE_PARK.test(title));

/** Place for which guides are chosen. */
export interface GuidesFor extends Place, Pick<LocatedCard, 'location'> {
  position: Position | null;
}

/** Returns the distance of a guide in meters; infinite if it is unknown. */
export const getMeters = ({ position }: GuidesFor, { latitude, longitude }: LocatedCard): number =>
  position === null || latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : getDistanceMeters(position, { latitude, longitude });

/** Chooses those of the guides of the place's kind that are in its region, those of its town first. */
export function chooseNearGuides(guides: readonly LocatedCard[], place: GuidesFor): LocatedCard[] {
  const limit = isNature(place) ? MAX_NATURE_METERS : MAX_REGION_METERS;
  const near = guides.filter((guide) => isNature(guide) === isNature(place) && getMeters(place, guide) <= limit);
  const isInTown = ({ location }: LocatedCard) => location === place.location;
  return [...near.filter(isInTown), ...near.filter((guide) => !isInTown(guide))].slice(0, MAX_NEAR_GUIDES);
}

/**
 * Chooses from the country's guides, best known first, those worth seeing elsewhere, four at most and one per town first:
 * the famous, and among these rather what is near and of the same kind.
 */
export function chooseBestGuides(guides: readonly LocatedCard[], place: GuidesFor, count: number): LocatedCard[] {
  const ranked = guides
    .map((guide, index) => {
      const meters = getMeters(place, guide);
      const detour = Number.isFinite(meters) ? 1 + meters / 250_000 : 1;
      const difference = isNature(guide) === isNature(place) ? 1 : 2;
      return { guide, rank: (index + 6) * detour * difference };
    })
    .filter(({ guide: { location } }) => location !== place.location)
    .toSorted((one, other) => one.rank - other.rank);
  const varied = ranked
    .map(({ guide }) => guide)
    .filter((guide, index, all) => countInTown(all.slice(0, index), guide) < MAX_PER_TOWN);
  return chooseOnePerTown(varied, Math.min(count, MAX_BEST_GUIDES));
}

const countInTown = (guides: readonly LocatedCard[], { location }: LocatedCard): number =>
  guides.filter((guide) => guide.location === location).length;
