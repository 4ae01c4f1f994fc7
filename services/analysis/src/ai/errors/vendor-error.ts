import type { CostEntry } from '../../costs/costs.js';

export interface VendorErrorOptions {
  mayHaveCharged?: boolean;
  retryAfterMs?: number | null;
  remedy?: string | null;
  cause?: unknown;
}

/**
 * Error of a vendor that did not deliver. The fallback catches only this class; other errors are our own and are
 * rethrown. Users see the reason, so it consists of our own words and a status, never of the vendor's message, which
 * may repeat a key.
 */
export class VendorError extends Error {
  readonly vendor: string;
  readonly reason: string;
  /** Whether the vendor may charge although no response arrived, as after a timeout or a response that broke off. */
  readonly mayHaveCharged: boolean;
  /** Milliseconds after which another attempt may succeed; null when none would. */
  readonly retryAfterMs: number | null;
  /** What an operator must do before any call can succeed; null when calls can succeed without it. */
  readonly remedy: string | null;
  /** Costs up to the error; they are already recorded in the ledger. */
  costs: CostEntry[] = [];

  constructor(vendor: string, reason: string, options: VendorErrorOptions = {}) {
    super(`${vendor} ${reason}`, { cause: options.cause });
    this.name = 'VendorError';
    this.vendor = vendor;
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.remedy = options.remedy ?? null;
    this.mayHaveCharged = options.mayHaveCharged ?? false;
  }
}

/**
 * Runs a task with a list that collects the costs of its paid calls. If the task fails, the error carries that list.
 * @throws VendorError with `costs` filled in.
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
