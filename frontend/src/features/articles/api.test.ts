import { jest } from '@jest/globals';
import { HttpError } from '../../lib/api/http-error.js';
import { formatListError, getFirstPage, getNextPage, readArticle } from './api.js';

describe('list pages', () => {
  test('continue after the last article, or by page number in a search', () => {
    expect(getFirstPage('')).toEqual({ after: '' });
    expect(getNextPage(getFirstPage(''), { after: '17.2', limit: '12' })).toEqual({ after: '17.2' });
    expect(getNextPage(getFirstPage('rome'), { page: '2', q: 'rome' })).toEqual({ q: 'rome', page: 2 });
    expect(getNextPage(getFirstPage('rome'), null)).toBeNull();
    expect(getFirstPage('rome', 3)).toEqual({ q: 'rome', page: 3 });
    expect(getFirstPage('', 3)).toEqual({ page: 3 });
    expect(getNextPage(getFirstPage('', 3), { page: '4', limit: '12' })).toEqual({ page: 4 });
  });

  test('describe what failed', () => {
    expect(formatListError(new HttpError(503, 'busy'))).toBe('Error: Failed to fetch articles: 503');
    expect(formatListError(new TypeError('Failed to fetch'))).toBe('Error: Failed to fetch');
  });
});

describe('readArticle', () => {
  const responses = (...statuses: number[]) => {
    const requests = jest.fn<typeof fetch>();
    for (const status of statuses) requests.mockResolvedValueOnce(new Response('{"slug":"a"}', { status }));
    globalThis.fetch = requests;
    return requests;
  };
  const real = globalThis.fetch;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    globalThis.fetch = real;
    jest.useRealTimers();
  });

  test('retries a failed read twice, 500 ms apart', async () => {
    const requests = responses(503, 502, 200);
    const reading = readArticle('a');
    await jest.advanceTimersByTimeAsync(499);
    expect(requests).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(500);
    await expect(reading).resolves.toEqual({ slug: 'a' });
  });

  test('does not retry an article in preparation: its page waits for as long as the server says', async () => {
    const requests = jest.fn<typeof fetch>(
      async () => new Response('{"error":"Wait.","code":"LIBRARY_NOT_READY"}', { status: 503 }),
    );
    globalThis.fetch = requests;
    await expect(readArticle('a')).rejects.toThrow(/^503: /);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('retries after too many requests', async () => {
    const requests = responses(429, 200);
    const reading = readArticle('a');
    await jest.advanceTimersByTimeAsync(500);
    await reading;
    expect(requests).toHaveBeenCalledTimes(2);
  });

  test('rejects after three failed attempts', async () => {
    const requests = responses(500, 500, 500, 200);
    const reading = expect(readArticle('a')).rejects.toThrow(/^500: /);
    await jest.advanceTimersByTimeAsync(1_000);
    await reading;
    expect(requests).toHaveBeenCalledTimes(3);
  });

  test('rejects immediately if the article does not exist', async () => {
    const requests = responses(404);
    await expect(readArticle('a')).rejects.toThrow(/^404: /);
    expect(requests).toHaveBeenCalledTimes(1);
  });
});
