import type { ReservedShare, SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { CostEntry, CostLedger } from '../costs/costs.js';
import { VendorError } from './vendor-error.js';

/** In the sentence why the embedded provider stands in. */
export const BUDGET_EXHAUSTED_REASON = 'the budget for today is spent';
const SHARE_EXHAUSTED_REASON = "your share of today's budget is spent";

/** A call about to be made. */
export interface PlannedCall {
  provider: string;
  model: string | null;
  purpose: CostEntry['purpose'];
  /** The most it is expected to cost in USD; null when the price is not known. */
  estimateUsd: number | null;
}

/** What a call brought, and what it cost in USD; null when the vendor did not say. */
export interface ChargedResult<T> {
  value: T;
  usd: number | null;
}

/**
 * Keeps the day's spending inside the budget, and each requester's inside their share of it: asks the ledger before a
 * call, tells it afterwards.
 */
export class Budget {
  readonly #ledger: CostLedger;
  readonly #shares: Pick<SpendingShares, 'reserve'>;
  /** USD promised to calls in flight in this process, which the ledger cannot know yet. */
  #reservedUsd = 0;

  constructor(ledger: CostLedger, shares: Pick<SpendingShares, 'reserve'>) {
    this.#ledger = ledger;
    this.#shares = shares;
  }

  /**
   * Makes a paid call if the budget allows it, records its cost and notes it in `costs`.
   * @throws VendorFailure without calling when budget or share do not cover the estimate or the price is unknown.
   */
  async spend<T>(planned: PlannedCall, costs: CostEntry[], call: () => Promise<ChargedResult<T>>): Promise<T> {
    const { estimateUsd, provider, model, purpose } = planned;
    if (estimateUsd === null) {
      throw new VendorError(provider, `was not asked: the price of ${model ?? purpose} is not configured`);
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
    throw new VendorError(provider, `was not asked: ${SHARE_EXHAUSTED_REASON}`);
  }

  /**
   * Promises before it reads: what is recorded between the two counts twice, never not at all, so calls made at once
   * cannot overspend together. Costs of 0 need no budget, so that free models work on a budget of 0.
   */
  async #reserve({ provider }: PlannedCall, estimateUsd: number): Promise<void> {
    this.#reservedUsd += estimateUsd;
    if (estimateUsd === 0) return;
    const reservedUsd = this.#reservedUsd;
    try {
      if ((await this.#ledger.remainingToday()) < reservedUsd) {
        throw new VendorError(provider, `was not asked: ${BUDGET_EXHAUSTED_REASON}`);
      }
    } catch (error) {
      this.#reservedUsd -= estimateUsd;
      throw error;
    }
  }
}
