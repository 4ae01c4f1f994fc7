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
  ['The Monumental and Collegiate Church of Saint Peter', 'the-monumental-and-collegiate-church-of-saint'],
  ['The Monumental and Collegiate Church of Saints and All', 'the-monumental-and-collegiate-church-of-saints-and'],
  [`The ${'a'.repeat(60)}`, `the-${'a'.repeat(46)}`],
])('toSlug: converts %j to %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  if (slug !== '') expect(slug).toMatch(SLUG_PATTERN);
});
