import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallBudget } from './call-budget.js';

/** Redis with counters and the lifetimes that were set. */
function createRedis() {
  const counts = new Map<string, number>();
  const lifetimes: [string, number][] = [];
  return {
    counts,
    lifetimes,
    incr: async (key: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key);
    },
    expire: async (key: string, seconds: number) => void lifetimes.push([key, seconds]),
    get: async (key: string) => counts.get(key)?.toString() ?? null,
  };
}

describe('CallBudget', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 23, 23, 59) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('permits as many calls a day as it has, over all processes', async () => {
    const redis = createRedis();
    const [one, other] = [1, 2].map(() => new CallBudget(redis as never, 3)) as [CallBudget, CallBudget];
    await one.reserve();
    await other.reserve();
    await one.reserve();
    await expect(other.reserve()).rejects.toMatchObject({ code: 'PROVIDER_BUDGET_EXHAUSTED' });
    jest.advanceTimersByTime(60_000);
    await other.reserve();
    expect([...redis.counts.values()]).toEqual([4, 1]);
  });

  test('stores each count for two days', async () => {
    const redis = createRedis();
    const budget = new CallBudget(redis as never, 3);
    await budget.reserve();
    await budget.reserve();
    expect(redis.lifetimes).toEqual([[[...redis.counts.keys()][0], 172_800]]);
  });

  test('leaves half of the calls to people', async () => {
    const redis = createRedis();
    const budget = new CallBudget(redis as never, 5);
    expect(await budget.getRefreshCalls()).toBe(2);
    await budget.reserve();
    expect(await budget.getRefreshCalls()).toBe(1);
    for (let call = 0; call < 3; call++) await budget.reserve();
    expect(await budget.getRefreshCalls()).toBe(0);
  });
});
