import { cardPictures, widthsOf } from './pictures.js';

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
])('%p is no picture of a place: the logo stands in', (thumbnailUrl) => {
  expect(cardPictures({ thumbnailUrl, imageUrl: null })).toEqual([]);
});

test('the thumbnail is tried before the whole picture', () => {
  const card = { thumbnailUrl: '/objects/a/thumbnail.webp', imageUrl: '/objects/a/photo.webp' };
  expect(cardPictures(card)).toEqual(['/objects/a/thumbnail.webp', '/objects/a/photo.webp']);
  expect(cardPictures({ ...card, thumbnailUrl: '' })).toEqual(['/objects/a/photo.webp']);
});

test('a picture that is stored in two widths is offered in both', () => {
  const both = { thumbnailUrl: '/objects/a/thumbnail.webp', imageUrl: '/objects/a/photo.webp' };
  expect(widthsOf(both, '50vw')).toEqual({
    srcSet: '/objects/a/thumbnail.webp 400w, /objects/a/photo.webp 1200w',
    sizes: '50vw',
  });
  expect(widthsOf({ ...both, thumbnailUrl: both.imageUrl }, '50vw')).toBeUndefined();
  expect(widthsOf({ ...both, imageUrl: null }, '50vw')).toBeUndefined();
});
