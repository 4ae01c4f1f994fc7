import type { CostEntry } from '../costs/costs.js';
import { VendorError } from './vendor-error.js';

/** Time limit of a task. */
export interface CallDeadline {
  /** Signal of the caller. When it fires, the result is no longer needed and there is no fallback. */
  signal: AbortSignal;
  /** Milliseconds for all attempts of the vendor together. */
  deadlineMs: number;
  /** Called with what made the vendor fail, or with null when it delivered. */
  onOutcome?: OnOutcome | undefined;
}

export type OnOutcome = (failure: VendorError | null) => void;

/**
 * Runs the vendor and falls back to the embedded provider when it fails; the result then states the reason.
 * @param embedded receives the sentence for `provenance.note` and the costs of the vendor before it failed.
 * @throws the signal's reason when the caller gave up, and every error that is not a VendorError.
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
