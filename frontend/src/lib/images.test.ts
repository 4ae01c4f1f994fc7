import { getCardImages, getCardResponsiveImage, getResponsiveImage } from './images.js';

test.each([
  '',
  ' ',
  null,
  '/img/Placeholder.jpg',
  'https://maps.googleapis.com/maps/api/staticmap?center=1,2',
  'https://www.google.com/maps/vt/pb=1',
  '/api/static-map?lat=1&lng=2',
  '/placelore-logo.svg',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ',
])('getCardImages: ignores %p, which does not show the place', (thumbnailUrl) => {
  expect(getCardImages({ thumbnailUrl, imageUrl: null })).toEqual([]);
});

test('getCardImages: returns the thumbnail before the full image', () => {
  const card = { thumbnailUrl: '/objects/a/thumbnail.webp', imageUrl: '/objects/a/photo.webp' };
  expect(getCardImages(card)).toEqual(['/objects/a/thumbnail.webp', '/objects/a/photo.webp']);
  expect(getCardImages({ ...card, thumbnailUrl: '' })).toEqual(['/objects/a/photo.webp']);
});

/** Phones with three screen pixels per CSS pixel load as much as those with two. */
const DENSE_PHONES = '(max-width: 30rem) and (min-resolution: 2.5dppx) 55vw';

const FOLDER = '/objects/articles/4f9d3c1e-0000-4000-8000-000000000000';

test('getResponsiveImage: returns three widths for a stored image and two for an external one', () => {
  const both = { thumbnailUrl: `${FOLDER}/thumbnail.webp`, imageUrl: `${FOLDER}/photo.webp` };
  expect(getResponsiveImage(both, '50vw')).toEqual({
    srcSet: `${FOLDER}/thumbnail.webp 400w, ${FOLDER}/medium.webp 800w, ${FOLDER}/photo.webp 1200w`,
    sizes: `${DENSE_PHONES}, 50vw`,
  });
  expect(
    getResponsiveImage({ thumbnailUrl: 'https://x.example/s.jpg', imageUrl: 'https://x.example/l.jpg' }, '50vw'),
  ).toEqual({
    srcSet: 'https://x.example/s.jpg 400w, https://x.example/l.jpg 1200w',
    sizes: `${DENSE_PHONES}, 50vw`,
  });
  const thumbnailUrl = `${FOLDER}/thumbnail.webp`;
  expect(getResponsiveImage({ ...both, thumbnailUrl: `${thumbnailUrl}#large,UklG` }, '50vw')?.srcSet).toBe(
    `${thumbnailUrl} 400w, ${FOLDER}/medium.webp 800w, ${FOLDER}/photo.webp 1200w, ${FOLDER}/large.webp 1600w`,
  );
  expect(getResponsiveImage({ ...both, thumbnailUrl: `${thumbnailUrl}#photo,UklG` }, '50vw')).toEqual(
    getResponsiveImage(both, '50vw'),
  );
  expect(getResponsiveImage({ ...both, thumbnailUrl: both.imageUrl }, '50vw')).toBeUndefined();
  expect(getResponsiveImage({ ...both, imageUrl: null }, '50vw')).toBeUndefined();
});

test('getCardResponsiveImage: returns the two smaller widths of a stored image for wide screens', () => {
  const both = { thumbnailUrl: `${FOLDER}/thumbnail.webp`, imageUrl: `${FOLDER}/photo.webp` };
  const shown = { sizes: '50vw', media: '(min-width: 40rem)' };
  expect(getCardResponsiveImage(both, shown)).toEqual({
    srcSet: `${FOLDER}/thumbnail.webp 400w, ${FOLDER}/medium.webp 800w`,
    ...shown,
  });
  expect(getCardResponsiveImage({ ...both, thumbnailUrl: `${both.thumbnailUrl}#large,UklG` }, shown)).toEqual(
    getCardResponsiveImage(both, shown),
  );
  for (const change of [
    { thumbnailUrl: null },
    { thumbnailUrl: both.imageUrl },
    { imageUrl: null },
    { imageUrl: 'https://x.example/photo.webp' },
  ]) {
    expect(getCardResponsiveImage({ ...both, ...change }, shown)).toBeUndefined();
  }
});
