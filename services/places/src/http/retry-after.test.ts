import { describe, expect, test } from '@jest/globals';
import { parseRetryAfter } from './retry-after.js';

const NOW = Date.parse('2026-11-23T10:00:00Z');

describe('parseRetryAfter', () => {
  test.each([
    ['18', 18],
    ['0.5', 0.5],
    ['0', 0.001],
    ['Mon, 23 Nov 2026 10:00:39 GMT', 39],
    ['Mon, 23 Nov 2026 09:00:00 GMT', 0.001],
    ['Tue, 24 Nov 2026 10:00:00 GMT', 3_600],
    ['999999', 3_600],
    ['soon', null],
    ['', null],
    [undefined, null],
    [['7', '9'], 7],
  ])('reads %j as %s', (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds);
  });
});
