import { randomUUID } from 'node:crypto';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { Redis } from 'ioredis';
import { createTestRedis } from '../../../infra/test/test-database.ts';
import { withRequestId } from '../src/logging/request-context.js';
import { connectRedis } from '../src/queues/redis.js';
import { SpendingShares } from '../src/quotas/spending-shares.js';

/** Uses a real Redis, shared by two processes of one installation. */
let redis: Redis;
let shares: SpendingShares;
let second: SpendingShares;
beforeAll(async () => {
  redis = new Redis(await createTestRedis());
});
afterAll(() => redis.disconnect());
beforeEach(async () => {
  await redis.flushdb();
  const settings = { account: 'test', dailyBudgetUsd: 5, share: 0.1 };
  shares = new SpendingShares(redis, settings);
  second = new SpendingShares(redis, settings);
});

const buildGuest = (network: string | null = null): Requester => ({
  id: `visitor:${randomUUID()}`,
  role: 'guest',
  network,
});
const buildMember = (network: string | null = null): Requester => ({
  id: `user:${randomUUID()}`,
  role: 'member',
  network,
});
const ADMIN: Requester = { id: 'user:1', role: 'admin', network: null };
const reserve = (requester: Requester | undefined, usd: number, from = shares) =>
  withRequestId('request-1', () => from.reserve(usd), requester);
/** Returns the USD that 60 concurrent calls of 5 cents get. */
const spend = async (next: () => Requester | undefined) => {
  const calls = await Promise.all(Array.from({ length: 60 }, (_, n) => reserve(next(), 0.05, n % 2 ? second : shares)));
  return (calls.filter(Boolean).length * 5) / 100;
};
const always = (requester: Requester) => () => requester;

describe('SpendingShares', () => {
  it('limits a guest to a tenth of the budget, across concurrent calls and processes', async () => {
    expect(await spend(always(buildGuest()))).toBe(0.5);
  });

  it('gives a member twice as much', async () => {
    expect(await spend(always(buildMember()))).toBe(1);
  });

  it('limits all guests of a network together to one share, and its members to two', async () => {
    expect(await spend(() => buildGuest('n'))).toBe(0.5);
    expect(await spend(() => buildMember('n'))).toBe(0.5);
    expect(await spend(() => buildMember('m'))).toBe(1);
  });

  it('does not limit admins and scheduled jobs', async () => {
    expect(await spend(always(ADMIN))).toBe(3);
    expect(await spend(() => undefined)).toBe(3);
  });

  it('counts the real cost of a call', async () => {
    const one = buildGuest('n');
    for (let n = 0; n < 20; n++) {
      const call = await reserve(one, 0.3);
      await call?.settle(n % 2 ? 0.02 : 0);
    }
    expect(await reserve(one, 0.31)).toBeNull();
    expect(await reserve(one, 0.3)).not.toBeNull();
  });

  it('reserves nothing for free calls', async () => {
    const one = buildGuest();
    await reserve(one, 0.5);
    expect(await reserve(one, 0)).not.toBeNull();
  });

  it('rejects a call that no share covers', async () => {
    expect(await reserve(buildGuest(), 0.51)).toBeNull();
    expect(await reserve(buildMember(), 0.51)).not.toBeNull();
  });

  it('resets on the next day', async () => {
    const one = buildGuest('n');
    await reserve(one, 0.5);
    expect(await reserve(one, 0.01)).toBeNull();
    const keys = await redis.keys('*');
    expect(keys).toHaveLength(2);
    const midnight = (Math.floor(Date.now() / 86_400_000) + 1) * 86_400_000;
    for (const key of keys) expect(await redis.pexpiretime(key)).toBe(midnight);
    jest.spyOn(Date, 'now').mockReturnValue(midnight + 1);
    expect(await reserve(one, 0.5)).not.toBeNull();
    jest.restoreAllMocks();
  });

  it('spends nothing while Redis is unavailable', async () => {
    const away = connectRedis('redis://127.0.0.1:1');
    try {
      const without = new SpendingShares(away, { account: 'test', dailyBudgetUsd: 5, share: 0.1 });
      expect(await reserve(buildGuest(), 0.01, without)).toBeNull();
      expect(await reserve(ADMIN, 0.01, without)).not.toBeNull();
    } finally {
      away.disconnect();
    }
  });
});
