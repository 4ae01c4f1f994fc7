import { jest } from '@jest/globals';
import { HttpError } from '../../lib/http-error.js';
import { firstPage, listError, nextPage, readArticle } from './api.js';

describe('the list', () => {
  test('goes on from the last article, with a search by number', () => {
    expect(firstPage('')).toEqual({ after: '' });
    expect(nextPage(firstPage(''), { after: '17.2', limit: '12' })).toEqual({ after: '17.2' });
    expect(nextPage(firstPage('rome'), { page: '2', q: 'rome' })).toEqual({ q: 'rome', page: 2 });
    expect(nextPage(firstPage('rome'), null)).toBeNull();
    expect(firstPage('rome', 3)).toEqual({ q: 'rome', page: 3 });
    expect(firstPage('', 3)).toEqual({ page: 3 });
    expect(nextPage(firstPage('', 3), { page: '4', limit: '12' })).toEqual({ page: 4 });
  });

  test('says what failed', () => {
    expect(listError(new HttpError(503, 'busy'))).toBe('Error: Failed to fetch articles: 503');
    expect(listError(new TypeError('Failed to fetch'))).toBe('Error: Failed to fetch');
  });
});

describe('an article', () => {
  const answers = (...statuses: number[]) => {
    const asked = jest.fn<typeof fetch>();
    for (const status of statuses) asked.mockResolvedValueOnce(new Response('{"slug":"a"}', { status }));
    globalThis.fetch = asked;
    return asked;
  };
  const real = globalThis.fetch;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    globalThis.fetch = real;
    jest.useRealTimers();
  });

  test('is tried twice more, 500 ms apart', async () => {
    const asked = answers(503, 502, 200);
    const reading = readArticle('a');
    await jest.advanceTimersByTimeAsync(499);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(500);
    await expect(reading).resolves.toEqual({ slug: 'a' });
  });

  test('is tried again when there were too many calls, too', async () => {
    const asked = answers(429, 200);
    const reading = readArticle('a');
    await jest.advanceTimersByTimeAsync(500);
    await reading;
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('is given up after that', async () => {
    const asked = answers(500, 500, 500, 200);
    const reading = expect(readArticle('a')).rejects.toThrow(/^500: /);
    await jest.advanceTimersByTimeAsync(1_000);
    await reading;
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('that does not exist is given up at once', async () => {
    const asked = answers(404);
    await expect(readArticle('a')).rejects.toThrow(/^404: /);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
