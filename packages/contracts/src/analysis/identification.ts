import type { Evidence, EvidenceKind, LocatedPlace } from '../places/places.js';

/**
 * What is known about a photo. `identified`: the place it shows. `perhaps`: only possible places. `position only`:
 * where it was taken but not what it shows: its position, or a country or region. `not identified`: nothing.
 */
export const OUTCOMES = ['identified', 'perhaps', 'position only', 'not identified'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Confidence (0 to 1) below which a place is only offered to the user, and nothing is written about it. */
export const MIN_IDENTIFIED_CONFIDENCE = 0.45;
/** Confidence (0 to 1) below which an editor reviews a place before it is public. */
export const MIN_PUBLIC_CONFIDENCE = 0.6;

/** Reasons in a photo's clues to publish its discovery only after a review. */
export const DOUBTS = ['identification', 'confidence', 'contradiction'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Hints in the visitor's words. A place that was chosen from a list is no hint. */
const STATED_KINDS: ReadonlySet<EvidenceKind> = new Set(['stated location', 'site details']);

type JudgedPlace = Pick<LocatedPlace, 'kind' | 'confidence' | 'evidence' | 'unconfirmed'>;

/**
 * Returns what is known about a photo whose clues led to a place or to none. A sight that only a vision provider names
 * is always just offered, since models invent sights with plausible towns.
 */
export function getOutcome(place: JudgedPlace | null): Outcome {
  if (place === null) return 'not identified';
  if (place.unconfirmed) return 'perhaps';
  if (isPositionOnly(place)) return 'position only';
  // The negated comparison also rejects NaN.
  if (!(place.confidence >= MIN_IDENTIFIED_CONFIDENCE)) return 'perhaps';
  return isAreaOnly(place) ? 'position only' : 'identified';
}

/** Returns whether a certain place is only where the photo was taken, and not what it shows. */
export const isAreaOnly = (place: Pick<JudgedPlace, 'kind' | 'evidence'>): boolean =>
  isPositionOnly(place) || isWideArea(place);

/** Returns whether a position is known where the photo was taken, but no other clue names that place. */
function isPositionOnly({ kind, evidence }: Pick<JudgedPlace, 'kind' | 'evidence'>): boolean {
  if (kind === 'landmark') return false;
  const supporting = evidence.filter(({ confidence }) => confidence > 0);
  return supporting.some(isPosition) && supporting.every(({ areaOnly }) => areaOnly === true);
}

/** Returns whether the place is a country, or a region that only the visitor names: too large to be what one sees. */
function isWideArea({ kind, evidence }: Pick<JudgedPlace, 'kind' | 'evidence'>): boolean {
  if (kind !== 'region') return kind === 'country';
  const supporting = evidence.filter(({ confidence }) => confidence > 0);
  return supporting.every((clue) => clue.areaOnly === true || STATED_KINDS.has(clue.kind));
}

const isPosition = ({ kind }: Evidence) => kind === 'photo position' || kind === 'device position';

/** Returns whether a clue points to another place or also names something unknown. */
export const isContradicted = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ contradicts, unmatched }) => contradicts === true || unmatched === true);

/** Evaluation of a photo's clues about its place. */
export interface Identification {
  isIdentified: boolean;
  /** 0 to 1. */
  confidence: number;
  isContradicted: boolean;
}

/** Returns the reasons to review a place before it is published; none if it is certain enough. */
export function getDoubts({ isIdentified, confidence, isContradicted: hasContradiction }: Identification): Doubt[] {
  const doubts: [boolean, Doubt][] = [
    [!isIdentified, 'identification'],
    [!(confidence >= MIN_PUBLIC_CONFIDENCE), 'confidence'],
    [hasContradiction, 'contradiction'],
  ];
  return doubts.flatMap(([applies, doubt]) => (applies ? [doubt] : []));
}
