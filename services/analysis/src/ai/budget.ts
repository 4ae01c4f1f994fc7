import type { ReservedShare, SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { CostEntry, CostLedger } from '../costs/costs.js';
import { VendorError } from './vendor-error.js';

/** Sentence that explains why the embedded provider is used. */
export const BUDGET_EXHAUSTED_REASON = "today's budget is exhausted";
const SHARE_EXHAUSTED_REASON = "your share of today's budget is spent";

/** A call that is about to be made. */
export interface PlannedCall {
  provider: string;
  model: string | null;
  purpose: CostEntry['purpose'];
  /** Highest expected cost in USD; null when the price is unknown. */
  estimateUsd: number | null;
}

/** Result of a call and its cost in USD; the cost is null when the vendor did not report it. */
export interface ChargedResult<T> {
  value: T;
  usd: number | null;
}

/**
 * Keeps the day's spending within the budget, and each requester within their share: reads the ledger before a call and
 * records the cost afterwards.
 */
export class Budget {
  readonly #ledger: CostLedger;
  readonly #shares: Pick<SpendingShares, 'reserve'>;
  /** USD reserved for calls in flight in this process, which the ledger does not contain yet. */
  #reservedUsd = 0;

  constructor(ledger: CostLedger, shares: Pick<SpendingShares, 'reserve'>) {
    this.#ledger = ledger;
    this.#shares = shares;
  }

  /**
   * Makes a paid call if the budget allows it, records its cost and adds it to `costs`.
   * @throws VendorError without calling when budget or share do not cover the estimate or the price is unknown.
   */
  async spend<T>(planned: PlannedCall, costs: CostEntry[], call: () => Promise<ChargedResult<T>>): Promise<T> {
    const { estimateUsd, provider, model, purpose } = planned;
    if (estimateUsd === null) {
      throw new VendorError(provider, `was not called: the price of ${model ?? purpose} is not configured`);
    }
    await this.#reserve(planned, estimateUsd);
    const share = await this.#reserveShare(planned, estimateUsd);
    let chargedUsd = 0;
    const charge = async (usd: number, estimated: boolean): Promise<void> => {
      if (usd === 0) return;
      const entry: CostEntry = { provider, model, purpose, usd, estimated };
      chargedUsd += usd;
      costs.push(entry);
      await this.#ledger.record(entry);
    };
    try {
      const { value, usd } = await call();
      await charge(usd ?? estimateUsd, usd === null);
      return value;
    } catch (error) {
      if (error instanceof VendorError && error.mayHaveCharged) await charge(estimateUsd, true);
      throw error;
    } finally {
      this.#reservedUsd -= estimateUsd;
      await share.settle(chargedUsd);
    }
  }

  async #reserveShare({ provider }: PlannedCall, estimateUsd: number): Promise<ReservedShare> {
    const share = await this.#shares.reserve(estimateUsd);
    if (share) return share;
    this.#reservedUsd -= estimateUsd;
    throw new VendorError(provider, `was not called: ${SHARE_EXHAUSTED_REASON}`);
  }

  /**
   * Reserves before reading the ledger: a cost recorded in between counts twice but never zero times, so concurrent
   * calls cannot overspend. Costs of 0 need no budget, so that free models work on a budget of 0.
   */
  async #reserve({ provider }: PlannedCall, estimateUsd: number): Promise<void> {
    this.#reservedUsd += estimateUsd;
    if (estimateUsd === 0) return;
    const reservedUsd = this.#reservedUsd;
    try {
      if ((await this.#ledger.remainingToday()) < reservedUsd) {
        throw new VendorError(provider, `was not called: ${BUDGET_EXHAUSTED_REASON}`);
      }
    } catch (error) {
      this.#reservedUsd -= estimateUsd;
      throw error;
    }
  }
}
