import { parseRange } from './byte-range.js';

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
