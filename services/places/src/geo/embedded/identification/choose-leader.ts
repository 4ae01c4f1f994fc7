import { EVIDENCE_KINDS, type PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Candidate } from '../candidates.js';
import { type ClueReading, findBestAgreeing, getWeight } from '../support.js';

/** Minimum weight of the leading clue, and of a clue that contradicts the result. */
export const MIN_LEADING_WEIGHT = 0.15;

/** Position of a kind of clue in the usual order of evidence. */
export const getKindRank = (kind: PlaceClue['kind']) => EVIDENCE_KINDS.indexOf(kind);

/**
 * Sorts clues by their weight: confidence × quality of the best candidate (× 0.55 for a device's position). The usual
 * order is photo position, recognized landmark, stated location, device of the camera, site details, text, device
 * during an upload. The order of the evidence kinds decides ties.
 */
export const sortByWeight = (readings: readonly ClueReading[]): ClueReading[] =>
  readings.toSorted((a, b) => getWeight(b) - getWeight(a) || getKindRank(a.clue.kind) - getKindRank(b.clue.kind));

/**
 * Returns the leader's candidate with the most support from other clues: "Springfield" with a position in Illinois is
 * the one in Illinois.
 */
export function findMostSupported(atlas: Atlas, leader: ClueReading, others: readonly ClueReading[]): Candidate {
  const score = (candidate: Candidate) =>
    candidate.quality * leader.clue.confidence +
    others.reduce((sum, { clue, candidates }) => {
      const agreeing = findBestAgreeing(atlas, candidate, candidates);
      return sum + (agreeing ? clue.confidence * agreeing.quality : 0);
    }, 0);
  return leader.candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)[0]!.candidate;
}
