import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { type Atlas, countryOf as countryOfAtlasPlace, identityOf, positionOf } from '@placelore/guidebook/atlas.js';
import { townRadius } from '@placelore/guidebook/gazetteer.js';
import { landmarkReach } from '@placelore/guidebook/guidebook.js';
import type { Candidate, Place } from './candidates.js';

/** Metres: two sights this near each other do not contradict, when one of them is only where the camera stood. */
const ACROSS_THE_STREET = 5_000;
/** Metres a sight may lie outside the town it is told by. */
const AROUND_TOWN = 20_000;
/** Metres between towns of which one may be a suburb of the other. */
const SUBURB = 15_000;
/** Metres from which mountains and their like are photographed. */
const SEEN_FROM_AFAR = 80_000;

export const countryOf = (place: Place) => (place.kind === 'sight' ? place.country : countryOfAtlasPlace(place));

/** Equal for equal places. */
export const identityOfPlace = (place: Place) =>
  place.kind === 'sight'
    ? `sight:${place.name}:${place.position.latitude}:${place.position.longitude}`
    : identityOf(place);

export const isSight = (place: Place) => place.kind === 'landmark' || place.kind === 'sight';

/** Where a candidate is: the clue's own position, else the place's; null for a country. */
export function whereIs({ place, at }: Candidate): Position | null {
  return at ?? placePosition(place);
}

export function placePosition(place: Place): Position | null {
  return place.kind === 'sight' ? place.position : positionOf(place);
}

/** Metres from which a sight is photographed, beside its own reach. */
export function seenFrom(place: Place): number {
  if (place.kind !== 'landmark') return 0;
  const { category } = place.landmark;
  return category === 'Mountain' || category === 'Natural Wonder' ? SEEN_FROM_AFAR : 0;
}

/** Whether two clues can both be right about one photo. */
export function agree(atlas: Atlas, a: Candidate, b: Candidate): boolean {
  if (identityOfPlace(a.place) === identityOfPlace(b.place)) return true;
  const [whereA, whereB] = [whereIs(a), whereIs(b)];
  // A border runs through some sights, but not through a country as a whole.
  if (!whereA || !whereB) return countryOf(a.place) === countryOf(b.place);
  const distance = distanceMetres(whereA, whereB);
  if (isSight(a.place) && isSight(b.place)) {
    const near = a.at || b.at ? ACROSS_THE_STREET : 0;
    return distance <= Math.max(near, reachOf(a.place), reachOf(b.place), seenFrom(a.place), seenFrom(b.place));
  }
  if (isSight(a.place)) return sightInTown(atlas, a, b, distance);
  if (isSight(b.place)) return sightInTown(atlas, b, a, distance);
  return countryOf(a.place) === countryOf(b.place) && distance <= Math.max(SUBURB, 2 * radiusOf(a), 2 * radiusOf(b));
}

function sightInTown(atlas: Atlas, sight: Candidate, town: Candidate, distance: number): boolean {
  if (distance <= Math.max(AROUND_TOWN, seenFrom(sight.place))) return true;
  return (
    sight.place.kind === 'landmark' &&
    town.place.kind === 'city' &&
    atlas.belongsTo(sight.place.landmark, town.place.town)
  );
}

export const reachOf = (place: Place) => (place.kind === 'landmark' ? landmarkReach(place.landmark) : 150);

const radiusOf = ({ place }: Candidate) => (place.kind === 'city' ? townRadius(place.town.population) : 0);
