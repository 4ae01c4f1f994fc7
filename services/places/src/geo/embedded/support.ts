import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { LocatableClue } from '../confirmed-sight.js';
import { type Candidate, isPositionClue } from './candidates.js';
import { areConsistent, getPlaceIdentity, getPlacePosition, getReach, isSight } from './clue-consistency.js';
import { isInCountry } from './position-lookup.js';

/** A clue with its candidates. */
export interface ClueReading {
  clue: LocatableClue;
  candidates: Candidate[];
}

/**
 * A device may be far from where a photo on it was taken; it outweighs text in the photo only while its camera is in
 * use.
 */
const DEVICE_WEIGHT = 0.55;
/** Weight factor of a clue for a sight when the clue names another one nearby. */
const OTHER_SIGHT_FACTOR = 0.5;
/** Weight factors for a place of a clue that names its town, or only its country. */
const TOWN_FACTOR = 0.5;
const COUNTRY_FACTOR = 0.25;
/** Weight factors for a sight of a position beside it, and of one in its surroundings. */
const BESIDE_FACTOR = 0.6;
const AROUND_FACTOR = 0.4;
/** Distance in meters from a sight, in addition to its reach, that counts as beside it. */
const BESIDE_METERS = 1_000;
/** Distance in meters from which a position in no country cannot be where a place was photographed. */
const MAX_OFFSHORE_METERS = 50_000;

/** Returns the weight of a clue as the leading one: confidence × quality of its best candidate. */
export function getWeight({ clue, candidates }: ClueReading): number {
  return clue.confidence * (candidates[0]?.quality ?? 0) * getClueFactor(clue);
}

export const getClueFactor = ({ kind }: PlaceClue) => (kind === 'device position' ? DEVICE_WEIGHT : 1);

/**
 * Returns the best candidate that is consistent with `chosen`; prefers the same place to one that is only consistent.
 */
export function findBestAgreeing(
  atlas: Atlas,
  chosen: Candidate,
  candidates: readonly Candidate[],
): Candidate | undefined {
  return (
    candidates.find((candidate) => isSamePlace(candidate, chosen)) ??
    candidates.find((candidate) => areConsistent(atlas, chosen, candidate))
  );
}

export const isSamePlace = (a: Candidate, b: Candidate) => getPlaceIdentity(a.place) === getPlaceIdentity(b.place);

/** Returns by how much a clue that means `agreeing` supports `chosen`, 0 to 1: less where it names only its area. */
export function getSupport(clue: PlaceClue, agreeing: Candidate, chosen: Candidate): number {
  return clue.confidence * agreeing.quality * getAgreementFactor(agreeing, chosen);
}

function getAgreementFactor(agreeing: Candidate, chosen: Candidate): number {
  if (isSamePlace(agreeing, chosen)) return 1;
  if (isSight(agreeing.place)) return isSight(chosen.place) ? OTHER_SIGHT_FACTOR : 1;
  if (isSight(chosen.place)) {
    if (agreeing.cluePosition) return isBeside(agreeing.cluePosition, chosen) ? BESIDE_FACTOR : AROUND_FACTOR;
    return agreeing.place.kind === 'city' ? TOWN_FACTOR : COUNTRY_FACTOR;
  }
  const isNarrower = chosen.place.kind === 'city' && agreeing.place.kind !== 'city' && !agreeing.cluePosition;
  return isNarrower ? COUNTRY_FACTOR : 1;
}

function isBeside(position: NonNullable<Candidate['cluePosition']>, { place }: Candidate): boolean {
  const own = getPlacePosition(place);
  return own !== null && getDistanceMeters(position, own) <= BESIDE_METERS + getReach(place);
}

/** Checks whether an agreeing clue tells only where the photo was taken: a position, a sign or word with the town. */
export function isAboutArea({ kind }: PlaceClue, agreeing: Candidate, chosen: Candidate): boolean {
  if (agreeing.cluePosition || agreeing.isUnmatched || !isSamePlace(agreeing, chosen)) return true;
  return kind === 'text in the photo' && !isSight(chosen.place);
}

/** Returns by how much a clue that supports another place, or a position in no country, contradicts the chosen one. */
export function getContradiction(atlas: Atlas, reading: ClueReading, chosen: Candidate): number {
  const { clue, candidates } = reading;
  if (candidates.length > 0) return getWeight(reading);
  if (!isPositionClue(clue) || !clue.position) return 0;
  const isNear =
    chosen.place.kind === 'country'
      ? isInCountry(atlas, chosen.place.country, clue.position)
      : isWithin(MAX_OFFSHORE_METERS, clue.position, chosen);
  return isNear ? 0 : clue.confidence * getClueFactor(clue);
}

function isWithin(meters: number, position: NonNullable<Candidate['cluePosition']>, { place }: Candidate): boolean {
  const own = getPlacePosition(place);
  return own !== null && getDistanceMeters(position, own) <= meters + getReach(place);
}
