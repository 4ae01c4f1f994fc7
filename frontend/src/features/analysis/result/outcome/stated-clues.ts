import type { EvidenceKind } from '@placelore/contracts/places/places.js';

/** Clues that are hints from the visitor. */
export const STATED_CLUES: ReadonlySet<EvidenceKind> = new Set([
  'named by the traveler',
  'stated location',
  'site details',
]);
