import { buildCollectionUrl, parseCollectionRequest } from './collection-request.js';

const parse = (query: string) => parseCollectionRequest('places', 'museums', new URLSearchParams(query));

test.each([
  ['', '/places/museums'],
  [
    'group=parks&place=fr&photo=1&order=name&view=map&page=3',
    '/places/museums?group=parks&place=fr&photo=1&order=name&view=map&page=3',
  ],
  ['group=castles&place=&photo=0&order=newest&view=globe&page=-1', '/places/museums'],
])('buildCollectionUrl: keeps only the valid parameters of %j', (query, url) => {
  const request = parse(query);
  expect(buildCollectionUrl(request, { page: request.page })).toBe(url);
});

test('buildCollectionUrl: returns to the first page after a change', () => {
  expect(buildCollectionUrl(parse('page=3&place=fr'), { order: 'name' })).toBe('/places/museums?place=fr&order=name');
});
