import { MIN_IDENTIFIED_CONFIDENCE } from '@placelore/contracts/analysis/identification.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  EVIDENCE_KINDS,
  type Evidence,
  type LocatedPlace,
  type PlaceClue,
} from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { LocatableClue } from '../confirmed-sight.js';
import type { Location } from '../geo-provider.js';
import type { Candidate } from './candidates.js';
import {
  areConsistent,
  getPlaceIdentity,
  getPlacePosition,
  getReach,
  isSight,
  viewingDistance,
} from './clue-consistency.js';
import { buildEvidence, describeUnusedClue, getPlaceName } from './presentation/evidence.js';
import { findEnclosingTown, presentPlace, presentUnconfirmed } from './presentation/present-place.js';
import { readClues } from './read-clues.js';
import {
  type ClueReading,
  findBestAgreeing,
  findPositionInside,
  getClueFactor,
  getContradiction,
  getSupport,
  getWeight,
  isAboutArea,
  isSamePlace,
} from './support.js';

/** Minimum weight of the leading clue, and minimum weight of a clue that narrows the result of others. */
const MIN_LEADING_WEIGHT = 0.15;
const MIN_NARROWING_WEIGHT = 0.1;
/** Share of the confidence that a contradiction of full weight removes. */
const CONTRADICTION_PENALTY = 0.6;
/** Factor for a name that means several places equally, as long as no other clue decides between them. */
const AMBIGUITY_FACTOR = 0.5;
/** Even a combination of clues is never certain. */
const MAX_CONFIDENCE = 0.99;
/** Minimum share of the result's quality for other places of the same name to be mentioned. */
const MIN_RIVAL_SHARE = 0.4;
const MAX_ALTERNATIVES = 5;
/** Maximum confidence of a place that only a similar photo names, even if it fits the area: it is only offered. */
const MAX_SUGGESTED_CONFIDENCE = MIN_IDENTIFIED_CONFIDENCE - 0.01;

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
 * Returns the place that fits all clues together best.
 * 1. Each clue is resolved separately into candidates with a quality. A position results in the town and never in a
 *    sight, because it does not reveal what a photo shows; a name or text results in its meanings.
 * 2. The clue with the highest weight leads, if its weight is at least 0.15; otherwise nothing is identified. Weight is
 *    confidence × quality of the best candidate (× 0.55 for a device's position). The usual order is photo position,
 *    recognized landmark, stated location, device of the camera, site details, text, device during an upload. The order
 *    of the evidence kinds decides ties.
 * 3. The leader's candidate with the most support from other clues wins: "Springfield" with a position in Illinois is
 *    the one in Illinois.
 * 4. A more exact clue that agrees narrows the result: "Kinkaku-ji" in "Kyoto, Japan". If a position leads, the camera
 *    must be able to see the sight: from 5 km if it was named or recognized as the subject (80 km for mountains), from
 *    300 m if its name was read. A certain result is not narrowed to an uncertain one, and the traveler's choice never.
 * 5. Confidence: 1 − Π(1 − support) over the agreeing clues, one of each kind, at most 0.99; a clue that names only the
 *    area supports it less. The strongest contradiction reduces it by up to 60 %. Contradicting places, other named
 *    sights and places of the same name become alternatives. A place named only by a similar photo is never certain.
 * 6. Every clue is listed as evidence; those without information or in contradiction have confidence 0.
 * 7. A sight that only a vision provider names is offered: first if nothing else determines the town, else beside it.
 */
export function locate(atlas: Atlas, clues: readonly LocatableClue[]): Location {
  const readings = readClues(atlas, clues).sort(compareByWeight);
  const [leader] = readings;
  if (!leader || getWeight(leader) < MIN_LEADING_WEIGHT) {
    const [best, ...others] = findAlternatives(atlas, readings, null, []);
    // A named sight is worth offering if nothing else is known.
    return best?.unconfirmed
      ? { place: best, alternatives: others, exactPosition: null }
      : { place: null, alternatives: best ? [best, ...others] : [], exactPosition: null };
  }
  const otherReadings = readings.filter((reading) => reading !== leader);
  const widest = judge(atlas, findMostSupported(atlas, leader, otherReadings), readings);
  const narrowed = judge(atlas, narrowCandidate(atlas, widest.chosen, leader, otherReadings), readings);
  const isTooNarrow = widest.confidence >= MIN_IDENTIFIED_CONFIDENCE && narrowed.confidence < MIN_IDENTIFIED_CONFIDENCE;
  return present(atlas, leader, isTooNarrow ? widest : narrowed, readings);
}

/** Converts a judgment to the result, with the alternatives from which a user may choose. */
function present(
  atlas: Atlas,
  leader: ClueReading,
  { chosen, confidence, evidence, elsewhere }: Judgment,
  readings: readonly ClueReading[],
): Location {
  const alternatives = findAlternatives(atlas, [leader, ...elsewhere], chosen, elsewhere);
  const place = presentPlace(atlas, chosen, confidence, sortEvidence(evidence));
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

/** Returns the sight in the chosen town that a vision provider names but no source confirms; null without one. */
function findUnconfirmed(
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

interface Judgment {
  chosen: Candidate;
  /** From 0 to 1. */
  confidence: number;
  evidence: Evidence[];
  /** Clues that mean another place. */
  elsewhere: ClueReading[];
}

/** Weighs all clues for and against one place. */
function judge(atlas: Atlas, chosen: Candidate, readings: readonly ClueReading[]): Judgment {
  const evidence: Evidence[] = [];
  const support = new Map<string, number>();
  const elsewhere: ClueReading[] = [];
  let contradiction = 0;
  let [isNamed, isSuggested] = [false, false];
  for (const reading of readings) {
    const { clue, candidates } = reading;
    const agreeing = findBestAgreeing(atlas, chosen, candidates);
    if (agreeing) {
      const weight = getSupport(clue, agreeing, chosen);
      support.set(clue.kind, Math.max(weight, support.get(clue.kind) ?? 0));
      const areaOnly = isAboutArea(clue, agreeing, chosen);
      if (isSuggestion(clue)) isSuggested ||= !areaOnly;
      else isNamed ||= !areaOnly;
      evidence.push({
        ...buildEvidence(clue, agreeing, weight),
        ...(areaOnly && { areaOnly }),
        ...(agreeing.isUnmatched && { unmatched: true }),
      });
      if (isSight(agreeing.place) && !isSamePlace(agreeing, chosen)) elsewhere.push(reading);
      continue;
    }
    const strength = getContradiction(atlas, reading, chosen);
    const isContradiction = strength >= MIN_LEADING_WEIGHT;
    const unused = describeUnusedClue(clue, candidates[0]);
    if (unused) evidence.push(isContradiction ? { ...unused, contradicts: true } : unused);
    elsewhere.push(reading);
    if (isContradiction) contradiction = Math.max(contradiction, strength);
  }
  const doubt = [...support.values()].reduce((left, weight) => left * (1 - weight), 1);
  const ambiguity = chosen.isAmbiguous && support.size === 1 ? AMBIGUITY_FACTOR : 1;
  const max = isSuggested && !isNamed ? MAX_SUGGESTED_CONFIDENCE : MAX_CONFIDENCE;
  const confidence = Math.min(max, 1 - doubt) * (1 - CONTRADICTION_PENALTY * contradiction) * ambiguity;
  return { chosen, confidence, evidence, elsewhere };
}

/** Other users' confirmations of similar photos are only offered, because anyone may confirm a wrong place. */
const isSuggestion = ({ kind }: PlaceClue) => kind === 'similar photo';

/** Returns the town around an uncertain sight, so that there is an alternative; nothing for other places. */
function presentTown(atlas: Atlas, chosen: Candidate, clue: PlaceClue, confidence: number): Location['alternatives'] {
  const town = findEnclosingTown(atlas, chosen.place);
  if (town === null) return [];
  const candidate: Candidate = { place: town, quality: 1, cluePosition: null };
  const detail = `${getPlaceName(chosen.place)} is in ${getPlaceName(town)}`;
  return [presentPlace(atlas, candidate, confidence, [{ kind: clue.kind, detail, confidence }])];
}

const getKindRank = (kind: PlaceClue['kind']) => EVIDENCE_KINDS.indexOf(kind);
const compareByWeight = (a: ClueReading, b: ClueReading) =>
  getWeight(b) - getWeight(a) || getKindRank(a.clue.kind) - getKindRank(b.clue.kind);
const sortEvidence = (evidence: Evidence[]) =>
  evidence.sort(
    (a, b) => Number(b.confidence > 0) - Number(a.confidence > 0) || getKindRank(a.kind) - getKindRank(b.kind),
  );

function findMostSupported(atlas: Atlas, leader: ClueReading, otherReadings: readonly ClueReading[]): Candidate {
  const score = (candidate: Candidate) =>
    candidate.quality * leader.clue.confidence +
    otherReadings.reduce((sum, { clue, candidates }) => {
      const agreeing = findBestAgreeing(atlas, candidate, candidates);
      return sum + (agreeing ? clue.confidence * agreeing.quality : 0);
    }, 0);
  return leader.candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)[0]!.candidate;
}

const getExactness = ({ place }: Candidate) => (isSight(place) ? 2 : place.kind === 'city' ? 1 : 0);

function narrowCandidate(
  atlas: Atlas,
  chosen: Candidate,
  leader: ClueReading,
  otherReadings: readonly ClueReading[],
): Candidate {
  if (leader.clue.kind === 'named by the traveler') return chosen;
  const narrower = otherReadings
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

function canNarrow({ kind }: PlaceClue, candidate: Candidate, chosen: Candidate): boolean {
  const namedPosition = getPlacePosition(candidate.place);
  if (chosen.cluePosition && isSight(candidate.place) && namedPosition) {
    // If the camera's position is known, a named subject takes precedence over the sight at that position.
    const maxDistance = Math.max(
      MAX_NAMED_DISTANCE_METERS[kind],
      SUBJECT_CLUE_KINDS.has(kind) ? viewingDistance(candidate.place) : 0,
    );
    const isNear = getDistanceMeters(chosen.cluePosition, namedPosition) <= maxDistance + getReach(candidate.place);
    return isNear && (!isSight(chosen.place) || SUBJECT_CLUE_KINDS.has(kind));
  }
  return getExactness(candidate) > getExactness(chosen);
}

/** Returns other possible results: further meanings of the leader, and places that contradicting clues mean. */
function findAlternatives(
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
