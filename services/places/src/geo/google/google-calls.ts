import { ApiError } from '@placelore/contracts/errors.js';
import type { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import { noteCharge } from '../../spending/charge-meter.js';
import type { GeoSpendingRepository, Reservation } from '../../spending/geo-spending.repository.js';
import { HostTurns, type Pace } from '../../vendor-calls/host-turns.js';
import { InFlight, withinTime } from '../../vendor-calls/in-flight.js';
import { asApiError, hostBreaker, PAUSE, Refusal } from '../../vendor-calls/vendor-faults.js';
import { NotReached } from './google-faults.js';
import { type GooglePrices, microUsdOf, type Sku } from './google-prices.js';

/** Ms a call may take, waiting for its turn included. */
export const TIMEOUT = 3_000;
/** The least that Google allows a project, 3,000 calls a minute, in ms between two. */
const PACE: Pace = { kind: 'interval', interval: 20 };
/** Ms of the timeout that may go by in waiting for a turn. */
const PATIENCE = 1_000;

export interface PaidCall<T> {
  sku: Sku;
  /** All that the answer depends on: equal questions that are under way share one call. */
  question: string;
  /** @throws ApiError, by the words of google-faults */
  ask(signal: AbortSignal): Promise<T>;
}

/** What all hosts of Google have in common. */
export interface GoogleAccount {
  redis: Redis;
  spending: GeoSpendingRepository;
  shares: Pick<SpendingShares, 'reserve'>;
  prices: GooglePrices;
  /** USD a day. */
  budgetDaily: number;
  /** Ms a broken circuit stays open before one call tries again. */
  reopenAfter?: number;
}

/**
 * The gate of all calls to one host of Google: inside the budget, behind a breaker, within 3 s. Nothing of an answer is
 * kept, as Google's terms ask; it is shared only by equal questions while it is under way.
 */
export class GoogleHost {
  private readonly turns: HostTurns;
  private readonly breaker;
  private readonly inFlight = new InFlight();

  constructor(
    private readonly account: GoogleAccount,
    url: string,
  ) {
    this.turns = new HostTurns(account.redis, new URL(url).host, PACE);
    this.breaker = hostBreaker(account.reopenAfter);
  }

  /**
   * Makes a paid call.
   * @throws ApiError PROVIDER_BUDGET_SPENT without calling when the day's budget, or the requester's share of it, does not
   *   cover the price or the price is not known; PROVIDER_REJECTED for 4xx, PROVIDER_UNAVAILABLE for 429, 5xx, a broken
   *   circuit, when no turn comes and for answers that are not what Google documents, TIMED_OUT, UNAVAILABLE when one of
   *   our own stores is away
   */
  call<T>({ sku, question, ask }: PaidCall<T>): Promise<T> {
    return this.inFlight.share(`${sku} ${question}`, async () => {
      try {
        return await withinTime(TIMEOUT, (signal) =>
          this.breaker.execute(() =>
            this.turns.inTurn(PATIENCE, TIMEOUT, () => this.withinBudget(sku, () => ask(signal))),
          ),
        );
      } catch (thrown) {
        throw asApiError(thrown);
      }
    });
  }

  private async withinBudget<T>(sku: Sku, ask: () => Promise<T>): Promise<T> {
    const { spending, shares, prices, budgetDaily } = this.account;
    const price = microUsdOf(prices, sku);
    const share = price === null ? null : await shares.reserve(price / 1e6);
    if (price === null || !share) throw new ApiError('PROVIDER_BUDGET_SPENT');
    let charged = 0;
    try {
      const reserved = await spending.reserve(sku, price, Math.round(budgetDaily * 1e6));
      if (!reserved) throw new ApiError('PROVIDER_BUDGET_SPENT');
      charged = price;
      noteCharge(price);
      try {
        return await ask();
      } catch (thrown) {
        if (await this.settle(thrown, reserved)) charged = 0;
        throw thrown;
      }
    } finally {
      await share.settle(charged / 1e6);
    }
  }

  /**
   * Google charges answers alone; what may have been one, such as a call that took too long, stays paid.
   * @returns whether the call was free
   */
  private async settle(thrown: unknown, reserved: Reservation): Promise<boolean> {
    const cause = thrown instanceof ApiError ? thrown.cause : undefined;
    const isFree = cause instanceof Refusal || cause instanceof NotReached;
    // Spending that cannot be taken back errs on the careful side.
    if (isFree) {
      noteCharge(-reserved.microUsd);
      await this.account.spending.giveBack(reserved).catch(() => {});
    }
    const isTooMuch = cause instanceof Refusal && cause.status === 429;
    // The SDKs hide Retry-After. A pause that cannot be told leaves the next call to find out itself.
    if (isTooMuch) await this.turns.pause(PAUSE.standard).catch(() => {});
    return isFree;
  }
}
