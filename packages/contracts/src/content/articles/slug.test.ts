import { expect, test } from '@jest/globals';
import { SLUG_PATTERN, toSlug } from './slug.js';

test.each([
  ['Colosseum', 'colosseum'],
  ['  The  Old -- Town (Hội An) ', 'the-old-town-hoi-an'],
  ['São Paulo’s Łódź Straße', 'sao-paulos-lodz-strasse'],
  ['東京', ''],
  ['--', ''],
  ['a'.repeat(60), 'a'.repeat(50)],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
])('toSlug: converts %j to %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  if (slug !== '') expect(slug).toMatch(SLUG_PATTERN);
});
