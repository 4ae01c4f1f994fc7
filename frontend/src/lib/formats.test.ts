import { formatsFor, localeOf } from './formats.js';

const METRIC = formatsFor('en-IE');
const AMERICAN = formatsFor('en-US');

test.each([
  [['de-AT', 'en-US'], 'en-AT'],
  [['en', 'fr-CA'], 'en-CA'],
  [['zh-Hant-TW'], 'en-TW'],
  [['en'], 'en'],
  [[], 'en'],
])('of readers with %p the region is %s', (languages, locale) => {
  expect(localeOf(languages)).toBe(locale);
});

test('days and counts follow the region', () => {
  expect(AMERICAN.day('2026-05-03T23:59:00Z')).toBe('May 3, 2026');
  expect(METRIC.day('2026-05-03T23:59:00Z')).toBe('3 May 2026');
  expect(AMERICAN.count(1337)).toBe('1,337');
  expect(formatsFor('en-DE').count(1337)).toBe('1.337');
});

test.each([
  [40, '40 m'],
  [620, '620 m'],
  [1400, '1.4 km'],
  [16_093, '16.1 km'],
])('%i meters are %s in every region', (meters, text) => {
  for (const formats of [METRIC, AMERICAN, formatsFor('en-GB')]) expect(formats.distance(meters)).toBe(text);
});

test('no walk takes no time', () => {
  expect(METRIC.minutes(3)).toBe('1 min');
  expect(METRIC.minutes(754)).toBe('13 min');
});
