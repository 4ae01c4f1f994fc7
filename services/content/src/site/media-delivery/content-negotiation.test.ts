import { prefersJpeg } from './content-negotiation.js';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['image/*', false],
  ['text/html', false],
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', false],
  ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['image/jpeg', true],
  ['image/png, image/jpeg, image/gif', true],
  ['IMAGE/JPEG;Q=0.9', true],
  ['image/png', false],
  ['image/webp;q=0, */*', true],
  ['image/*, image/webp;q=0.1', true],
  ['image/jpeg, */*;q=0.5', true],
  ['image/jpeg, image/webp', false],
  ['image/jpeg;q=0.5, image/webp;q=0.9', false],
  ['image/jpeg;q=0', false],
  ['image/jpeg;q=nonsense', true],
  ['image/jpeg;q=99', true],
  [`${'image/x,'.repeat(2000)}image/jpeg`, true],
])('prefersJpeg: decides for Accept: %.60s', (accept, expected) => {
  expect(prefersJpeg(accept)).toBe(expected);
});
