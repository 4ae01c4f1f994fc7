import type { Atlas, AtlasPlace } from '../atlas/atlas.js';
import { type PlaceCandidate, type PlaceFilter, type Resolution, resolveQuery } from './resolve-query.js';

/** A place that a text may mean, as one clue among others. */
export interface PlaceInterpretation {
  place: AtlasPlace;
  /** 0 to 1: how likely the text means this place. */
  quality: number;
  /** False when the name is only similar to the one in the text. */
  isExact: boolean;
  /** False when the text also says something that does not belong to the place. */
  isComplete: boolean;
  /** Whether the text names several places alike, of which this is one. */
  isAmbiguous: boolean;
}

/** Quality of a little known place relative to the best known ones, and increase per point of prominence. */
const UNKNOWN_PLACE_QUALITY = 0.9;
const QUALITY_PER_SCORE = 0.02;
/** Factors for a misspelled name, for a place outside the stated area, and for the stated area of an unknown place. */
const MISSPELLING_FACTOR = 0.85;
const CONTRADICTED_FACTOR = 0.5;
const OUTER_PLACE_FACTOR = 0.8;
/** Loss of quality per point of score behind the most likely place, and its maximum. */
const LOSS_PER_SCORE = 0.1;
const MAX_LOSS = 0.5;

/**
 * Returns the places that a text may mean, most likely first, with their qualities as clues: "Kyoto, Japan", "Omaha
 * NE", "Trattoria Da Mario, Florence". The rules are those of {@link resolveQuery}; other clues may decide between
 * places.
 * @param isPossible excludes impossible places before names are compared
 */
export function interpretName(atlas: Atlas, text: string, isPossible?: PlaceFilter): PlaceInterpretation[] {
  const resolution = resolveQuery(atlas, text, isPossible);
  // A name that is only remotely similar is offered to people but never used.
  const isUsable = ({ match }: PlaceCandidate) => resolution.status !== 'suggested' || match !== 'spelling';
  return resolution.candidates.filter(isUsable).map((candidate) => ({
    place: candidate.place,
    quality: rate(candidate, resolution),
    isExact: candidate.match !== 'spelling',
    isComplete: candidate.match !== 'partial',
    isAmbiguous: resolution.status === 'ambiguous',
  }));
}

function rate({ match, isContradicted, score }: PlaceCandidate, { candidates }: Resolution): number {
  const known = Math.min(1, UNKNOWN_PLACE_QUALITY + QUALITY_PER_SCORE * Math.max(0, score));
  const loss = Math.min(MAX_LOSS, LOSS_PER_SCORE * (candidates[0]!.score - score));
  const partialFactor = isContradicted ? CONTRADICTED_FACTOR : OUTER_PLACE_FACTOR;
  const factor = { exact: 1, alias: 1, spelling: MISSPELLING_FACTOR, partial: partialFactor }[match];
  return known * factor * (1 - loss);
}
