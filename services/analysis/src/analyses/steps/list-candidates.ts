import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  type DescribedPlace,
  type LocatedPlace,
  type NearbyAttraction,
  type PlaceCandidate,
  toSelectable,
} from '@placelore/contracts/places/places.js';

/** Maximum number of candidates when no place is certain enough. More would be a list to read instead of a choice. */
const MAX_GUESSES = 3;
/** Maximum number of sights around a position. */
const MAX_SIGHTS = 3;
/** Beyond this many meters, a photo hardly shows a sight. */
const MAX_SIGHT_DISTANCE_METERS = 5_000;
const MAX_NAMED_PLACES = 2;

/** Returns what a photo may show when its likeliest place is only a guess, with the clue that names each place. */
export function listGuesses(guess: LocatedPlace, alternatives: readonly LocatedPlace[]): PlaceCandidate[] {
  return removeRepeated([guess, ...alternatives].map(toGuess)).slice(0, MAX_GUESSES);
}

/**
 * Returns what a photo may show when only its position is known: the nearest sights with their distances, and the
 * places that other clues name.
 */
export function listSightsAround(
  { place, nearbyAttractions, exactPlace }: DescribedPlace,
  alternatives: readonly LocatedPlace[],
): PlaceCandidate[] {
  const origin = exactPlace ? 'this position' : `the center of ${place.name}`;
  const sights = (exactPlace?.nearbyAttractions.filter((sight) => isInSight(sight, exactPlace)) ?? nearbyAttractions)
    .slice(0, MAX_SIGHTS)
    .map((sight) => toSight(sight, origin));
  return removeRepeated([...sights, ...alternatives.slice(0, MAX_NAMED_PLACES).map(toGuess)]);
}

const isInSight = ({ coordinates: { lat, lng } }: NearbyAttraction, position: Position): boolean =>
  getDistanceMeters({ latitude: lat, longitude: lng }, position) <= MAX_SIGHT_DISTANCE_METERS;

const toGuess = (place: LocatedPlace): PlaceCandidate => ({
  ...toSelectable(place),
  why: place.evidence.find(({ confidence }) => confidence > 0)?.detail ?? '',
});

const toSight = ({ name, distance, note, coordinates }: NearbyAttraction, origin: string): PlaceCandidate => ({
  name,
  location: '',
  latitude: coordinates.lat,
  longitude: coordinates.lng,
  why: note ?? `${distance} from ${origin}`,
});

/** Within this many meters, two places with the same name are one. */
const SAME_PLACE_METERS = 1_000;

const isSame = (a: PlaceCandidate, b: PlaceCandidate) =>
  a.name === b.name && getDistanceMeters(a, b) <= SAME_PLACE_METERS;

const removeRepeated = (candidates: readonly PlaceCandidate[]): PlaceCandidate[] =>
  candidates.filter((candidate, index) => candidates.findIndex((other) => isSame(other, candidate)) === index);
