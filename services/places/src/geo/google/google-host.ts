import { ApiError } from '@placelore/contracts/core/errors.js';
import type { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import { recordCharge } from '../../costs/charge-meter.js';
import type { GeoProviderCostsRepository, Reservation } from '../../costs/geo-provider-costs.repository.js';
import { type CallPacing, HostRateLimiter } from '../../http/host-rate-limiter.js';
import { RequestCoalescer, withTimeout } from '../../http/request-coalescer.js';
import { createHostBreaker, RETRY_AFTER_SECONDS, toVendorApiError, VendorHttpError } from '../../http/vendor-errors.js';
import { NotReachedError } from './google-errors.js';
import { type GooglePrices, getPriceMicroUsd, type Sku } from './google-prices.js';

/** Ms a call may take, waiting for its turn included. */
export const CALL_TIMEOUT_MS = 3_000;
/** The least that Google allows a project, 3,000 calls a minute, in ms between two. */
const CALL_PACING: CallPacing = { kind: 'interval', interval: 20 };
/** Ms of the timeout that may go by in waiting for a turn. */
const QUEUE_TIMEOUT_MS = 1_000;

export interface PaidCall<T> {
  sku: Sku;
  /** All that the answer depends on: equal questions that are under way share one call. */
  coalescingKey: string;
  /** @throws ApiError, by the words of google-faults */
  request(signal: AbortSignal): Promise<T>;
}

/** What all hosts of Google have in common. */
export interface GoogleAccount {
  redis: Redis;
  spending: GeoProviderCostsRepository;
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
  private readonly rateLimiter: HostRateLimiter;
  private readonly breaker;
  private readonly coalescer = new RequestCoalescer();

  constructor(
    private readonly account: GoogleAccount,
    url: string,
  ) {
    this.rateLimiter = new HostRateLimiter(account.redis, new URL(url).host, CALL_PACING);
    this.breaker = createHostBreaker(account.reopenAfter);
  }

  /**
   * Makes a paid call.
   * @throws ApiError PROVIDER_BUDGET_EXHAUSTED without calling when the day's budget, or the requester's share of it, does not
   *   cover the price or the price is not known; PROVIDER_REJECTED for 4xx, PROVIDER_UNAVAILABLE for 429, 5xx, a broken
   *   circuit, when no turn comes and for answers that are not what Google documents, TIMED_OUT, UNAVAILABLE when one of
   *   our own stores is away
   */
  call<T>({ sku, coalescingKey, request }: PaidCall<T>): Promise<T> {
    return this.coalescer.run(`${sku} ${coalescingKey}`, async () => {
      try {
        return await withTimeout(CALL_TIMEOUT_MS, (signal) =>
          this.breaker.execute(() =>
            this.rateLimiter.schedule(QUEUE_TIMEOUT_MS, CALL_TIMEOUT_MS, () =>
              this.runWithinBudget(sku, () => request(signal)),
            ),
          ),
        );
      } catch (thrown) {
        throw toVendorApiError(thrown);
      }
    });
  }

  private async runWithinBudget<T>(sku: Sku, request: () => Promise<T>): Promise<T> {
    const { spending, shares, prices, budgetDaily } = this.account;
    const price = getPriceMicroUsd(prices, sku);
    const share = price === null ? null : await shares.reserve(price / 1e6);
    if (price === null || !share) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
    let charged = 0;
    try {
      const reserved = await spending.reserve(sku, price, Math.round(budgetDaily * 1e6));
      if (!reserved) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
      charged = price;
      recordCharge(price);
      try {
        return await request();
      } catch (thrown) {
        if (await this.handleFailure(thrown, reserved)) charged = 0;
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
  private async handleFailure(thrown: unknown, reserved: Reservation): Promise<boolean> {
    const cause = thrown instanceof ApiError ? thrown.cause : undefined;
    const isFree = cause instanceof VendorHttpError || cause instanceof NotReachedError;
    // Spending that cannot be taken back errs on the careful side.
    if (isFree) {
      recordCharge(-reserved.microUsd);
      await this.account.spending.release(reserved).catch(() => {});
    }
    const isRateLimited = cause instanceof VendorHttpError && cause.status === 429;
    // The SDKs hide Retry-After. A pause that cannot be told leaves the next call to find out itself.
    if (isRateLimited) await this.rateLimiter.pause(RETRY_AFTER_SECONDS.default).catch(() => {});
    return isFree;
  }
}
