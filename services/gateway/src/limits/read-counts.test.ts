import type { Redis } from 'ioredis';
import { ReadCounts } from './read-counts.js';

/** A Redis that adds up, or is away. */
class Adding {
  readonly sums = new Map<string, number>();
  isAway = false;

  pipeline() {
    const answers: [Error | null, number][] = [];
    const pipeline = {
      incrby: (key: string, by: number) => {
        this.sums.set(key, (this.sums.get(key) ?? 0) + by);
        answers.push([null, this.sums.get(key)!]);
        return pipeline;
      },
      pexpireat: () => {
        answers.push([null, 1]);
        return pipeline;
      },
      exec: async () => {
        if (this.isAway) throw new Error('away');
        return answers;
      },
    };
    return pipeline;
  }
}

const WINDOW = 60_000;
let redis: Adding;
let counts: ReadCounts[];
beforeEach(() => {
  jest.useFakeTimers({ now: WINDOW * 10 + 1_000 });
  redis = new Adding();
  counts = [0, 1].map(() => new ReadCounts(redis as unknown as Redis, 'reads:'));
});
afterEach(() => {
  for (const each of counts) each.close();
  jest.useRealTimers();
});
const [one, two] = [() => counts[0]!, () => counts[1]!];

it('counts at once, by caller, until the window ends', () => {
  expect(one().count('a', WINDOW)).toEqual({ current: 1, ttl: 59_000 });
  expect(one().count('a', WINDOW).current).toBe(2);
  expect(one().count('b', WINDOW).current).toBe(1);
  jest.advanceTimersByTime(59_000);
  expect(one().count('a', WINDOW)).toEqual({ current: 1, ttl: WINDOW });
});

it('is told what others counted, and tells each call once', async () => {
  for (let call = 0; call < 5; call++) one().count('a', WINDOW);
  two().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  two().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(200);
  expect(two().count('a', WINDOW).current).toBe(8);
  expect([...redis.sums.values()]).toEqual([7]);
});

it('goes on alone while Redis is away', async () => {
  redis.isAway = true;
  for (let call = 0; call < 5; call++) one().count('a', WINDOW);
  await jest.advanceTimersByTimeAsync(500);
  expect(one().count('a', WINDOW).current).toBe(6);
});
