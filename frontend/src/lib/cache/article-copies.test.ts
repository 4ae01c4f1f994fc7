import { findArticleImages, getArticleCallPath, getKeptCoverPath, isCacheable } from './article-copies.js';

test.each([
  [200, 'public, max-age=60', true],
  [200, 'max-age=60', false],
  [200, null, false],
  [200, 'no-store, nonpublic', false],
  [206, 'public', false],
  [404, 'public', false],
])('isCacheable: status %i with %j: %j', (status, header, expected) => {
  const headers = new Headers(header === null ? {} : { 'cache-control': header });
  expect(isCacheable({ status, headers })).toBe(expected);
});

test('findArticleImages: finds all sizes of the photo and the images of the text, each only once', () => {
  const text = (...names: string[]) => names.map((name) => `<img src="${name}" />`).join('');
  const find = (content: string | null, max?: number) =>
    findArticleImages(
      { imageUrl: '/objects/photos/a.jpg', thumbnailUrl: '/objects/photos/a-thumb.webp', content },
      max,
    );
  const own = find(null);
  expect(own[0]).toBe('/objects/photos/a.jpg');
  expect(new Set(own).size).toBe(own.length);
  expect(find(text('/objects/b.jpg', 'https://c.example/c.jpg', '/objects/b.jpg', '/other/d.jpg'), 99)).toEqual([
    ...own,
    '/objects/b.jpg',
  ]);
  const many = text(...Array.from({ length: 9 }, (_, index) => `/objects/${index}.jpg`));
  expect(find(many)).toHaveLength(7);
  expect(find(many, 2)).toHaveLength(2);
  expect(findArticleImages({})).toEqual([]);
  expect(findArticleImages({ imageUrl: 'https://c.example/c.jpg', thumbnailUrl: null, content: null })).toEqual([]);
});

test('findArticleImages: returns a cover in one size, by day and at dusk', () => {
  const cover = '/objects/covers/2-abc/photo.webp';
  const images = findArticleImages({ imageUrl: cover, thumbnailUrl: '/objects/covers/2-abc/thumbnail.webp' });
  expect(images).toHaveLength(2);
  expect(images[0]).toBe(cover);
  expect(images[1]).toMatch(/^\/objects\/covers\/2-abc\/\w+-?photo\.webp$/);
});

test.each([
  ['/objects/covers/2-abc/thumbnail.webp', '/objects/covers/2-abc/photo.webp'],
  ['/objects/covers/2-abc/photo.webp', '/objects/covers/2-abc/photo.webp'],
  ['/objects/covers/2-abc/photo.png', null],
  ['/objects/covers/2-abc/x/photo.webp', null],
  ['/objects/photos/photo.webp', null],
])('getKeptCoverPath: replaces %s with %s', (path, kept) => expect(getKeptCoverPath(path)).toBe(kept));

test('getArticleCallPath: matches the route of the contracts', () =>
  expect(getArticleCallPath('trevi')).toBe('/api/articles/trevi/direct'));
