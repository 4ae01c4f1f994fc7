import { parseRange, prefersJpeg } from './content-negotiation.js';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['BYTES=1-2', { start: 1, end: 2 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=2-1', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['seconds=0-1', 'whole'],
  ])('parses %s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

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
