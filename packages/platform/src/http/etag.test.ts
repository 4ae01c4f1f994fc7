import { etagMatches } from './etag.js';

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b" , "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%s about "a"', (header, expected) => {
    expect(etagMatches(header, '"a"')).toBe(expected);
  });
});
