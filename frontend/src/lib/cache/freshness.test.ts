import { jest } from '@jest/globals';
import { HttpError } from '../api/http-error.js';
import { getRetryDelay, UNUSED_TTL_MS, UnusedEntryEvictor } from './freshness.js';

test('getRetryDelay: retries three times, after 1, 2 and 4 s', () => {
  const error = new HttpError(503, 'busy');
  expect([0, 1, 2, 3].map((retryCount) => getRetryDelay(error, retryCount))).toEqual([1_000, 2_000, 4_000, null]);
});

test('getRetryDelay: does not retry after 401 or 404', () => {
  expect(getRetryDelay(new HttpError(404, ''), 0)).toBeNull();
  expect(getRetryDelay(new HttpError(401, ''), 0)).toBeNull();
});

describe('UnusedEntryEvictor', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('evicts an entry five minutes after its last user', () => {
    const dropped: string[] = [];
    const entries = new UnusedEntryEvictor();
    const drop = () => dropped.push('a');
    entries.addUser('a');
    entries.addUser('a');
    entries.removeUser('a', drop);
    jest.advanceTimersByTime(UNUSED_TTL_MS * 2);
    expect(dropped).toEqual([]);
    entries.removeUser('a', drop);
    jest.advanceTimersByTime(UNUSED_TTL_MS - 1);
    expect(dropped).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(dropped).toEqual(['a']);
  });

  test('keeps an entry that is used again in time', () => {
    const dropped: string[] = [];
    const entries = new UnusedEntryEvictor();
    entries.addUser('a');
    entries.removeUser('a', () => dropped.push('a'));
    entries.addUser('a');
    jest.advanceTimersByTime(UNUSED_TTL_MS * 2);
    expect(dropped).toEqual([]);
  });
});
