import { expect, test } from '@jest/globals';
import { guideQuery } from '../../content/guides.js';
import { places } from '../maps.js';
import { isGuideName, MAX_PLACE_NAME_LENGTH, toPlaceName } from './place-name.js';

const isAccepted = (location: string) => places.geocode.query?.safeParse({ location }).success;

test.each([
  ['Angkor Wat', 'Angkor Wat'],
  ['Angkor Wat -- temple city', 'Angkor Wat temple city'],
  ['Saint-Rémy-de-Provence, France', 'Saint-Rémy-de-Provence, France'],
  [
    "Hawai'i (Big Island) & Maui – 7 stops / 3 days: a guide!",
    "Hawai'i (Big Island) & Maui – 7 stops / 3 days: a guide!",
  ],
  ['Rome; Florence; Venice', 'Rome Florence Venice'],
  ['1 + 1 = 2: Twin Peaks', '1 + 1 2: Twin Peaks'],
  ['金閣寺、京都', '金閣寺、京都'],
  ['  Petra\n\tJordan  ', 'Petra Jordan'],
])('toPlaceName: converts %j to %j', (title, name) => {
  expect(toPlaceName(title)).toBe(name);
  expect(isAccepted(name)).toBe(true);
});

test.each([
  '<script>alert(1)</script> Rome',
  "Rome'; DROP TABLE articles; --",
  'Rome /* the city */ --- <!-- {{7*7}} `id` \\x00',
  'Ro\u0000me \u007F',
  '-<-=-;-',
  '//** /* */',
  `${'Long title of an article -- '.repeat(20)}end`,
  'x'.repeat(500),
  `${'x'.repeat(299)}\u{1F5FC}${'y'.repeat(200)}`,
])('toPlaceName: makes %j an accepted name', (title) => {
  const name = toPlaceName(title);
  expect(isAccepted(title)).toBe(false);
  expect(isAccepted(name)).toBe(true);
  expect(name.isWellFormed()).toBe(true);
});

test('toPlaceName: cuts long text after a whole word', () => {
  const name = toPlaceName('temple '.repeat(80));
  expect(name.length).toBeLessThanOrEqual(MAX_PLACE_NAME_LENGTH);
  expect(name).toMatch(/^(temple )+temple$/);
  expect(toPlaceName(`${'a'.repeat(MAX_PLACE_NAME_LENGTH)} b`)).toBe('a'.repeat(MAX_PLACE_NAME_LENGTH));
});

test('toPlaceName: returns an empty string when only forbidden characters are left', () => {
  expect(toPlaceName('<<==>> --')).toBe('');
});

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
])('isGuideName: decides about %j (%s) like the request validation', (name, expected) => {
  expect(isGuideName(name)).toBe(expected);
  expect(guideQuery.safeParse({ q: name }).success).toBe(expected);
});
