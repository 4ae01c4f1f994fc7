import type { CostEntry } from '../costs/costs.js';
import { VendorError } from './errors/vendor-error.js';

/** Time limit of a task. */
export interface CallDeadline {
  /** Signal of the caller. When it fires, the result is no longer needed and there is no fallback. */
  signal: AbortSignal;
  /** Milliseconds for all attempts at the vendor together. */
  deadlineMs: number;
  /** Receives the error with which the vendor failed, or null when it succeeded. */
  onOutcome?: OnOutcome | undefined;
}

export type OnOutcome = (failure: VendorError | null) => void;

/**
 * Runs the vendor and falls back to the embedded provider if the vendor fails; the result then states the reason.
 * @param embedded receives the sentence for `provenance.note`, and the vendor's costs before it failed
 * @throws the signal's reason when the caller aborts, and every error that is not a VendorError
 */
export async function withEmbeddedFallback<T>(
  { signal, deadlineMs, onOutcome }: CallDeadline,
  vendor: (signal: AbortSignal) => Promise<T>,
  embedded: (note: string, costs: CostEntry[]) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const delivered = await vendor(AbortSignal.any([signal, deadline]));
    onOutcome?.(null);
    return delivered;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof VendorError)) throw error;
    onOutcome?.(error);
    return embedded(toNote(error, deadline.aborted, deadlineMs), error.costs);
  }
}

function toNote(failure: VendorError, isLate: boolean, deadlineMs: number): string {
  if (isLate) return `${failure.vendor} did not respond within ${Math.round(deadlineMs / 1000)} s`;
  return failure.message;
}
