import type { AnalysisTexts, DecidedResult, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance, StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { isAreaOnly, type Outcome } from '@placelore/contracts/analysis/identification.js';
import { getCitedFacts } from '@placelore/contracts/content/cited-facts.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import {
  type DescribedPlace,
  type Evidence,
  formatLocation,
  type LocatedPlace,
  type PlaceCandidate,
} from '@placelore/contracts/places/places.js';
import { findLettering } from '../../writing/lettering.js';
import { listGuesses, listSightsAround } from './list-candidates.js';
import { toPerhapsTexts } from './perhaps-texts.js';

/** Texts of a result after the fact check. */
export interface WrittenTexts {
  texts: AnalysisTexts;
  writing: Provenance;
  /** Null without a place. */
  verification: TextVerification | null;
}

type DecidedPosition = Pick<DecidedResult['shownAt'], 'latitude' | 'longitude'>;

interface ResultParts extends WrittenTexts {
  id: string;
  observation: Observation;
  place: DescribedPlace | null;
  /** The likeliest place when it is too uncertain to be described. */
  guess: LocatedPlace | null;
  alternatives: LocatedPlace[];
  /** Places that were offered before the owner chose one; empty if nothing was corrected. */
  offered?: readonly PlaceCandidate[] | undefined;
}

/**
 * Composes the result, except its discovery. Everything about the place comes from the located place; the writer
 * contributes only texts. The result is private to its owner, so it has the photo's own position and what is near it,
 * if these are known.
 */
export function composeResult({ id, observation, place: described, ...parts }: ResultParts): StoredAnalysisResult {
  const { guess, writing, verification, alternatives, offered = [] } = parts;
  const outcome = getOutcome(described, guess);
  const texts = outcome === 'perhaps' ? toPerhapsTexts(parts.texts) : parts.texts;
  const judged = described?.place ?? guess;
  const { place, exactPlace, recommendations } = described ?? { place: null, exactPlace: null, recommendations: null };
  const position = exactPlace ?? (place && toOwnPosition(place));
  const lettering = outcome === 'not identified' ? findLettering(observation) : null;
  return {
    id,
    identified: outcome === 'identified',
    outcome,
    candidates: outcome === 'identified' ? [...offered] : listCandidates(outcome, described, guess, alternatives),
    title: texts.title,
    description: texts.description,
    category: place?.category ?? texts.category,
    placeType: place?.placeType ?? null,
    location: place ? formatLocation(place) : 'Not identified',
    ...(place?.locationLabel && { locationLabel: place.locationLabel }),
    culturalInfo: texts.culturalInfo,
    facts: texts.facts,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    guidePosition: place && getGuidePosition(place, alternatives),
    travelRecommendations: recommendations,
    nearbyAttractions: (exactPlace ?? described)?.nearbyAttractions ?? [],
    evidence: judged?.evidence.filter((clue) => isShowable(clue, observation)) ?? [],
    confidence: judged?.confidence ?? 0,
    provider: writing.provider,
    writing,
    sources: described?.background.sources ?? [],
    verification,
    citedFacts: getCitedFacts(described?.background ?? null, verification),
    vision: observation.vision,
    ...(lettering && { lettering }),
    alternatives,
    discoveryId: null,
    imageUrl: null,
    thumbnailUrl: null,
  };
}

/** Text that was read too badly to be quoted, and led nowhere, is no evidence that a person can check. */
const isShowable = ({ kind, confidence }: Evidence, { readText }: Observation): boolean =>
  kind !== 'text in the photo' || confidence > 0 || readText !== null;

/**
 * Returns the position of a place whose name may mean several places: its owner chose it, or the photo may show another
 * of this name. A country always has its name alone.
 */
function getGuidePosition(
  { kind, name, evidence, latitude, longitude }: LocatedPlace,
  alternatives: readonly LocatedPlace[],
): Position | null {
  const isAmbiguous =
    evidence.some((clue) => clue.kind === 'named by the traveler') || alternatives.some((other) => other.name === name);
  return kind !== 'country' && isAmbiguous ? { latitude, longitude } : null;
}

/** A place that was described is either certain enough or chosen by the user. */
function getOutcome(described: DescribedPlace | null, guess: LocatedPlace | null): Outcome {
  if (described) return isAreaOnly(described.place) ? 'position only' : 'identified';
  return guess ? 'perhaps' : 'not identified';
}

function listCandidates(
  outcome: Outcome,
  described: DescribedPlace | null,
  guess: LocatedPlace | null,
  alternatives: readonly LocatedPlace[],
): PlaceCandidate[] {
  if (guess && outcome === 'perhaps') return listGuesses(guess, alternatives);
  return described && outcome === 'position only' ? listSightsAround(described, alternatives) : [];
}

/** Returns the position of a place; none for a country, since the photo was hardly taken in the middle of its capital. */
const toOwnPosition = ({ kind, latitude, longitude }: LocatedPlace): DecidedPosition =>
  kind === 'country' ? { latitude: null, longitude: null } : { latitude, longitude };

/** Returns the positions of the discovery: the place's for everyone, the photo's for its owner. */
export function toShownPosition({
  place,
  nearbyAttractions,
  exactPlace,
  background: knowledge,
}: DescribedPlace): DecidedResult['shownAt'] {
  return { ...toOwnPosition(place), nearbyAttractions, exactPlace, knowledge };
}
