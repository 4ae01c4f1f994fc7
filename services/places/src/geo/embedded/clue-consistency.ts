import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  type Atlas,
  getCountryCodes as getAtlasCountryCodes,
  getPlaceKey,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import type { Candidate, Place } from './candidates.js';

/**
 * Distance in meters within which two sights do not contradict each other if one of them is only the camera's position.
 */
const NEARBY_SIGHTS_METERS = 5_000;
/** Maximum distance in meters between a sight and the town named in its record. */
const MAX_SIGHT_TO_TOWN_METERS = 20_000;
/** Maximum distance in meters between two towns of which one may be a suburb of the other. */
const MAX_SUBURB_METERS = 15_000;
/** Distance in meters from which mountains and similar sights may be photographed. */
const DISTANT_VIEW_METERS = 80_000;

/** Returns the codes of the countries in which a place lies. */
export const getCountries = (place: Place): readonly string[] =>
  place.kind === 'sight' ? [place.country] : getAtlasCountryCodes(place);

/** Whether two places are in the same country. */
export const shareCountry = (a: Place, b: Place): boolean =>
  getCountries(a).some((code) => getCountries(b).includes(code));

/** Returns a key that is equal for equal places. */
export const getPlaceIdentity = (place: Place) =>
  place.kind === 'sight'
    ? `sight:${place.name}:${place.position.latitude}:${place.position.longitude}`
    : getPlaceKey(place);

export const isSight = (place: Place) => place.kind === 'landmark' || place.kind === 'sight';

/** Returns 2 for a sight, 1 for a town, 0 for a larger area. */
export const getExactness = ({ place }: Candidate) => (isSight(place) ? 2 : place.kind === 'city' ? 1 : 0);

/** Returns the position of a candidate: that of the clue, otherwise that of the place; null for a country. */
export function candidatePosition({ place, cluePosition }: Candidate): Position | null {
  return cluePosition ?? getPlacePosition(place);
}

export function getPlacePosition(place: Place): Position | null {
  return place.kind === 'sight' ? place.position : getPosition(place);
}

/** Returns the distance in meters, beyond its reach, from which a sight may be photographed. */
export function viewingDistance(place: Place): number {
  if (place.kind !== 'landmark') return 0;
  const { category } = place.landmark;
  return category === 'Mountain' || category === 'Natural Wonder' ? DISTANT_VIEW_METERS : 0;
}

/** Whether two clues about the same photo can both be correct. */
export function areConsistent(atlas: Atlas, a: Candidate, b: Candidate): boolean {
  if (getPlaceIdentity(a.place) === getPlaceIdentity(b.place)) return true;
  const [positionA, positionB] = [candidatePosition(a), candidatePosition(b)];
  // Some sights lie on a border, but a country as a whole does not.
  if (!positionA || !positionB) return shareCountry(a.place, b.place);
  const distance = getDistanceMeters(positionA, positionB);
  if (isSight(a.place) && isSight(b.place)) {
    const margin = a.cluePosition || b.cluePosition ? NEARBY_SIGHTS_METERS : 0;
    return (
      distance <=
      Math.max(margin, getReach(a.place), getReach(b.place), viewingDistance(a.place), viewingDistance(b.place))
    );
  }
  if (isSight(a.place)) return isSightInTown(atlas, a, b, distance);
  if (isSight(b.place)) return isSightInTown(atlas, b, a, distance);
  return shareCountry(a.place, b.place) && distance <= Math.max(MAX_SUBURB_METERS, 2 * getRadius(a), 2 * getRadius(b));
}

function isSightInTown(atlas: Atlas, sight: Candidate, town: Candidate, distance: number): boolean {
  if (distance <= Math.max(MAX_SIGHT_TO_TOWN_METERS, viewingDistance(sight.place))) return true;
  return (
    sight.place.kind === 'landmark' &&
    town.place.kind === 'city' &&
    atlas.isLandmarkOfTown(sight.place.landmark, town.place.town)
  );
}

export const getReach = (place: Place) => (place.kind === 'landmark' ? getLandmarkReach(place.landmark) : 150);

const getRadius = ({ place }: Candidate) => (place.kind === 'city' ? estimateTownRadius(place.town.population) : 0);
