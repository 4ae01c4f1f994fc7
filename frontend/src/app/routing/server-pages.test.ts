import { matchServerPage } from './server-pages.js';

/** Returns the keys and URLs that the page at a URL reads before the server renders it. */
function getReads(url: string) {
  const page = matchServerPage(new URL(url, 'http://page.invalid'));
  return page?.reads.map(({ key, request }) => [key, request.url]);
}

test.each([
  ['/dynamic/ulaanbaatar', { q: 'ulaanbaatar' }, 'q=ulaanbaatar'],
  ['/dynamic/Old%20Mill%4041.5,-2', { q: 'Old Mill', lat: 41.5, lng: -2 }, 'q=Old+Mill&lat=41.5&lng=-2'],
  ['/dynamic/AC%2FDC%20Lane', { q: 'AC/DC Lane' }, 'q=AC%2FDC+Lane'],
  ['/dynamic/Old%20Mill%4091,2', { q: 'Old Mill' }, 'q=Old+Mill'],
])('matchServerPage: reads an existing guide for %s instead of having one written', (url, request, query) => {
  expect(getReads(url)).toEqual([[['guides.generate', request], `/api/dynamic?${query}`]]);
});

test('matchServerPage: reads no guide for a name that is too short', () => {
  expect(getReads('/dynamic/xy')).toEqual([]);
});

test.each([
  ['/articles', '/api/articles?limit=12&after='],
  ['/articles?page=1', '/api/articles?limit=12&after='],
  ['/articles?page=3', '/api/articles?page=3&limit=12'],
  ['/articles?q=rome', '/api/search?q=rome&page=1'],
  ['/articles?q=rome&page=2', '/api/search?q=rome&page=2'],
])('matchServerPage: reads the list page of %s', (url, request) => {
  expect(getReads(url)?.map(([, url]) => url)).toEqual([request]);
});

test.each([
  ['/places/museums', '/api/collections/places/museums?page=1'],
  ['/countries/it?page=2&view=map', '/api/collections/countries/it?page=2'],
  ['/regions/tuscany?group=museums&order=name', '/api/collections/regions/tuscany?page=1&order=name&group=museums'],
  // Only the browser knows the position.
  ['/places/museums?order=nearest', '/api/collections/places/museums?page=1'],
])('matchServerPage: reads the collection of %s', (url, request) => {
  expect(getReads(url)?.map(([, url]) => url)).toEqual([request]);
});

test('matchServerPage: reads all lists of the explore page', () => {
  expect(getReads('/explore')?.map(([, url]) => url)).toEqual([
    '/api/explore/groups',
    '/api/explore/regions',
    '/api/countries',
    '/api/explore/highlights',
  ]);
});

test('matchServerPage: reads the result of a discovery, for a page that is not shared', () => {
  const id = '0c0ffee0-0000-4000-8000-000000000009';
  const match = matchServerPage(new URL(`/d/${id}`, 'http://page.invalid'));
  expect(match?.reads.map(({ key, request }) => [key, request.url])).toEqual([
    [['analyses.byId', { id }], `/api/analyses/${id}`],
  ]);
  expect([match?.isShared, match?.page.hasUser]).toEqual([false, true]);
});
