import { MIN_IDENTIFIED_CONFIDENCE } from '@placelore/contracts/analysis/identification.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { LocatableClue } from '../confirmed-sight.js';
import type { Location } from '../geo-provider.js';
import { isSight } from './clue-consistency.js';
import { findAlternatives, findUnconfirmed, presentTown } from './identification/alternatives.js';
import { findMostSupported, MIN_LEADING_WEIGHT, sortByWeight } from './identification/choose-leader.js';
import { type Judgment, judge } from './identification/judge.js';
import { narrowCandidate } from './identification/narrow-candidate.js';
import { presentPlace } from './presentation/present-place.js';
import { readClues } from './read-clues.js';
import { type ClueReading, findPositionInside, getWeight } from './support.js';

/**
 * Returns the place that fits all clues together best.
 * 1. Each clue is resolved separately into candidates with a quality. A position results in the town and never in a
 *    sight, because it does not reveal what a photo shows; a name or text results in its meanings.
 * 2. The clue with the highest weight leads, if its weight is at least 0.15; otherwise nothing is identified, but a
 *    sight that only a vision provider names is offered.
 * 3. The leader's candidate with the most support from other clues wins.
 * 4. A more exact clue that agrees narrows the result, unless that would make a certain result uncertain.
 * 5. All clues are weighed for and against the result, and listed as evidence.
 * 6. Contradicting places, other named sights and places of the same name become alternatives.
 */
export function locate(atlas: Atlas, clues: readonly LocatableClue[]): Location {
  const readings = sortByWeight(readClues(atlas, clues));
  const [leader, ...others] = readings;
  if (!leader || getWeight(leader) < MIN_LEADING_WEIGHT) return offerAlternatives(atlas, readings);
  const widest = judge(atlas, findMostSupported(atlas, leader, others), readings);
  const narrowed = judge(atlas, narrowCandidate(atlas, widest.chosen, leader, others), readings);
  const isTooNarrow = widest.confidence >= MIN_IDENTIFIED_CONFIDENCE && narrowed.confidence < MIN_IDENTIFIED_CONFIDENCE;
  return present(atlas, leader, isTooNarrow ? widest : narrowed, readings);
}

/** Identifies nothing, but a named sight is worth offering if nothing else is known. */
function offerAlternatives(atlas: Atlas, readings: readonly ClueReading[]): Location {
  const alternatives = findAlternatives(atlas, readings, null, []);
  const [best, ...others] = alternatives;
  return best?.unconfirmed
    ? { place: best, alternatives: others, exactPosition: null }
    : { place: null, alternatives, exactPosition: null };
}

/** Converts a judgment to the result, with the alternatives from which a user may choose. */
function present(
  atlas: Atlas,
  leader: ClueReading,
  { chosen, confidence, evidence, rivals }: Judgment,
  readings: readonly ClueReading[],
): Location {
  const alternatives = findAlternatives(atlas, [leader, ...rivals], chosen, rivals);
  const place = presentPlace(atlas, chosen, confidence, evidence);
  const isGuess = confidence < MIN_IDENTIFIED_CONFIDENCE;
  const named = findUnconfirmed(atlas, chosen, place, readings);
  if (named && isGuess) return { place: named, alternatives: [place, ...alternatives], exactPosition: null };
  // Towns that only share the name of the sight's town are not real alternatives.
  const isAlone = isSight(chosen.place) && alternatives.every(({ name }) => name === place.city);
  return {
    place,
    alternatives:
      isAlone && isGuess
        ? presentTown(atlas, chosen, leader.clue, confidence)
        : [...(named ? [named] : []), ...alternatives],
    exactPosition: isSight(chosen.place) ? null : (chosen.cluePosition ?? findPositionInside(atlas, chosen, readings)),
  };
}
