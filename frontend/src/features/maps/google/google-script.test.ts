import { getRetryDelay, withRetries } from './google-script.js';

/** Simulates a script that fails `times` times, and records the delays. */
function failing(times: number) {
  const waits: number[] = [];
  let attempts = 0;
  const insert = async () => {
    attempts++;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { run: () => withRetries(insert, wait), waits, attempts: () => attempts };
}

test('getRetryDelay: returns the retry number times two to the power of that number, in ms', () => {
  expect([1, 2, 3].map(getRetryDelay)).toEqual([2, 8, 24]);
});

test.each([0, 1, 2, 3])('withRetries: resolves after %i failures', async (times) => {
  const script = failing(times);
  await script.run();
  expect(script.attempts()).toBe(times + 1);
  expect(script.waits).toEqual([2, 8, 24].slice(0, times));
});

test('withRetries: rejects after three retries', async () => {
  const script = failing(4);
  await expect(script.run()).rejects.toThrow('Failed to load the Google Maps script');
  expect(script.attempts()).toBe(4);
});
