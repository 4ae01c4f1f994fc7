import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { Redis } from 'ioredis';

/**
 * How often a host may be called by all processes of the product together: one call each `interval` ms, or one after
 * the other with never two at once.
 */
export type CallPacing = { kind: 'interval'; interval: number } | { kind: 'oneAtATime' };

/** Ms between two looks whether the host is free again. */
const POLL_INTERVAL_MS = 40;

/**
 * Books the next free moment of a host. KEYS: next free moment, pause. ARGV: interval, patience, both ms.
 * Answers the ms to wait, or -1 when that is longer than the patience. Redis' clock counts: those of machines differ.
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

/** Takes a host for oneself. KEYS: holder, pause. ARGV: own name, lease in ms. Answers 1, 0 (taken) or -1 (paused). */
const ACQUIRE_LOCK_SCRIPT = `
if redis.call('exists', KEYS[2]) == 1 then return -1 end
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
return 0`;

/** Gives a host back, unless the lease ran out and another one holds it. KEYS: holder. ARGV: own name. */
const RELEASE_LOCK_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

/** Cause of a call that was not made, because its host gets as many calls as it allows. */
export class RateLimitedError extends Error {}

/** Whose turn it is to call a host: one queue across all processes, in Redis. */
export class HostRateLimiter {
  private readonly key: string;

  constructor(
    private readonly redis: Redis,
    host: string,
    private readonly pacing: CallPacing,
  ) {
    this.key = `${KEY_PREFIX}:places:host:${host}`;
  }

  /**
   * Waits for a turn and then makes the call.
   * @param maxWaitMs ms one may wait at most
   * @param leaseMs ms the call takes at most
   * @throws ApiError PROVIDER_UNAVAILABLE when no turn comes in time or the host asked for a pause
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

  /** Nobody calls the host for so many seconds: it said that it gets too much. */
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
      // A lease that cannot be given back runs out by itself.
      await this.redis.eval(RELEASE_LOCK_SCRIPT, 1, holder, token).catch(() => {});
    }
  }
}

/** This service itself works: whoever called must not wait for it as for one that is away. */
const createBusyError = () =>
  new ApiError('PROVIDER_UNAVAILABLE', {
    message: 'A provider gets as many calls as it allows.',
    cause: new RateLimitedError(),
  });
