import { estimateQuantile } from './signal-store.js';
import { addGauges, LATENCY_BOUNDS_MS, recordJobEnd, recordResponse, takeSample } from './signals.js';

/** Returns counts of latencies with one entry per bucket. */
const countsAt = (entries: Record<number, number>) =>
  Array.from({ length: LATENCY_BOUNDS_MS.length + 1 }, (_, index) => entries[index] ?? 0);

test('takeSample: separates errors from limits, ignores the latency of streams, and resets every minute', async () => {
  let load = 3;
  addGauges(() => ({ poolUsed: load }));
  addGauges(() => Promise.reject(new Error('Redis is away')));
  for (const [status, ms] of [
    [200, 4],
    [200, 70],
    [200, LATENCY_BOUNDS_MS[2]!],
    [404, 4],
    [429, 1],
    [503, 1],
    [500, 20_000],
  ] as const)
    recordResponse(status, ms);
  recordResponse(200, null);
  recordJobEnd(true);
  recordJobEnd(false);
  const first = await takeSample(100);
  expect(first).toMatchObject({ requests: 8, errors: 1, limited: 2, jobsDone: 1, jobsFailed: 1 });
  expect(first.latencies).toEqual(countsAt({ 0: 4, 2: 1, 4: 1, [LATENCY_BOUNDS_MS.length]: 1 }));
  load = 1;
  expect((await takeSample(100)).gauges.poolUsed).toBe(3);
  expect(await takeSample(101)).toMatchObject({ requests: 0, errors: 0, gauges: { poolUsed: 1 } });
});

describe('estimateQuantile', () => {
  it('interpolates within a bucket', () => expect(estimateQuantile(countsAt({ 3: 10 }), 0.5)).toBe(37.5));
  it('skips empty buckets', () => expect(estimateQuantile(countsAt({ 0: 98, 6: 2 }), 0.99)).toBe(375));
  it('returns the largest bound for anything slower', () =>
    expect(estimateQuantile(countsAt({ 11: 1 }), 0.5)).toBe(10_000));
  it('returns null without a value', () => expect(estimateQuantile(countsAt({}), 0.99)).toBeNull());
});
