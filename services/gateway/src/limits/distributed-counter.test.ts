import type { Redis } from 'ioredis';
import { DistributedCounter } from './distributed-counter.js';

/** Fake Redis that adds counts, or is unavailable. */
class FakeRedis {
  readonly sums = new Map<string, number>();
  isAway = false;

  pipeline() {
    const results: [Error | null, number][] = [];
    const pipeline = {
      incrby: (key: string, by: number) => {
        this.sums.set(key, (this.sums.get(key) ?? 0) + by);
        results.push([null, this.sums.get(key)!]);
        return pipeline;
      },
      pexpireat: () => {
        results.push([null, 1]);
        return pipeline;
      },
      exec: async () => {
        if (this.isAway) throw new Error('away');
        return results;
      },
    };
    return pipeline;
  }
}

const WINDOW = 60_000;
let redis: FakeRedis;
let counts: DistributedCounter[];
beforeEach(() => {
  jest.useFakeTimers({ now: WINDOW * 10 + 1_000 });
  redis = new FakeRedis();
  counts = [0, 1].map(() => new DistributedCounter(redis as unknown as Redis, 'reads:'));
});
afterEach(() => {
  for (const counter of counts) counter.close();
  jest.useRealTimers();
});
const [first, second] = [() => counts[0]!, () => counts[1]!];

it('DistributedCounter: counts calls immediately, by caller, until the window ends', () => {
  expect(first().count('a', WINDOW)).toEqual({ current: 1, ttl: 59_000 });
  expect(first().count('a', WINDOW).current).toBe(2);
  expect(first().count('b', WINDOW).current).toBe(1);
  jest.advanceTimersByTime(59_000);
  expect(first().count('a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
});

it('DistributedCounter: receives the counts of others and sends each call once', async () => {
  for (let call = 0; call < 5; call++) first().count('a', WINDOW);
  second().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  second().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  expect(second().count('a', WINDOW).current).toBe(8);
  expect([...redis.sums.values()]).toEqual([7]);
});

it('DistributedCounter: continues alone while Redis is unavailable', async () => {
  redis.isAway = true;
  for (let call = 0; call < 5; call++) first().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(500);
  expect(first().count('a', WINDOW).current).toBe(6);
});

it('DistributedCounter: sends what it could not send once Redis is available again, and keeps windows apart', async () => {
  redis.isAway = true;
  first().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  redis.sums.clear();
  redis.isAway = false;
  await jest.advanceTimersByTimeAsync(200);
  expect([...redis.sums.values()]).toEqual([1]);
  await jest.advanceTimersByTimeAsync(WINDOW);
  first().count('a', WINDOW);
  second().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  expect([...redis.sums.values()]).toEqual([1, 2]);
});

it('DistributedCounter: sends nothing after it was closed', async () => {
  first().count('a', WINDOW);
  first().close();
  await jest.advanceTimersByTimeAsync(500);
  expect(redis.sums.size).toBe(0);
});
