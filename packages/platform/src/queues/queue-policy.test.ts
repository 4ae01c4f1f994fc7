import { MAX_DEATHS_WITHOUT_PROGRESS, QUEUE_POLICY, STALLED_JOB_OPTIONS } from './queue-policy.js';

describe('STALLED_JOB_OPTIONS', () => {
  const { lockDuration, lockRenewTime, stalledInterval } = STALLED_JOB_OPTIONS;

  it('recovers a job of a dead worker within 5 s', () => {
    expect(lockDuration + stalledInterval).toBeLessThanOrEqual(5_000);
  });

  it('allows a worker two missed renewals before its jobs count as abandoned', () => {
    expect(lockRenewTime * 2).toBeLessThan(lockDuration);
  });
});

test.each([
  ['interactive', 8, 5, 500, 200],
  ['quick', 4, 5, 500, 200],
  ['rendering', 2, 3, 500, 200],
  ['writing', 4, 4, 5_000, 200],
  ['batch', 1, 5, 10_000, 100],
  ['maintenance', 4, 8, 1_000, 200],
] as const)(
  'QUEUE_POLICY: %s runs %i jobs at once, each up to %i times, first again after %i ms, and keeps %i',
  (queue, concurrency, attempts, backoffMs, maxCompleted) => {
    expect(QUEUE_POLICY[queue]).toEqual({ concurrency, attempts, backoffMs, maxCompleted, maxFailed: 1_000 });
  },
);

test('QUEUE_POLICY: fails a job after ten deaths of its workers', () => {
  expect(MAX_DEATHS_WITHOUT_PROGRESS).toBe(10);
  expect(Object.keys(QUEUE_POLICY)).toHaveLength(6);
});
