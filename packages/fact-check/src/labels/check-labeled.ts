import { checkAppositions } from '../bindings/check-appositions.js';
import { checkBindings } from '../bindings/check-bindings.js';
import { checkQuantifiers } from '../bindings/check-quantifiers.js';
import { checkRelations } from '../bindings/check-relations.js';
import type { Evidence, FactEvidence } from '../checks/evidence.js';
import { checkHours } from '../hours/check-hours.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';
import { checkAges } from './check-ages.js';
import { checkComparisons, checkSole } from './check-comparisons.js';
import { checkElevations, checkOrigins, checkWays } from './check-directions.js';
import { checkFreeEntry } from './check-free-entry.js';

/**
 * Checks a sentence that cites a fact with a label. Such facts are short enough to show which words belong together.
 * Returns null if no cited fact has a label.
 */
export function checkLabeled(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  if (cited.every(({ label }) => label === null)) return null;
  return (
    checkComparisons(reading, cited) ??
    checkSole(reading, cited) ??
    checkWays(reading, cited) ??
    checkOrigins(reading, cited) ??
    checkElevations(reading, cited) ??
    checkHours(reading, cited) ??
    checkAges(reading, cited) ??
    checkFreeEntry(reading, cited) ??
    checkBindings(reading, cited, evidence) ??
    checkAppositions(reading, cited) ??
    checkQuantifiers(reading, cited, evidence) ??
    checkRelations(reading, cited)
  );
}
