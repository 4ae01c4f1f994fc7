import { jest } from '@jest/globals';
import { retryDelay, UNUSED_MS, UnusedEntries } from './freshness.js';
import { HttpError } from './http-error.js';

test('a read is tried again three times, after 1, 2 and 4 s', () => {
  const error = new HttpError(503, 'busy');
  expect([0, 1, 2, 3].map((made) => retryDelay(error, made))).toEqual([1_000, 2_000, 4_000, null]);
});

test('what is not there and who is not signed in is not tried again', () => {
  expect(retryDelay(new HttpError(404, ''), 0)).toBeNull();
  expect(retryDelay(new HttpError(401, ''), 0)).toBeNull();
});

describe('unused entries', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('go five minutes after the last user left', () => {
    const dropped: string[] = [];
    const entries = new UnusedEntries();
    const drop = () => dropped.push('a');
    entries.enter('a');
    entries.enter('a');
    entries.leave('a', drop);
    jest.advanceTimersByTime(UNUSED_MS * 2);
    expect(dropped).toEqual([]);
    entries.leave('a', drop);
    jest.advanceTimersByTime(UNUSED_MS - 1);
    expect(dropped).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(dropped).toEqual(['a']);
  });

  test('stay when somebody comes back in time', () => {
    const dropped: string[] = [];
    const entries = new UnusedEntries();
    entries.enter('a');
    entries.leave('a', () => dropped.push('a'));
    entries.enter('a');
    jest.advanceTimersByTime(UNUSED_MS * 2);
    expect(dropped).toEqual([]);
  });
});
