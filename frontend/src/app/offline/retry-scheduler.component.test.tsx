/** @jest-environment ./infra/test/browser-environment.mjs */
import { RetryScheduler } from './retry-scheduler.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('RetryScheduler: retries at growing intervals for about an hour, and starts over after a reset', () => {
  const at: number[] = [];
  const startedAt = Date.now();
  const scheduler = new RetryScheduler(() => {
    at.push((Date.now() - startedAt) / 1_000);
    scheduler.scheduleNext();
  });
  scheduler.scheduleNext();
  jest.advanceTimersByTime(24 * 3_600_000);
  expect(at.slice(0, 5)).toEqual([5, 20, 80, 380, 680]);
  expect(at).toHaveLength(15);
  expect(at.at(-1)).toBeLessThan(3_700);
  scheduler.reset();
  scheduler.scheduleNext();
  jest.advanceTimersByTime(5_000);
  expect(at).toHaveLength(16);
});
