import type { FactEvidence } from '../checks/evidence.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';
import { checkDeniedRanks } from './check-denied-ranks.js';
import { checkExchangedFacts } from './check-exchanged-facts.js';
import { checkKinship } from './check-kinship.js';
import { checkNegatedForms } from './check-negated-forms.js';
import { checkPredecessors } from './check-predecessors.js';
import { checkSides } from './check-sides.js';

/** Returns what a sentence states that excludes what the cited facts state, or null. */
export const findContradiction = (reading: Reading, cited: readonly FactEvidence[]): Finding | null =>
  checkKinship(reading, cited) ??
  checkSides(reading, cited) ??
  checkDeniedRanks(reading, cited) ??
  checkExchangedFacts(reading, cited) ??
  checkNegatedForms(reading, cited) ??
  checkPredecessors(reading, cited);
