import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { getJobQuota, type JobName } from '@placelore/contracts/core/jobs/jobs.js';
import {
  createQuotaError,
  NETWORK_QUOTA_FACTOR,
  QUOTA_FACTORS,
  QUOTA_PERIODS,
  QUOTAS,
  type QuotaName,
  type QuotaPeriod,
} from '@placelore/contracts/core/quotas.js';
import type { Redis } from 'ioredis';
import { LOGGER, type Logger } from '../logging/logger.js';
import { getCurrentRequester } from '../logging/request-context.js';
import { QUEUE_REDIS } from '../queues/job-queues.js';
import { KEY_PREFIX } from '../queues/redis.js';

/** Milliseconds that Redis may take to count. Short, because a database transaction stays open during the call. */
const MAX_COUNT_MS = 500;

/** Injection token of the factor for every quota, for load tests. */
export const LIMIT_FACTOR = Symbol('LIMIT_FACTOR');

/**
 * Adds one to each counter, unless one of them has reached its maximum. KEYS: counters. ARGV: for each counter its
 * maximum and its end in ms since 1970. Returns 0, or the number of the full counter (from 1).
 */
const COUNT_SCRIPT = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') >= tonumber(ARGV[2 * i - 1]) then return i end
end
for i, key in ipairs(KEYS) do
  redis.call('incr', key)
  redis.call('pexpireat', key, ARGV[2 * i])
end
return 0`;

interface Counter {
  key: string;
  max: number;
  period: QuotaPeriod;
  endsAt: number;
}

/** Limits how many jobs one requester, and one network, may start per hour and per day. */
@Injectable()
export class JobQuotas {
  constructor(
    @Inject(QUEUE_REDIS) private readonly redis: Redis,
    @Inject(LIMIT_FACTOR) private readonly factor: number,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Counts a job that is about to be requested. Scheduled jobs have no requester and no quota. Nothing is counted while
   * Redis is unavailable or slower than half a second. That is safe: no job runs then, and paid calls are rejected,
   * because their budget shares need Redis, too.
   * @throws ApiError QUOTA_EXCEEDED with the seconds to wait
   */
  async count(job: JobName): Promise<void> {
    const quota = getJobQuota(job);
    const requester = getCurrentRequester();
    if (!quota || !requester) return;
    const counters = buildCounters(quota, requester, this.factor);
    const full = await this.add(counters);
    if (full) throw createQuotaError(quota, full.period, requester.role, full.endsAt - Date.now());
  }

  /** Returns the full counter, or undefined when all were counted or counting failed. */
  private async add(counters: Counter[]): Promise<Counter | undefined> {
    const timer = new AbortController();
    try {
      const keys = counters.map(({ key }) => key);
      const limits = counters.flatMap(({ max, endsAt }) => [max, endsAt]);
      const timeout = delay(MAX_COUNT_MS, undefined, { signal: timer.signal }).then(() => {
        throw new Error(`Redis did not count within ${MAX_COUNT_MS} ms`);
      });
      const index = await Promise.race([this.redis.eval(COUNT_SCRIPT, keys.length, ...keys, ...limits), timeout]);
      return counters[Number(index) - 1];
    } catch (thrown) {
      this.logger.warn({ err: thrown }, 'Failed to count job quotas');
      return undefined;
    } finally {
      timer.abort();
    }
  }
}

/** Returns the counters of a job, those of the longest period first, so that the reported wait is long enough. */
function buildCounters(quota: QuotaName, { id, role, network }: Requester, factor: number): Counter[] {
  const networkCounters = network === null ? [] : [{ name: `network:${network}`, times: NETWORK_QUOTA_FACTOR }];
  const now = Date.now();
  return (['day', 'hour'] as const).flatMap((period) =>
    [{ name: id, times: 1 }, ...networkCounters].map(({ name, times }) => {
      const endsAt = (Math.floor(now / QUOTA_PERIODS[period]) + 1) * QUOTA_PERIODS[period];
      const max = Math.max(1, Math.round(QUOTAS[quota][period] * QUOTA_FACTORS[role] * times * factor));
      // In a cluster, all keys of a script must have the same braces.
      return { key: `${KEY_PREFIX}:{quota:${quota}}:${period}:${endsAt}:${name}`, max, period, endsAt };
    }),
  );
}
