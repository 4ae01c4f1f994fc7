import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { EVIDENCE_KINDS, type Evidence, type PlaceClue } from '@placelore/contracts/places.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import type { Location } from '../geo-provider.js';
import { agree, identityOfPlace, isSight, placePosition, reachOf, seenFrom } from './agreement.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { evidenceFor, evidenceOfSilence } from './evidence.js';
import { presentPlace } from './present-place.js';

/** A clue that was looked up. */
interface Reading {
  clue: PlaceClue;
  candidates: Candidate[];
}

/** A device may be far from where a photo on it was taken; it outweighs lettering only while its camera takes the photo. */
const DEVICE_WEIGHT = 0.55;
/** What a clue must be worth to lead, and what it must be worth to narrow an answer others gave. */
const LEADS = 0.15;
const NARROWS = 0.1;
/** Share of the confidence that a contradiction as strong as certainty takes away. */
const DOUBT = 0.5;
/** No sum of clues is proof. */
const SUREST = 0.99;
/** What a clue is worth for a sight when it names another one nearby. */
const ANOTHER_SIGHT = 0.5;
/** An answer's rivals under the same name: worth mentioning from this share of its quality. */
const RIVAL = 0.4;
const MOST_ALTERNATIVES = 5;

/** Metres between the camera and a sight that a clue names, beside the sight's reach. A sign points farther than it stands. */
const NAMED_WITHIN: Record<PlaceClue['kind'], number> = {
  'named by the traveller': 5_000,
  'photo position': 0,
  'device position': 0,
  'landmark recognised': 5_000,
  'stated location': 5_000,
  'site details': 5_000,
  'web match': 2_000,
  'text in the photo': 1_000,
};
/** Who names what the photo shows; the others say what stands around it. */
const NAMES_THE_SUBJECT: ReadonlySet<PlaceClue['kind']> = new Set([
  'named by the traveller',
  'landmark recognised',
  'stated location',
  'site details',
]);

/**
 * The place all clues together point at.
 *
 * 1. Each clue is looked up by itself and gives candidates with a quality: a position gives the sight within whose reach
 *    it lies, else the town; a name or text gives what it may mean.
 * 2. The clue worth most (its confidence × the quality of its best candidate; a device's position counts 0.55) leads, if
 *    it is worth 0.15 or more. With the confidences clues come with, that is the order photo position, landmark
 *    recognised, stated location, device of the camera, site details, text, device at an upload. Otherwise nothing is
 *    identified. Equal worth is decided by the order of the evidence kinds.
 * 3. Of the leader's candidates the one that has most support of the other clues is taken: "Springfield" with a position
 *    in Illinois is that one.
 * 4. A clue that agrees and is more exact narrows the answer: "Kinkaku-ji" within "Kyoto, Japan", a sight within a
 *    country. Where a position leads, the sight must stand where a camera there can have it: 5 km when it was named or
 *    recognised as the subject (80 km for mountains), 1 km when its name was read.
 * 5. Confidence: 1 − Π(1 − worth) over the agreeing clues, one of each kind, at most 0.99; the strongest contradiction
 *    takes away its share of one half. What contradicts, and rivals of the same name, become alternatives.
 * 6. Every clue is told as evidence; those that say nothing or contradict have confidence 0.
 */
export function locate(atlas: Atlas, clues: readonly PlaceClue[]): Location {
  const readings = clues.map((clue): Reading => ({ clue, candidates: candidatesOf(atlas, clue) })).sort(byWeight);
  const [leader] = readings;
  if (!leader || weight(leader) < LEADS) {
    return { place: null, alternatives: rivals(atlas, readings, null, []), exactPosition: null };
  }
  const others = readings.filter((reading) => reading !== leader);
  const answer = narrowed(atlas, mostSupported(atlas, leader, others), others);

  const evidence: Evidence[] = [];
  const support = new Map<string, number>();
  let contradiction = 0;
  const contradicting: Reading[] = [];
  for (const { clue, candidates } of readings) {
    const agreeing = bestAgreeing(atlas, answer, candidates);
    if (agreeing) {
      const worth = clue.confidence * agreeing.quality * (isAnotherSight(agreeing, answer) ? ANOTHER_SIGHT : 1);
      support.set(clue.kind, Math.max(worth, support.get(clue.kind) ?? 0));
      evidence.push(evidenceFor(clue, agreeing, worth));
      continue;
    }
    const strength = weight({ clue, candidates });
    const silence = evidenceOfSilence(clue, candidates[0]);
    if (silence) evidence.push(strength >= LEADS ? { ...silence, contradicts: true } : silence);
    contradicting.push({ clue, candidates });
    if (strength >= LEADS) contradiction = Math.max(contradiction, strength);
  }
  const doubt = [...support.values()].reduce((left, worth) => left * (1 - worth), 1);
  const confidence = Math.min(SUREST, 1 - doubt) * (1 - DOUBT * contradiction);
  return {
    place: presentPlace(atlas, answer, confidence, inOrder(evidence)),
    alternatives: rivals(atlas, [leader, ...contradicting], answer, contradicting),
    exactPosition: isSight(answer.place) ? null : answer.at,
  };
}

function weight({ clue, candidates }: Reading): number {
  return clue.confidence * (candidates[0]?.quality ?? 0) * factorOf(clue);
}

const factorOf = ({ kind }: PlaceClue) => (kind === 'device position' ? DEVICE_WEIGHT : 1);

const rank = (kind: PlaceClue['kind']) => EVIDENCE_KINDS.indexOf(kind);
const byWeight = (a: Reading, b: Reading) => weight(b) - weight(a) || rank(a.clue.kind) - rank(b.clue.kind);
const inOrder = (evidence: Evidence[]) =>
  evidence.sort((a, b) => Number(b.confidence > 0) - Number(a.confidence > 0) || rank(a.kind) - rank(b.kind));

function mostSupported(atlas: Atlas, leader: Reading, others: readonly Reading[]): Candidate {
  const score = (candidate: Candidate) =>
    candidate.quality * leader.clue.confidence +
    others.reduce((sum, { clue, candidates }) => {
      const agreeing = bestAgreeing(atlas, candidate, candidates);
      return sum + (agreeing ? clue.confidence * agreeing.quality : 0);
    }, 0);
  return leader.candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)[0]!.candidate;
}

/** The best candidate that can be true together with `answer`; the same place before one that only fits. */
function bestAgreeing(atlas: Atlas, answer: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  return (
    candidates.find(({ place }) => identityOfPlace(place) === identityOfPlace(answer.place)) ??
    candidates.find((candidate) => agree(atlas, answer, candidate))
  );
}

const isAnotherSight = (candidate: Candidate, answer: Candidate) =>
  isSight(candidate.place) &&
  isSight(answer.place) &&
  identityOfPlace(candidate.place) !== identityOfPlace(answer.place);

const exactness = ({ place }: Candidate) => (isSight(place) ? 2 : place.kind === 'city' ? 1 : 0);

function narrowed(atlas: Atlas, answer: Candidate, others: readonly Reading[]): Candidate {
  const narrower = others
    .flatMap(({ clue, candidates }) =>
      candidates.map((candidate) => ({ clue, candidate, worth: clue.confidence * candidate.quality })),
    )
    .filter(
      ({ clue, candidate, worth }) =>
        worth >= NARROWS && agree(atlas, answer, candidate) && narrows(clue, candidate, answer),
    )
    .sort((a, b) => exactness(b.candidate) - exactness(a.candidate) || b.worth - a.worth);
  return narrower[0]?.candidate ?? answer;
}

function narrows({ kind }: PlaceClue, candidate: Candidate, answer: Candidate): boolean {
  const named = placePosition(candidate.place);
  if (answer.at && isSight(candidate.place) && named) {
    // Where the camera stood is known, perhaps at another sight: what was named as its subject goes before that one.
    const within = Math.max(NAMED_WITHIN[kind], NAMES_THE_SUBJECT.has(kind) ? seenFrom(candidate.place) : 0);
    const near = distanceMetres(answer.at, named) <= within + reachOf(candidate.place);
    return near && (!isSight(answer.place) || NAMES_THE_SUBJECT.has(kind));
  }
  return exactness(candidate) > exactness(answer);
}

/** What else the clues may mean: the leader's other meanings, and what contradicting clues point at. */
function rivals(
  atlas: Atlas,
  readings: readonly Reading[],
  answer: Candidate | null,
  contradicting: readonly Reading[],
): Location['alternatives'] {
  const found = new Map<string, { candidate: Candidate; clue: PlaceClue; worth: number }>();
  for (const reading of readings) {
    const { clue, candidates } = reading;
    const least = contradicting.includes(reading) || !answer ? 0 : RIVAL * (candidates[0]?.quality ?? 0);
    for (const candidate of candidates) {
      const id = identityOfPlace(candidate.place);
      const worth = clue.confidence * candidate.quality * factorOf(clue);
      const isAnswer = answer !== null && (id === identityOfPlace(answer.place) || encloses(atlas, candidate, answer));
      if (isAnswer || candidate.quality < least || worth <= (found.get(id)?.worth ?? 0)) continue;
      found.set(id, { candidate, clue, worth });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ candidate, clue, worth }) => presentPlace(atlas, candidate, worth, [evidenceFor(clue, candidate, worth)]));
}

/** The town or country around the answer is no alternative to it. */
const encloses = (atlas: Atlas, candidate: Candidate, answer: Candidate) =>
  exactness(candidate) < exactness(answer) && agree(atlas, candidate, answer);
