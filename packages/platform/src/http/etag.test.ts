import { etagMatches } from './etag.js';

describe('etagMatches', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b" , "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('compares If-None-Match %s with "a"', (header, expected) => {
    expect(etagMatches(header, '"a"')).toBe(expected);
  });
});
