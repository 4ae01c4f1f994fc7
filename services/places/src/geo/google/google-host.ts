import { ApiError } from '@placelore/contracts/core/errors.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';
import type { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import { measureVendorCall, recordVendorCost } from '@placelore/platform/telemetry/measure-call.js';
import type { Redis } from 'ioredis';
import { recordCharge } from '../../costs/charge-meter.js';
import type { GeoProviderCostsRepository, Reservation } from '../../costs/geo-provider-costs.repository.js';
import { type CallPacing, HostRateLimiter } from '../../http/host-rate-limiter.js';
import { RequestCoalescer } from '../../http/request-coalescer.js';
import { RETRY_AFTER_SECONDS } from '../../http/retry-after.js';
import { createHostBreaker, toVendorApiError, toVendorOutcome, VendorHttpError } from '../../http/vendor-errors.js';
import { NotReachedError } from './google-errors.js';
import { type GooglePrices, getPriceMicroUsd, type Sku } from './google-prices.js';

/** Maximum duration of a call in ms, including its waiting time. */
export const CALL_TIMEOUT_MS = 3_000;
/** Interval in ms between two calls, for the smallest quota of a project: 3,000 calls a minute. */
const CALL_PACING: CallPacing = { kind: 'interval', interval: 20 };
/** Maximum waiting time for a time slot in ms, which is part of the timeout. */
const QUEUE_TIMEOUT_MS = 1_000;

export interface PaidCall<T> {
  sku: Sku;
  /** Everything that determines the response: identical concurrent queries share one call. */
  coalescingKey: string;
  /**
   * Makes the call.
   * @throws ApiError as converted by google-errors
   */
  request(signal: AbortSignal): Promise<T>;
}

/** Dependencies shared by all Google hosts. */
export interface GoogleAccount {
  redis: Redis;
  spending: GeoProviderCostsRepository;
  shares: Pick<SpendingShares, 'reserve'>;
  prices: GooglePrices;
  /** USD per day. */
  dailyBudgetUsd: number;
  /** Time in ms after which one call is allowed to test an open circuit. */
  reopenAfterMs?: number;
}

/**
 * Makes all calls to one Google host: within the budget, behind a circuit breaker and within 3 s. As Google's terms
 * require, no response is stored; it is only shared among identical concurrent queries.
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
    this.breaker = createHostBreaker(account.reopenAfterMs);
  }

  /**
   * Makes a paid call.
   * @throws ApiError PROVIDER_BUDGET_EXHAUSTED, without calling, when the price is unknown or not covered by the day's
   * budget or the requester's share of it; PROVIDER_REJECTED for 4xx; PROVIDER_UNAVAILABLE for 429, 5xx, an open
   * circuit, a missing time slot and responses that do not match Google's documentation; TIMED_OUT; UNAVAILABLE when
   * one of this product's own stores is unreachable
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
    const { spending, shares, prices, dailyBudgetUsd } = this.account;
    const price = getPriceMicroUsd(prices, sku);
    const share = price === null ? null : await shares.reserve(price / 1e6);
    if (price === null || !share) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
    let charged = 0;
    try {
      const reserved = await spending.reserve(sku, price, Math.round(dailyBudgetUsd * 1e6));
      if (!reserved) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
      charged = price;
      recordCharge(price);
      try {
        return await measureVendorCall('google', toVendorOutcome, request);
      } catch (thrown) {
        if (await this.handleFailure(thrown, reserved)) charged = 0;
        throw thrown;
      }
    } finally {
      recordVendorCost('google', sku, charged / 1e6);
      await share.settle(charged / 1e6);
    }
  }

  /**
   * Releases the reservation if Google did not charge the call. Google charges only for responses; a call that may have
   * been answered, such as one that timed out, remains charged.
   * @returns whether the call was free
   */
  private async handleFailure(thrown: unknown, reserved: Reservation): Promise<boolean> {
    const cause = thrown instanceof ApiError ? thrown.cause : undefined;
    const isFree = cause instanceof VendorHttpError || cause instanceof NotReachedError;
    // A reservation that cannot be released counts as spent, to stay within the budget.
    if (isFree) {
      recordCharge(-reserved.microUsd);
      await this.account.spending.release(reserved).catch(() => {});
    }
    const isRateLimited = cause instanceof VendorHttpError && cause.status === 429;
    // The SDKs hide Retry-After. If the pause cannot be stored, the next call receives 429 itself.
    if (isRateLimited) await this.rateLimiter.pause(RETRY_AFTER_SECONDS.default).catch(() => {});
    return isFree;
  }
}
