import { RetryScheduler } from './retry-scheduler.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('RetryScheduler: retries at growing intervals for about an hour, and starts over after a reset', () => {
  const runTimes: number[] = [];
  const startedAt = Date.now();
  const scheduler = new RetryScheduler(() => {
    runTimes.push((Date.now() - startedAt) / 1_000);
    scheduler.scheduleNext();
  });
  scheduler.scheduleNext();
  jest.advanceTimersByTime(24 * 3_600_000);
  expect(runTimes.slice(0, 5)).toEqual([5, 20, 80, 380, 680]);
  expect(runTimes).toHaveLength(15);
  expect(runTimes.at(-1)).toBeLessThan(3_700);
  scheduler.reset();
  scheduler.scheduleNext();
  jest.advanceTimersByTime(5_000);
  expect(runTimes).toHaveLength(16);
});
