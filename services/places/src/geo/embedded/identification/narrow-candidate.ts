import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Candidate } from '../candidates.js';
import {
  areConsistent,
  getExactness,
  getPlacePosition,
  getReach,
  isSight,
  viewingDistance,
} from '../clue-consistency.js';
import type { ClueReading } from '../support.js';

/** Minimum weight of a clue that narrows the result of others. */
const MIN_NARROWING_WEIGHT = 0.1;

/** Maximum meters, beyond the sight's reach, from the camera to a sight that a clue names. A sign may point farther. */
const MAX_NAMED_DISTANCE_METERS: Record<PlaceClue['kind'], number> = {
  'named by the traveler': 5_000,
  'photo position': 0,
  'device position': 0,
  'landmark recognized': 5_000,
  'stated location': 5_000,
  'site details': 5_000,
  'web match': 2_000,
  'similar photo': 5_000,
  'text in the photo': 300,
};
/** Kinds of clues that name the subject of the photo; others describe what is around it. */
const SUBJECT_CLUE_KINDS: ReadonlySet<PlaceClue['kind']> = new Set([
  'named by the traveler',
  'landmark recognized',
  'stated location',
  'site details',
  'similar photo',
]);

/**
 * Returns a more exact place that another clue names and that agrees with the chosen one: "Kinkaku-ji" in "Kyoto,
 * Japan". Returns the chosen place without one, or if the traveler chose it.
 */
export function narrowCandidate(
  atlas: Atlas,
  chosen: Candidate,
  leader: ClueReading,
  others: readonly ClueReading[],
): Candidate {
  if (leader.clue.kind === 'named by the traveler') return chosen;
  const narrower = others
    .flatMap(({ clue, candidates }) =>
      candidates.map((candidate) => ({ clue, candidate, weight: clue.confidence * candidate.quality })),
    )
    .filter(
      ({ clue, candidate, weight }) =>
        weight >= MIN_NARROWING_WEIGHT && areConsistent(atlas, chosen, candidate) && canNarrow(clue, candidate, chosen),
    )
    .sort((a, b) => getExactness(b.candidate) - getExactness(a.candidate) || b.weight - a.weight);
  return narrower[0]?.candidate ?? chosen;
}

/**
 * If a position leads, the camera must be able to see the sight: from 5 km if it was named or recognized as the subject
 * (80 km for mountains), from 300 m if its name was read.
 */
function canNarrow({ kind }: PlaceClue, candidate: Candidate, chosen: Candidate): boolean {
  const namedPosition = getPlacePosition(candidate.place);
  if (!chosen.cluePosition || !isSight(candidate.place) || !namedPosition) {
    return getExactness(candidate) > getExactness(chosen);
  }
  const isSubject = SUBJECT_CLUE_KINDS.has(kind);
  const maxDistance = Math.max(MAX_NAMED_DISTANCE_METERS[kind], isSubject ? viewingDistance(candidate.place) : 0);
  const isNear = getDistanceMeters(chosen.cluePosition, namedPosition) <= maxDistance + getReach(candidate.place);
  // A named subject takes precedence over the sight at the camera's position.
  return isNear && (!isSight(chosen.place) || isSubject);
}
