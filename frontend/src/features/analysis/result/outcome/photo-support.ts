import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Evidence, EvidenceKind } from '@placelore/contracts/places/places.js';
import { STATED_CLUES } from './stated-clues.js';

/** Whether a clue comes from the visitor or the device, not from the photo. */
const isFromVisitor = (kind: EvidenceKind): boolean => STATED_CLUES.has(kind) || kind === 'device position';

/**
 * Whether a clue in the photo shows what place it is. A similar photo does not, because its place is only what its owner
 * said; that may be the same visitor.
 */
const showsPlace = ({ kind, confidence, areaOnly, contradicts }: Evidence): boolean =>
  !isFromVisitor(kind) && kind !== 'similar photo' && confidence > 0 && !areaOnly && !contradicts;

/** Whether the photo itself shows what place it is, not only a hint or the position. */
export const isFromPhoto = ({ evidence }: AnalysisResult): boolean =>
  evidence.every(({ kind }) => !isFromVisitor(kind)) || evidence.some(showsPlace);

/** Whether the position in the photo fits the place. */
export const isTakenNearby = ({ evidence }: AnalysisResult): boolean =>
  evidence.some(({ kind, confidence, contradicts }) => kind === 'photo position' && confidence > 0 && !contradicts);

/** Returns the clue in the photo that supports the place most; undefined if there is none. */
export const getStrongestClue = ({ evidence }: AnalysisResult): Evidence | undefined =>
  evidence.filter(showsPlace).toSorted((a, b) => b.confidence - a.confidence)[0];
