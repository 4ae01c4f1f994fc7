import type { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import { type CallOutcome, measureVendorCall, recordVendorCost } from '@placelore/platform/telemetry/measure-call.js';
import type { CostEntry, CostLedger, ReservedCost } from '../costs/costs.js';
import { VendorError } from './errors/vendor-error.js';

/** Reason, within a sentence, why the embedded provider is used. */
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
 * Keeps the day's spending within the budget and each requester within their share. Both reserve the estimate of a call
 * before it is made, and replace it with the actual cost afterward.
 */
export class Budget {
  readonly #ledger: CostLedger;
  readonly #shares: Pick<SpendingShares, 'reserve'>;

  constructor(ledger: CostLedger, shares: Pick<SpendingShares, 'reserve'>) {
    this.#ledger = ledger;
    this.#shares = shares;
  }

  /**
   * Makes a paid call if the budget allows it, records its cost and adds it to `costs`. Each attempt is a call of its
   * own, so a retry spends again. The estimate is the most that a call can cost: if the vendor reports more, the
   * estimate counts.
   * @throws VendorError without calling when budget or share do not cover the estimate or the price is unknown.
   */
  async spend<T>(planned: PlannedCall, costs: CostEntry[], call: () => Promise<ChargedResult<T>>): Promise<T> {
    const { estimateUsd, provider, model, purpose } = planned;
    if (estimateUsd === null) {
      throw new VendorError(provider, `was not called: the price of ${model ?? purpose} is not configured`);
    }
    // Free models are called even with a budget of 0.
    const measuredCall = () => measureVendorCall(provider, toOutcome, call);
    if (estimateUsd === 0) return (await measuredCall()).value;
    const reserved = await this.#reserve(planned, estimateUsd);
    // The whole estimate counts as charged until the result is known, and still if an error of ours ends the call.
    let charge = { usd: estimateUsd, estimated: true };
    try {
      const { value, usd } = await measuredCall();
      if (usd !== null && usd >= 0 && usd <= estimateUsd) charge = { usd, estimated: false };
      return value;
    } catch (error) {
      if (error instanceof VendorError && !error.mayHaveCharged) charge = { usd: 0, estimated: false };
      throw error;
    } finally {
      recordVendorCost(provider, purpose, charge.usd);
      if (charge.usd > 0) costs.push({ provider, model, purpose, ...charge });
      await reserved.settle(charge.usd, charge.estimated);
    }
  }

  async #reserve({ provider, model, purpose }: PlannedCall, usd: number): Promise<ReservedCost> {
    const cost = await this.#ledger.reserve({ provider, model, purpose, usd, estimated: true });
    if (!cost) throw new VendorError(provider, `was not called: ${BUDGET_EXHAUSTED_REASON}`);
    const share = await this.#shares.reserve(usd);
    if (!share) {
      await cost.settle(0, false);
      throw new VendorError(provider, `was not called: ${SHARE_EXHAUSTED_REASON}`);
    }
    return {
      settle: async (charged, estimated) => {
        await cost.settle(charged, estimated);
        await share.settle(charged);
      },
    };
  }
}

/**
 * Converts an error to an outcome for metrics: `unavailable` if a retry may succeed, a timeout if it may have been
 * charged.
 */
function toOutcome(thrown: unknown): CallOutcome {
  if (!(thrown instanceof VendorError)) return 'aborted';
  if (thrown.retryAfterMs !== null) return 'unavailable';
  return thrown.mayHaveCharged ? 'timed_out' : 'rejected';
}
