import { expect, test } from '@jest/globals';
import { duskCoverUrl, largeImageUrl, mediumImageUrl, splitPreview, withPreview } from './image-sizes.js';

const UUID = '4f9d3c1e-0000-4000-8000-000000000000';

test.each([`articles/${UUID}`, `discoveries/${UUID}`, `covers/1-${'a'.repeat(32)}`, `covers/12-${'0'.repeat(32)}`])(
  'mediumImageUrl: returns the medium size in %s',
  (folder) => {
    expect(mediumImageUrl(`/objects/${folder}/photo.webp`)).toBe(`/objects/${folder}/medium.webp`);
  },
);

test.each([
  '',
  '/placelore-logo.svg',
  `https://x.example/objects/articles/${UUID}/photo.webp`,
  `/objects/articles/${UUID}/photo.jpg`,
  `/objects/articles/${UUID}/thumbnail.webp`,
  `/objects/articles/../${UUID}/photo.webp`,
  `/objects/uploads/${UUID}`,
])('mediumImageUrl: returns null for %j', (photoUrl) => {
  expect(mediumImageUrl(photoUrl)).toBeNull();
});

test('withPreview: adds a fragment that splitPreview reads', () => {
  const url = `/objects/articles/${UUID}/thumbnail.webp`;
  for (const preview of [
    { hasLarge: true, blur: 'UklGRg+/A==' },
    { hasLarge: false, blur: '' },
  ]) {
    const stored = withPreview(url, preview);
    expect(new URL(stored, 'https://x.example').pathname).toBe(url);
    expect(splitPreview(stored)).toEqual({ address: url, ...preview });
  }
  expect(splitPreview(url)).toEqual({ address: url, hasLarge: false, blur: '' });
});

test('largeImageUrl: returns the large size in the folder of a photo', () => {
  expect(largeImageUrl(`/objects/articles/${UUID}/photo.webp`)).toBe(`/objects/articles/${UUID}/large.webp`);
  expect(largeImageUrl('/placelore-logo.svg')).toBeNull();
});

const COVER = `/objects/covers/2-${'a'.repeat(32)}`;

test.each(['photo', 'medium', 'thumbnail'])('duskCoverUrl: returns the dusk view of a cover in the size %s', (size) => {
  expect(duskCoverUrl(`${COVER}/${size}.webp`)).toBe(`${COVER}/dusk-${size}.webp`);
});

test('duskCoverUrl: returns the dusk view of an illustration', () => {
  const folder = '/api/illustrations/castle-alpine-7';
  expect(duskCoverUrl(`${folder}/scene.svg`)).toBe(`${folder}/dusk-scene.svg`);
});

test.each([
  '',
  `/objects/articles/${UUID}/photo.webp`,
  '/api/illustrations/castle-alpine-7/dusk-scene.svg',
  '/api/illustrations/a/../scene.svg',
  `${COVER}/photo.jpg`,
  `${COVER}/dusk-photo.webp`,
  `https://x.example${COVER}/photo.webp`,
])('duskCoverUrl: returns null for %j', (url) => {
  expect(duskCoverUrl(url)).toBeNull();
});
