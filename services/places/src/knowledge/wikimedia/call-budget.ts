import { ApiError } from '@placelore/contracts/core/errors.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';

/** Seconds for which the count of a day is stored. */
const COUNT_TTL_SECONDS = 2 * 24 * 3600;
/** Share of a day's calls that scheduled updates may use; the rest is reserved for places that people ask about. */
const REFRESH_SHARE = 0.5;

/** Counts the calls to Wikimedia per day (UTC), over all processes. */
export class CallBudget {
  constructor(
    private readonly redis: Redis,
    private readonly callsPerDay: number,
  ) {}

  /**
   * Counts one call.
   * @throws ApiError PROVIDER_BUDGET_EXHAUSTED when the day's calls are used up
   */
  async reserve(): Promise<void> {
    const key = this.buildKey();
    const count = await this.redis.incr(key);
    if (count === 1) await this.redis.expire(key, COUNT_TTL_SECONDS);
    if (count > this.callsPerDay) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
  }

  /** Returns how many calls scheduled updates may still make today. */
  async getRefreshCalls(): Promise<number> {
    const used = Number((await this.redis.get(this.buildKey())) ?? 0);
    return Math.max(0, Math.floor(this.callsPerDay * REFRESH_SHARE) - used);
  }

  private buildKey(): string {
    return `${KEY_PREFIX}:places:open-services-calls:${new Date().toISOString().slice(0, 10)}`;
  }
}
