import { extractKeywords, getRequestedSlug } from './keywords.js';

test('extractKeywords: returns the distinct words of a slug with more than two letters, without stop words', () => {
  expect(extractKeywords('the-best-guide-to-Colosseum-in-rome-rome')).toEqual(['colosseum', 'rome']);
  expect(extractKeywords('')).toEqual([]);
});

test('getRequestedSlug: reads the slug from the search or from a path under /articles/', () => {
  expect(getRequestedSlug('/not-found', ' old-mill ')).toBe('old-mill');
  expect(getRequestedSlug('/articles/caf%C3%A9-paris/photos', null)).toBe('café-paris');
  expect(getRequestedSlug('/articles/%E0%A4', null)).toBe('%E0%A4');
  expect(getRequestedSlug('/nowhere/old-mill', null)).toBe('');
});
