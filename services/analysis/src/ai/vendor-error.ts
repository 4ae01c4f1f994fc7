import type { CostEntry } from '../costs/costs.js';

/**
 * A vendor did not deliver, after its retries. The fallback rule catches exactly this; anything else is a fault of ours
 * and travels on. The reason is shown to people, so it holds our words and a status, never the vendor's message: those
 * repeat parts of keys.
 */
export class VendorError extends Error {
  readonly vendor: string;
  readonly reason: string;
  /** True when the vendor may charge although nothing came back: a timeout, or an answer that broke off. */
  readonly mayHaveCharged: boolean;
  /** What was spent on the way, already recorded in the ledger. */
  costs: CostEntry[] = [];

  constructor(vendor: string, reason: string, options: { mayHaveCharged?: boolean; cause?: unknown } = {}) {
    super(`${vendor} ${reason}`, { cause: options.cause });
    this.name = 'VendorError';
    this.vendor = vendor;
    this.reason = reason;
    this.mayHaveCharged = options.mayHaveCharged ?? false;
  }
}

/**
 * Runs work that makes several paid calls and hands it the list they are noted in; a failure takes the list along.
 * @throws VendorFailure with `costs` filled in.
 */
export async function attachCosts<T>(task: (costs: CostEntry[]) => Promise<T>): Promise<T> {
  const costs: CostEntry[] = [];
  try {
    return await task(costs);
  } catch (error) {
    if (error instanceof VendorError) error.costs = costs;
    throw error;
  }
}
