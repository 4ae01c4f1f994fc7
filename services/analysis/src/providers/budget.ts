import type { ReservedShare, SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { CostEntry, SpendingLedger } from './costs.js';
import { VendorFailure } from './vendor-failure.js';

/** In the sentence why the embedded provider stands in. */
export const BUDGET_SPENT = 'the budget for today is spent';
const SHARE_SPENT = "your share of today's budget is spent";

/** A call about to be made. */
export interface PlannedCall {
  provider: string;
  model: string | null;
  purpose: CostEntry['purpose'];
  /** The most it is expected to cost in USD; null when the price is not known. */
  estimateUsd: number | null;
}

/** What a call brought, and what it cost in USD; null when the vendor did not say. */
export interface ChargedAnswer<T> {
  value: T;
  usd: number | null;
}

/**
 * Keeps the day's spending inside the budget, and each requester's inside their share of it: asks the ledger before a
 * call, tells it afterwards.
 */
export class Budget {
  readonly #ledger: SpendingLedger;
  readonly #shares: Pick<SpendingShares, 'reserve'>;
  /** USD promised to calls in flight in this process, which the ledger cannot know yet. */
  #promised = 0;

  constructor(ledger: SpendingLedger, shares: Pick<SpendingShares, 'reserve'>) {
    this.#ledger = ledger;
    this.#shares = shares;
  }

  /**
   * Makes a paid call if the budget allows it, records its cost and notes it in `costs`.
   * @throws VendorFailure without calling when budget or share do not cover the estimate or the price is unknown.
   */
  async spend<T>(planned: PlannedCall, costs: CostEntry[], call: () => Promise<ChargedAnswer<T>>): Promise<T> {
    const { estimateUsd, provider, model, purpose } = planned;
    if (estimateUsd === null) {
      throw new VendorFailure(provider, `was not asked: the price of ${model ?? purpose} is not configured`);
    }
    await this.#promise(planned, estimateUsd);
    const share = await this.#takeShare(planned, estimateUsd);
    let charged = 0;
    const charge = async (usd: number, estimated: boolean): Promise<void> => {
      if (usd === 0) return;
      const entry: CostEntry = { provider, model, purpose, usd, estimated };
      charged += usd;
      costs.push(entry);
      await this.#ledger.record(entry);
    };
    try {
      const { value, usd } = await call();
      await charge(usd ?? estimateUsd, usd === null);
      return value;
    } catch (error) {
      if (error instanceof VendorFailure && error.mayHaveCharged) await charge(estimateUsd, true);
      throw error;
    } finally {
      this.#promised -= estimateUsd;
      await share.settle(charged);
    }
  }

  async #takeShare({ provider }: PlannedCall, estimateUsd: number): Promise<ReservedShare> {
    const share = await this.#shares.reserve(estimateUsd);
    if (share) return share;
    this.#promised -= estimateUsd;
    throw new VendorFailure(provider, `was not asked: ${SHARE_SPENT}`);
  }

  /**
   * Promises before it reads: what is recorded between the two counts twice, never not at all, so calls made at once
   * cannot overspend together. Costs of 0 need no budget, so that free models work on a budget of 0.
   */
  async #promise({ provider }: PlannedCall, estimateUsd: number): Promise<void> {
    this.#promised += estimateUsd;
    if (estimateUsd === 0) return;
    const promised = this.#promised;
    try {
      if ((await this.#ledger.remainingToday()) < promised) {
        throw new VendorFailure(provider, `was not asked: ${BUDGET_SPENT}`);
      }
    } catch (error) {
      this.#promised -= estimateUsd;
      throw error;
    }
  }
}
