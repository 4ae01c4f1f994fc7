import { parseNextLink } from './next-page.js';

test('the next page is asked with the query of its link', () => {
  expect(parseNextLink('</api/articles?after=1795.2&limit=12>; rel="next"')).toEqual({ after: '1795.2', limit: '12' });
  expect(parseNextLink('</a?page=1>; rel="prev", </a?page=3&q=a%26b>; rel="next"')).toEqual({ page: '3', q: 'a&b' });
});

test('the last page has none', () => {
  expect(parseNextLink(null)).toBeNull();
  expect(parseNextLink('</a?page=1>; rel="prev"')).toBeNull();
});
