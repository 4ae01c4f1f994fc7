import { askedSlug, keywordsOf } from './keywords.js';

test('keywords are the slug’s words of more than two letters, without stop words, each once', () => {
  expect(keywordsOf('the-best-guide-to-Colosseum-in-rome-rome')).toEqual(['colosseum', 'rome']);
  expect(keywordsOf('')).toEqual([]);
});

test('the slug is that of the search, or of a path under /articles/', () => {
  expect(askedSlug('/not-found', ' old-mill ')).toBe('old-mill');
  expect(askedSlug('/articles/caf%C3%A9-paris/photos', null)).toBe('café-paris');
  expect(askedSlug('/articles/%E0%A4', null)).toBe('%E0%A4');
  expect(askedSlug('/nowhere/old-mill', null)).toBe('');
});
