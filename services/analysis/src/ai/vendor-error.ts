import type { CostEntry } from '../costs/costs.js';

export interface VendorErrorOptions {
  mayHaveCharged?: boolean;
  retryAfterMs?: number | null;
  remedy?: string | null;
  cause?: unknown;
}

/**
 * Error of a vendor that did not deliver. The fallback catches only this; other errors are our own
 * and are rethrown. Users see the reason, so it holds our words and a status, never the vendor's message, which may
 * repeat a key.
 */
export class VendorError extends Error {
  readonly vendor: string;
  readonly reason: string;
  /** True when the vendor may charge although no response arrived: a timeout, or a response that broke off. */
  readonly mayHaveCharged: boolean;
  /** Milliseconds after which another attempt may succeed; null when none would. */
  readonly retryAfterMs: number | null;
  /** What an operator has to do before any call can succeed; null when calls may succeed without. */
  readonly remedy: string | null;
  /** Costs up to the error, already recorded in the ledger. */
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
 * Runs a task that makes several paid calls and passes it the list that collects their costs; an error carries the
 * list.
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
