import type { CostEntry } from '../costs/costs.js';
import { VendorError } from './vendor-error.js';

/** How long a piece of work may take. */
export interface CallDeadline {
  /** The caller's own; when it fires, nobody waits any more and nothing falls back. */
  signal: AbortSignal;
  /** Milliseconds for all attempts of the vendor together. */
  deadlineMs: number;
}

/**
 * The one rule for vendors that fail: the embedded provider does the work, and its result says why.
 * @param embedded gets the sentence for `provenance.note` and what the vendor cost before it failed.
 * @throws the signal's reason when the caller gave up, and whatever is not the vendor's fault.
 */
export async function withEmbeddedFallback<T>(
  { signal, deadlineMs }: CallDeadline,
  vendor: (signal: AbortSignal) => Promise<T>,
  embedded: (note: string, costs: CostEntry[]) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    return await vendor(AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof VendorError)) throw error;
    return embedded(toNote(error, deadline.aborted, deadlineMs), error.costs);
  }
}

function toNote(failure: VendorError, isLate: boolean, deadlineMs: number): string {
  if (isLate) return `${failure.vendor} did not answer: nothing within ${Math.round(deadlineMs / 1000)} s`;
  return failure.message;
}
