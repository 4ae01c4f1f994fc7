import { isGuideName } from './guide-name.js';
import { guideQuery } from './guides.js';

it.each([
  ['', false],
  ['k', false],
  ['ky', false],
  ['kyo', true],
  ['京', false],
  ['京都', true],
  ['서울', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
])('a guide can be asked for by %j: %s, and the call agrees', (name, expected) => {
  expect(isGuideName(name)).toBe(expected);
  expect(guideQuery.safeParse({ q: name }).success).toBe(expected);
});
