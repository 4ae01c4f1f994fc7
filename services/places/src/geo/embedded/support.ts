import type { Position } from '@placelore/contracts/places/geography.js';
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
 * Factor for the position of a device, which may be far from where a photo on it was taken. Therefore it outweighs text
 * in the photo only while the camera is in use.
 */
const DEVICE_WEIGHT = 0.55;
/** Factor for a clue about a sight if the clue also names another sight nearby. */
const OTHER_SIGHT_FACTOR = 0.5;
/** Factors for a place when a clue names only its town or only its country. */
const TOWN_FACTOR = 0.5;
const COUNTRY_FACTOR = 0.25;
/** Factors for a sight when a position is beside it or only in its surroundings. */
const BESIDE_FACTOR = 0.6;
const AROUND_FACTOR = 0.4;
/** Distance in meters from a sight, beyond its reach, that counts as beside it. */
const BESIDE_METERS = 1_000;
/** Distance in meters from the coast beyond which a position cannot be where a place was photographed. */
const MAX_OFFSHORE_METERS = 50_000;

/** Returns the weight of a clue as the leader: confidence × quality of its best candidate × factor of its kind. */
export function getWeight({ clue, candidates }: ClueReading): number {
  return clue.confidence * (candidates[0]?.quality ?? 0) * getClueFactor(clue);
}

export const getClueFactor = ({ kind }: PlaceClue) => (kind === 'device position' ? DEVICE_WEIGHT : 1);

/** Returns the best candidate that is consistent with `chosen`, preferring the same place. */
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

/** Returns how much a clue that means `agreeing` supports `chosen`, from 0 to 1; less if it names only the area. */
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

/** Returns the position of a clue in a country or region that other clues name; null for any other place. */
export function findPositionInside(atlas: Atlas, chosen: Candidate, readings: readonly ClueReading[]): Position | null {
  if (isSight(chosen.place) || chosen.place.kind === 'city') return null;
  const agreeing = readings.map(({ candidates }) => findBestAgreeing(atlas, chosen, candidates));
  return agreeing.find((candidate) => candidate?.cluePosition)?.cluePosition ?? null;
}

/** Whether an agreeing clue reveals only where the photo was taken: a position, or a sign or words with the town. */
export function isAboutArea({ kind }: PlaceClue, agreeing: Candidate, chosen: Candidate): boolean {
  if (agreeing.cluePosition || agreeing.isUnmatched || !isSamePlace(agreeing, chosen)) return true;
  return kind === 'text in the photo' && !isSight(chosen.place);
}

/** Returns how much a clue contradicts the chosen place, because it means another place or a position in no country. */
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
