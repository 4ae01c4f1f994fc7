import type { Queue } from 'bullmq';
import { averagePerMinute, findAbsentServices, getQueueCounts } from './queue-stats.js';

const MINUTE_MS = 60_000;
const toTimestamp = (minute: number, second = 0) => minute * MINUTE_MS + second * 1000;

describe('finished jobs per minute', () => {
  it('is zero when none ever finished', () => {
    expect(averagePerMinute({ meta: { count: 0, prevTS: 0, prevCount: 0 }, data: [] }, toTimestamp(100))).toBe(0);
  });

  it('averages the last five full minutes and ignores the current one', () => {
    // Job counts by minute: 7 in the current minute 100; before it 10 in 99, 5 in 98, none in 97, 5 in 96, 30 in 95 and
    // 1,000 in 94.
    const ended = {
      meta: { count: 1_057, prevTS: toTimestamp(100, 1), prevCount: 1_050 },
      data: [10, 5, 0, 5, 30, 1_000],
    };
    expect(averagePerMinute(ended, toTimestamp(100, 30))).toBe(10);
  });

  it('includes the latest minute once it is over, although the queue has not stored it yet', () => {
    const ended = { meta: { count: 57, prevTS: toTimestamp(100, 1), prevCount: 50 }, data: [10, 5, 0, 5, 30] };
    expect(averagePerMinute(ended, toTimestamp(101))).toBe((7 + 10 + 5 + 0 + 5) / 5);
    expect(averagePerMinute(ended, toTimestamp(104))).toBe((7 + 10) / 5);
    expect(averagePerMinute(ended, toTimestamp(106))).toBe(0);
  });

  it('averages the stored counts when they cover less than five minutes', () => {
    expect(
      averagePerMinute(
        { meta: { count: 11, prevTS: toTimestamp(100, 1), prevCount: 10 }, data: [10] },
        toTimestamp(100, 5),
      ),
    ).toBe(2);
  });
});

const waitFor = (service: string, since: string) => ({
  jobRequestId: '11111111-2222-4333-8444-555555555555',
  requestId: 'request-1',
  payload: {},
  outage: { service, since, waits: 1, interruptions: 0 },
});

it('findAbsentServices: counts the jobs that wait for each service, since the start of its outage', () => {
  const envelopes = [
    waitFor('places', '2026-01-01T00:02:00.000Z'),
    waitFor('places', '2026-01-01T00:01:00.000Z'),
    waitFor('places', '2026-01-01T00:03:00.000Z'),
    waitFor('analysis', '2026-01-01T00:04:00.000Z'),
    { ...waitFor('content', '2026-01-01T00:05:00.000Z'), outage: undefined },
    'no job',
  ];
  expect(findAbsentServices(envelopes)).toEqual([
    { service: 'places', jobs: 3, since: '2026-01-01T00:01:00.000Z' },
    { service: 'analysis', jobs: 1, since: '2026-01-01T00:04:00.000Z' },
  ]);
});

describe('getQueueCounts', () => {
  const NOW = toTimestamp(100);
  const NONE = { meta: { count: 0, prevTS: 0, prevCount: 0 }, data: [] };
  const createQueue = (changes: object = {}) =>
    ({
      getJobCounts: async () => ({ waiting: 2, prioritized: 3, active: 4, delayed: 5, failed: 6 }),
      getWaiting: async () => [],
      getPrioritized: async () => [],
      getDelayed: async () => [],
      getMetrics: async () => NONE,
      ...changes,
    }) as unknown as Queue;
  const job = (age: number) => ({ timestamp: NOW - age });

  it('adds ordered to unordered jobs, and separates completed from failed ones', async () => {
    const getMetrics = async (kind: string) => ({
      meta: { count: kind === 'completed' ? 10 : 5, prevTS: toTimestamp(99), prevCount: 0 },
      data: [],
    });
    const getDelayed = async () => [{ data: waitFor('places', '2026-01-01T00:02:00.000Z') }];
    expect(await getQueueCounts('writing', createQueue({ getMetrics, getDelayed }), NOW)).toEqual({
      queue: 'writing',
      waiting: 5,
      active: 4,
      delayed: 5,
      failed: 6,
      absent: [{ service: 'places', jobs: 1, since: '2026-01-01T00:02:00.000Z' }],
      oldestWaitingMs: null,
      completedPerMinute: 2,
      failedPerMinute: 1,
    });
  });

  it.each([
    ['among the unordered', [job(9_000)], [job(7_000), job(3_000)], 9_000],
    ['among the ordered', [job(2_000)], [job(3_000), job(7_000)], 7_000],
    ['by a clock that is ahead', [job(-500)], [], 0],
  ])('finds the oldest waiting job %s', async (_, unordered, ordered, ms) => {
    const queue = createQueue({ getWaiting: async () => unordered, getPrioritized: async () => ordered });
    expect((await getQueueCounts('writing', queue, NOW)).oldestWaitingMs).toBe(ms);
  });
});
