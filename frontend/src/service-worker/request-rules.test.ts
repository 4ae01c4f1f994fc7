import { findArticleImages, isCacheable } from '../lib/cache/article-copies.js';
import { findStaleCaches, findSurplusArticles, getArticleSlug, getRequestHandling } from './request-rules.js';

const ORIGIN = 'https://placelore.example';
const FILES = ['/shell.html', '/page-start.js'];
const requests = (path: string, { method = 'GET', mode = 'cors', destination = '' } = {}) =>
  getRequestHandling({ method, url: new URL(path, ORIGIN).href, mode, destination }, ORIGIN, FILES);

test.each([
  '/api/user',
  '/api/discoveries',
  '/api/discoveries/public?limit=6',
  '/api/analyses/1',
  '/api/analyses/1/events',
  '/api/admin/articles',
  '/api/articles?limit=12',
  '/api/articles/search?keywords=rome',
  '/api/articles/rome/direct?x=1',
  '/api/config',
  '/api/tiles',
  '/api/trips',
  '/api/trips/7/link',
  '/api/shared-trips/a-secret',
  '/api/generate-temporary-article/events?q=rome',
  '/api/tiles/13/4321/2987.png',
  '/api/tiles/map.pmtiles?v=1',
  '/sitemap.xml',
  'https://tiles.example/1/1/1.png',
  'https://evil.example/assets/a.js',
])('getRequestHandling: leaves GET %s to the browser', (path) => {
  expect(requests(path)).toBeNull();
});

test.each(['/api/analyze', '/articles', '/assets/a.js'])(
  'getRequestHandling: leaves POST %s to the browser',
  (path) => {
    expect(requests(path, { method: 'POST' })).toBeNull();
  },
);

test.each([
  ['/assets/index-abc.js', 'file'],
  ['/page-start.js', 'file'],
  ['/api/articles/rome/direct', 'article'],
  ['/api/trips/7', 'kept'],
  ['/api/generate-temporary-article?q=rome', 'kept'],
  ['/api/directions?from=1,2&to=3,4', 'kept'],
  ['/api/map/cells/4/8/5', 'kept'],
])('getRequestHandling: handles GET %s as %s', (path, handling) => {
  expect(requests(path)).toBe(handling);
});

test('getRequestHandling: handles a map picture as an image only when a page displays it', () => {
  expect(requests('/api/static-map?lat=1&lng=2', { destination: 'image' })).toBe('picture');
  expect(requests('/api/static-map?lat=1&lng=2')).toBeNull();
});

test('getRequestHandling: handles a stored file as an image only when a page displays it', () => {
  expect(requests('/objects/articles/1/photo.webp', { destination: 'image' })).toBe('picture');
  expect(requests('/objects/articles/1/photo.webp')).toBeNull();
});

test.each([
  ['/', 'page'],
  ['/app?view=saved', 'page'],
  ['/articles/rome', 'page'],
  ['/dynamic/Rome%4041.9,12.5', 'page'],
  ['/dynamic/rome', 'page'],
  ['/articles/rome/amp', null],
  ['/api/docs', null],
  ['/sitemap.xml', null],
  ['/share/rome.png', null],
])('getRequestHandling: handles a navigation to %s as %s', (path, handling) => {
  expect(requests(path, { mode: 'navigate', destination: 'document' })).toBe(handling);
});

test.each([
  ['POST', '/app/share', 'navigate', 'share'],
  ['POST', '/app/share', 'cors', null],
  ['POST', '/app/share/x', 'navigate', null],
  ['POST', '/app', 'navigate', null],
  ['PUT', '/app/share', 'navigate', null],
  ['POST', 'https://evil.example/app/share', 'navigate', null],
])('getRequestHandling: handles %s %s with mode %s as %s', (method, path, mode, handling) => {
  expect(requests(path, { method, mode })).toBe(handling);
});

test('findStaleCaches: does not return kept guides, or a shared photo that no page has read', () => {
  expect(
    findStaleCaches(['placelore:kept:rome', 'placelore:shared', 'placelore:shared-2'], 'placelore:build-1'),
  ).toEqual(['placelore:shared-2']);
});

test('getArticleSlug: returns the slug of an article page or API call', () => {
  expect(getArticleSlug('/articles/old-town')).toBe('old-town');
  expect(getArticleSlug('/api/articles/old-town/direct')).toBe('old-town');
  for (const path of ['/articles', '/articles/x/amp', '/simple/x', '']) expect(getArticleSlug(path)).toBeUndefined();
});

test.each([
  [200, 'public, no-cache', true],
  [200, 'private, no-cache', false],
  [200, null, false],
  [304, 'public', false],
  [404, 'public', false],
])('isCacheable: for status %i with Cache-Control %s returns %s', (status, control, isCached) => {
  const headers = new Headers(control === null ? {} : { 'cache-control': control });
  expect(isCacheable({ status, headers })).toBe(isCached);
});

test('findArticleImages: returns each image on this origin once', () => {
  const content = '<p><img src="/objects/a/1.webp"><img src="https://x.example/objects/2.webp"></p>';
  const article = { imageUrl: '/objects/a/0.webp', thumbnailUrl: '/objects/a/0.webp', content };
  expect(findArticleImages(article)).toEqual(['/objects/a/0.webp', '/objects/a/1.webp']);
  expect(findArticleImages({ imageUrl: 'https://x.example/a.webp', thumbnailUrl: null })).toEqual([]);
});

test('findArticleImages: returns one size of a cover, by day and at dusk', () => {
  const folder = `/objects/covers/1-${'a'.repeat(32)}`;
  const article = { imageUrl: `${folder}/photo.webp`, thumbnailUrl: `${folder}/thumbnail.webp` };
  expect(findArticleImages(article)).toEqual([`${folder}/photo.webp`, `${folder}/dusk-photo.webp`]);
});

test('findArticleImages: returns every stored size of a photo, without its preview', () => {
  const folder = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000';
  const article = { imageUrl: `${folder}/photo.webp`, thumbnailUrl: `${folder}/thumbnail.webp#large,UklG` };
  expect(findArticleImages(article)).toEqual(
    ['photo', 'large', 'medium', 'thumbnail'].map((size) => `${folder}/${size}.webp`),
  );
});

test('findSurplusArticles: keeps the newest fifty articles', () => {
  const entries = Array.from({ length: 52 }, (_, index) => ({ cachedAt: index }));
  expect(findSurplusArticles(entries.toReversed()).map(({ cachedAt }) => cachedAt)).toEqual([1, 0]);
  expect(findSurplusArticles(entries.slice(0, 50))).toEqual([]);
});

test('findStaleCaches: keeps the current and the previous build, and returns older and obsolete caches', () => {
  const names = ['placelore:build-1', 'placelore:build-2', 'placelore:build-3', 'placelore:read', 'placelore:old', 'x'];
  expect(findStaleCaches(names, 'placelore:build-3')).toEqual(['placelore:build-1', 'placelore:old']);
  expect(findStaleCaches(names, 'placelore:build-4')).toEqual([
    'placelore:build-1',
    'placelore:build-2',
    'placelore:old',
  ]);
});
