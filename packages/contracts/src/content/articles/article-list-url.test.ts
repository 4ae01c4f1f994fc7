import { articleListPath, articleListTitle, parsePageNumber } from './article-list-url.js';

it('articleListPath: keeps search and page in the URL', () => {
  expect(articleListPath('')).toBe('/articles');
  expect(articleListPath('', 3)).toBe('/articles?page=3');
  expect(articleListPath('a&b c', 2)).toBe('/articles?q=a%26b+c&page=2');
  expect(articleListPath('a&b c')).toBe('/articles?q=a%26b+c');
});

it.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['100000', 100_000],
  ['100001', 100_000],
  ['9'.repeat(400), 100_000],
])('parsePageNumber: parses %j as page %i', (value, page) => {
  expect(parsePageNumber(value)).toBe(page);
});

it('articleListTitle: names the page from page 2 on', () => {
  expect([
    articleListTitle('', 1),
    articleListTitle('', 2),
    articleListTitle('rome', 1),
    articleListTitle('rome', 4),
  ]).toEqual(['Travel Guides', 'Travel Guides (page 2)', '“rome” - Travel Guides', '“rome” - Travel Guides (page 4)']);
});
