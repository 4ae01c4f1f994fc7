import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';

/** Maximum call rate of a host over all processes: one call per `interval` ms, or one call at a time. */
export type CallPacing = { kind: 'interval'; interval: number } | { kind: 'oneAtATime' };

/** Interval in ms for checking whether the host is free again. */
const POLL_INTERVAL_MS = 40;

/**
 * Reserves the next free time slot of a host. KEYS: next free time, pause. ARGV: interval, maximum wait, both in ms.
 * Returns the ms to wait, or -1 when that exceeds the maximum. Uses Redis's clock, because the clocks of machines
 * differ.
 */
const RESERVE_SLOT_SCRIPT = `
if redis.call('exists', KEYS[2]) == 1 then return -1 end
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local start = math.max(now, tonumber(redis.call('get', KEYS[1]) or '0'))
if start - now > tonumber(ARGV[2]) then return -1 end
local after = start + tonumber(ARGV[1])
redis.call('set', KEYS[1], string.format('%.0f', after), 'PX', after - now)
return start - now`;

/** Locks a host. KEYS: holder, pause. ARGV: own token, lease in ms. Returns 1, 0 (taken) or -1 (paused). */
const ACQUIRE_LOCK_SCRIPT = `
if redis.call('exists', KEYS[2]) == 1 then return -1 end
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`;

/** Unlocks a host, unless the lease has expired and another process holds it. KEYS: holder. ARGV: own token. */
const RELEASE_LOCK_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

/** The call was not made, because its host is already receiving its maximum number of calls. */
export class RateLimitedError extends Error {}

/** Limits the rate of calls to one vendor host over all processes, using Redis. */
export class HostRateLimiter {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    host: string,
    private readonly pacing: CallPacing,
  ) {
    // The braces make a Redis cluster store all keys of a host together, because scripts use several of them.
    this.key = `${KEY_PREFIX}:places:{host:${host}}`;
  }

  /**
   * Waits for a time slot and then makes the call.
   * @param maxWaitMs maximum waiting time in ms
   * @param leaseMs maximum duration of the call in ms
   * @throws ApiError PROVIDER_UNAVAILABLE when no slot becomes free in time or the host requested a pause
   */
  async schedule<T>(maxWaitMs: number, leaseMs: number, call: () => Promise<T>): Promise<T> {
    if (this.pacing.kind === 'oneAtATime') return this.runExclusive(maxWaitMs, leaseMs, call);
    const waitMs = Number(
      await this.redis.eval(
        RESERVE_SLOT_SCRIPT,
        2,
        `${this.key}:next`,
        `${this.key}:pause`,
        this.pacing.interval,
        maxWaitMs,
      ),
    );
    if (waitMs < 0) throw createBusyError();
    if (waitMs > 0) await delay(waitMs);
    return call();
  }

  /** Pauses all calls to a host that reported too many calls. */
  async pause(seconds: number): Promise<void> {
    await this.redis.set(`${this.key}:pause`, '1', 'PX', Math.ceil(seconds * 1000));
  }

  private async runExclusive<T>(maxWaitMs: number, leaseMs: number, call: () => Promise<T>): Promise<T> {
    const token = randomUUID();
    const holder = `${this.key}:holder`;
    const deadline = performance.now() + maxWaitMs;
    for (;;) {
      const lockState = Number(
        await this.redis.eval(ACQUIRE_LOCK_SCRIPT, 2, holder, `${this.key}:pause`, token, leaseMs),
      );
      if (lockState === 1) break;
      if (lockState < 0 || performance.now() + POLL_INTERVAL_MS > deadline) throw createBusyError();
      await delay(POLL_INTERVAL_MS);
    }
    try {
      return await call();
    } finally {
      // If the lock cannot be released, its lease will expire.
      await this.redis.eval(RELEASE_LOCK_SCRIPT, 1, holder, token).catch(() => {});
    }
  }
}

/** Not UNAVAILABLE, because this service itself works and callers must not wait for it without a limit. */
const createBusyError = () =>
  new ApiError('PROVIDER_UNAVAILABLE', {
    message: 'A provider’s call limit was reached. Please try again in a moment.',
    cause: new RateLimitedError(),
  });
