import { MIN_IDENTIFIED_CONFIDENCE } from '@placelore/contracts/analysis/identification.js';
import type { Evidence } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Candidate } from '../candidates.js';
import { isSight } from '../clue-consistency.js';
import { buildEvidence, describeUnusedClue } from '../presentation/evidence.js';
import {
  type ClueReading,
  findBestAgreeing,
  getContradiction,
  getSupport,
  isAboutArea,
  isSamePlace,
} from '../support.js';
import { getKindRank, MIN_LEADING_WEIGHT } from './choose-leader.js';

/** Share of the confidence that a contradiction of full weight removes. */
const CONTRADICTION_PENALTY = 0.6;
/** Factor for a name that means several places equally, as long as no other clue decides between them. */
const AMBIGUITY_FACTOR = 0.5;
/** Even a combination of clues is never certain. */
const MAX_CONFIDENCE = 0.99;
/** Maximum confidence of a place that only a similar photo names, even if it fits the area: it is only offered. */
const MAX_SUGGESTED_CONFIDENCE = MIN_IDENTIFIED_CONFIDENCE - 0.01;

export interface Judgment {
  chosen: Candidate;
  /** From 0 to 1. */
  confidence: number;
  /** Every clue; those without information or in contradiction have confidence 0 and come last. */
  evidence: Evidence[];
  /** Clues that mean another place. */
  rivals: ClueReading[];
}

/** What one clue says about a place. */
interface Opinion {
  reading: ClueReading;
  /** Null when it is not worth mentioning. */
  evidence: Evidence | null;
  /** From 0 to 1; null when the clue does not agree. */
  support: number | null;
  /** From 0 to 1. */
  contradiction: number;
  meansOther: boolean;
}

/** Weighs all clues for and against one place. */
export function judge(atlas: Atlas, chosen: Candidate, readings: readonly ClueReading[]): Judgment {
  const opinions = readings.map((reading) => weighFor(atlas, reading, chosen) ?? weighAgainst(atlas, reading, chosen));
  return {
    chosen,
    confidence: computeConfidence(opinions, chosen),
    evidence: sortEvidence(opinions.flatMap(({ evidence }) => evidence ?? [])),
    rivals: opinions.filter(({ meansOther }) => meansOther).map(({ reading }) => reading),
  };
}

/** Returns the opinion of a clue that agrees with the place; null for others. */
function weighFor(atlas: Atlas, reading: ClueReading, chosen: Candidate): Opinion | null {
  const { clue, candidates } = reading;
  const agreeing = findBestAgreeing(atlas, chosen, candidates);
  if (!agreeing) return null;
  const support = getSupport(clue, agreeing, chosen);
  const evidence: Evidence = {
    ...buildEvidence(clue, agreeing, support),
    ...(isAboutArea(clue, agreeing, chosen) && { areaOnly: true }),
    ...(agreeing.isUnmatched && { unmatched: true }),
  };
  const meansOther = isSight(agreeing.place) && !isSamePlace(agreeing, chosen);
  return { reading, evidence, support, contradiction: 0, meansOther };
}

function weighAgainst(atlas: Atlas, reading: ClueReading, chosen: Candidate): Opinion {
  const weight = getContradiction(atlas, reading, chosen);
  const isContradiction = weight >= MIN_LEADING_WEIGHT;
  const unused = describeUnusedClue(reading.clue, reading.candidates[0]);
  const evidence: Evidence | null = unused && isContradiction ? { ...unused, contradicts: true } : unused;
  return { reading, evidence, support: null, contradiction: isContradiction ? weight : 0, meansOther: true };
}

/**
 * Returns 1 − Π(1 − support) over the agreeing clues, one of each kind, at most 0.99. The strongest contradiction
 * reduces it by up to 60 %. A place that only a similar photo names is never certain.
 */
function computeConfidence(opinions: readonly Opinion[], chosen: Candidate): number {
  const supportByKind = new Map<Evidence['kind'], number>();
  for (const { reading, support } of opinions) {
    const { kind } = reading.clue;
    if (support !== null) supportByKind.set(kind, Math.max(support, supportByKind.get(kind) ?? 0));
  }
  const doubt = [...supportByKind.values()].reduce((left, support) => left * (1 - support), 1);
  const ambiguity = chosen.isAmbiguous && supportByKind.size === 1 ? AMBIGUITY_FACTOR : 1;
  const max = isOnlySuggested(opinions) ? MAX_SUGGESTED_CONFIDENCE : MAX_CONFIDENCE;
  const contradiction = Math.max(0, ...opinions.map((opinion) => opinion.contradiction));
  return Math.min(max, 1 - doubt) * (1 - CONTRADICTION_PENALTY * contradiction) * ambiguity;
}

/** Other users' confirmations of similar photos are only offered, because anyone may confirm a wrong place. */
function isOnlySuggested(opinions: readonly Opinion[]): boolean {
  const naming = opinions.filter(({ support, evidence }) => support !== null && !evidence?.areaOnly);
  return naming.length > 0 && naming.every(({ reading }) => reading.clue.kind === 'similar photo');
}

const sortEvidence = (evidence: Evidence[]) =>
  evidence.sort(
    (a, b) => Number(b.confidence > 0) - Number(a.confidence > 0) || getKindRank(a.kind) - getKindRank(b.kind),
  );
