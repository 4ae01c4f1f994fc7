import { extractKeywords, getRequestedSlug } from './keywords.js';

test('keywords are the slug’s words of more than two letters, without stop words, each once', () => {
  expect(extractKeywords('the-best-guide-to-Colosseum-in-rome-rome')).toEqual(['colosseum', 'rome']);
  expect(extractKeywords('')).toEqual([]);
});

test('the slug is that of the search, or of a path under /articles/', () => {
  expect(getRequestedSlug('/not-found', ' old-mill ')).toBe('old-mill');
  expect(getRequestedSlug('/articles/caf%C3%A9-paris/photos', null)).toBe('café-paris');
  expect(getRequestedSlug('/articles/%E0%A4', null)).toBe('%E0%A4');
  expect(getRequestedSlug('/nowhere/old-mill', null)).toBe('');
});
