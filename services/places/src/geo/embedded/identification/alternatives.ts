import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Location } from '../../geo-provider.js';
import type { Candidate } from '../candidates.js';
import { areConsistent, getExactness, getPlaceIdentity } from '../clue-consistency.js';
import { buildEvidence, getPlaceName } from '../presentation/evidence.js';
import { findEnclosingTown, presentPlace, presentUnconfirmed } from '../presentation/present-place.js';
import { type ClueReading, findBestAgreeing, getClueFactor } from '../support.js';

/** Minimum share of the result's quality for other places of the same name to be mentioned. */
const MIN_RIVAL_SHARE = 0.4;
const MAX_ALTERNATIVES = 5;

/** Returns other possible results: further meanings of the leader, and places that contradicting clues mean. */
export function findAlternatives(
  atlas: Atlas,
  readings: readonly ClueReading[],
  chosen: Candidate | null,
  contradicting: readonly ClueReading[],
): Location['alternatives'] {
  const found = new Map<string, { candidate: Candidate; clue: PlaceClue; weight: number }>();
  for (const reading of readings) {
    const { clue, candidates } = reading;
    if (clue.sight?.subject === 'dish') continue;
    const minQuality = contradicting.includes(reading) || !chosen ? 0 : MIN_RIVAL_SHARE * (candidates[0]?.quality ?? 0);
    for (const candidate of candidates) {
      const id = getPlaceIdentity(candidate.place);
      const weight = clue.confidence * candidate.quality * getClueFactor(clue);
      const isChosen =
        chosen !== null && (id === getPlaceIdentity(chosen.place) || isEnclosing(atlas, candidate, chosen));
      if (isChosen || candidate.quality < minQuality || weight <= (found.get(id)?.weight ?? 0)) continue;
      found.set(id, { candidate, clue, weight });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ candidate, clue, weight }) => {
      const evidence = [buildEvidence(clue, candidate, weight)];
      return clue.sight && isUnconfirmed(clue, candidate)
        ? presentUnconfirmed(atlas, clue.sight, candidate, { confidence: weight, evidence })
        : presentPlace(atlas, candidate, weight, evidence);
    });
}

/** The town or country around the result is not an alternative to it. */
const isEnclosing = (atlas: Atlas, candidate: Candidate, chosen: Candidate) =>
  getExactness(candidate) < getExactness(chosen) && areConsistent(atlas, candidate, chosen);

/** Returns the town around an uncertain sight, so that there is an alternative; nothing for other places. */
export function presentTown(
  atlas: Atlas,
  chosen: Candidate,
  clue: PlaceClue,
  confidence: number,
): Location['alternatives'] {
  const town = findEnclosingTown(atlas, chosen.place);
  if (town === null) return [];
  const candidate: Candidate = { place: town, quality: 1, cluePosition: null };
  const detail = `${getPlaceName(chosen.place)} is in ${getPlaceName(town)}`;
  return [presentPlace(atlas, candidate, confidence, [{ kind: clue.kind, detail, confidence }])];
}

/** Returns the sight in the chosen town that a vision provider names but no source confirms; null without one. */
export function findUnconfirmed(
  atlas: Atlas,
  chosen: Candidate,
  place: LocatedPlace,
  readings: readonly ClueReading[],
): LocatedPlace | null {
  const named = readings.find(({ clue, candidates }) =>
    isUnconfirmed(clue, findBestAgreeing(atlas, chosen, candidates)),
  );
  if (!named?.clue.sight || place.kind !== 'city') return null;
  return presentUnconfirmed(atlas, named.clue.sight, chosen, place);
}

const isUnconfirmed = ({ sight }: PlaceClue, candidate: Candidate | undefined): boolean =>
  sight !== undefined && sight.subject !== 'dish' && candidate?.isUnmatched === true && candidate.place.kind === 'city';
