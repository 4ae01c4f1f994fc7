import { isGuidePath } from './GuideCleanup.js';

test.each([
  ['/dynamic/kyoto', '', true],
  ['/', '?q=kyoto', true],
  ['/articles', '?a=1&q=', true],
  ['/', '', false],
  ['/articles/dynamic/kyoto', '?quay=1', false],
])('isGuidePath: returns for %s%s: %s', (pathname, search, expected) => {
  expect(isGuidePath({ pathname, search })).toBe(expected);
});
