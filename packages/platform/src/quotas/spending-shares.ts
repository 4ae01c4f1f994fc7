import type { Requester } from '@placelore/contracts/core/identity.js';
import type { Redis } from 'ioredis';
import { getCurrentRequester } from '../logging/request-context.js';
import { KEY_PREFIX } from '../queues/redis.js';

const DAY_MS = 86_400_000;
const MICRO_USD = 1_000_000;
/** Guests may spend one share and members two; admins are limited only by the daily budget. */
const SHARE_FACTORS = { guest: 1, member: 2 } as const;

/**
 * Adds an amount to each counter, unless one of them would exceed the limit. KEYS: counters. ARGV: amount, limit, end
 * in ms since 1970. Returns 1 when it was added.
 */
const RESERVE_SCRIPT = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('incrby', key, ARGV[1])
  redis.call('pexpireat', key, ARGV[3])
end
return 1`;

/** Amount reserved in the share of a requester. */
export interface ReservedShare {
  /** Replaces the reserved amount with the real cost of the call in USD; 0 releases it. */
  settle(usd: number): Promise<void>;
}

const UNLIMITED: ReservedShare = { settle: async () => {} };

/** Share of a daily budget that one requester, and one network, may spend. */
export interface ShareSettings {
  /** Name of the budget. */
  account: string;
  /** USD. */
  dailyBudgetUsd: number;
  /** From 0 to 1. */
  share: number;
}

/**
 * Keeps one visitor from spending the whole daily budget, with counters in Redis that expire at the end of the day
 * (UTC). Networks are counted, too, so that new cookies and accounts do not help. While Redis is unavailable, nothing
 * is spent.
 */
export class SpendingShares {
  constructor(
    private readonly redis: Pick<Redis, 'eval' | 'pipeline'>,
    private readonly settings: ShareSettings,
  ) {}

  /**
   * Reserves the price of a call for the current requester, atomically across processes.
   * @param usd the maximum cost of the call
   * @returns null when the share does not cover it, or the check failed
   */
  async reserve(usd: number): Promise<ReservedShare | null> {
    const requester = getCurrentRequester();
    if (usd <= 0 || !requester || requester.role === 'admin') return UNLIMITED;
    const { dailyBudgetUsd, share } = this.settings;
    const amount = Math.ceil(usd * MICRO_USD);
    const limit = Math.floor(dailyBudgetUsd * share * SHARE_FACTORS[requester.role] * MICRO_USD);
    const endsAt = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
    const keys = this.buildKeys(requester, endsAt);
    try {
      if (Number(await this.redis.eval(RESERVE_SCRIPT, keys.length, ...keys, amount, limit, endsAt)) !== 1) return null;
    } catch {
      return null;
    }
    return { settle: (charged) => this.correct(keys, Math.ceil(charged * MICRO_USD) - amount, endsAt) };
  }

  private buildKeys({ id, network }: Requester, endsAt: number): string[] {
    const names = network === null ? [id] : [id, `network:${network}`];
    return names.map((name) => `${KEY_PREFIX}:{spent:${this.settings.account}}:${endsAt}:${name}`);
  }

  /** Adjusts the counters. If that fails, the larger amount stays counted, which is safe. */
  private async correct(keys: string[], difference: number, endsAt: number): Promise<void> {
    if (difference === 0 || Date.now() >= endsAt) return;
    const pipeline = this.redis.pipeline();
    for (const key of keys) pipeline.incrby(key, difference).pexpireat(key, endsAt);
    await pipeline.exec().catch(() => {});
  }
}
