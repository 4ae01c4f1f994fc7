import type { FactEvidence } from '../checks/evidence.js';
import type { Quantity } from '../quantities/quantity.js';
import type { Reading } from '../text/read-text.js';

/** A number of a cited fact. */
export interface KnownQuantity {
  quantity: Quantity;
  reading: Reading;
  evidence: FactEvidence;
}

/**
 * Whether two equal numbers belong to one thing, to two, or to an unknown number of things. `contrary`: they are
 * different measures ("75 m in diameter" for "75 m in radius"), or count parts of different wholes.
 */
export type Sameness = 'same' | 'unsure' | 'other' | 'contrary';
