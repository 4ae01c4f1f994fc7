import { chooseLocale, getFormatters } from './formatters.js';

const METRIC = getFormatters('en-IE');
const AMERICAN = getFormatters('en-US');

test.each([
  [['de-AT', 'en-US'], 'en-AT'],
  [['en', 'fr-CA'], 'en-CA'],
  [['zh-Hant-TW'], 'en-TW'],
  [['en'], 'en'],
  [[], 'en'],
])('chooseLocale: for the languages %p returns %s', (languages, locale) => {
  expect(chooseLocale(languages)).toBe(locale);
});

test('getFormatters: formats counts by region, and dates always the same', () => {
  expect(AMERICAN.formatDay('2026-05-03T23:59:00Z')).toBe('May 3, 2026');
  expect(METRIC.formatDay('2026-05-03T23:59:00Z')).toBe('May 3, 2026');
  expect(AMERICAN.formatCount(1337)).toBe('1,337');
  expect(getFormatters('en-DE').formatCount(1337)).toBe('1.337');
});

test.each([
  [40, '40 m'],
  [620, '620 m'],
  [1400, '1.4 km'],
  [16_093, '16.1 km'],
])('formatDistance: formats %i meters as %s in every region', (meters, text) => {
  for (const formatters of [METRIC, AMERICAN, getFormatters('en-GB')])
    expect(formatters.formatDistance(meters)).toBe(text.replace(' ', '\u00a0'));
});

test('formatMinutes: returns at least one minute', () => {
  expect(METRIC.formatMinutes(3)).toBe('1\u00a0min');
  expect(METRIC.formatMinutes(754)).toBe('13\u00a0min');
  expect(METRIC.formatMinutes(7200)).toBe('2\u00a0h');
  expect(METRIC.formatMinutes(9000)).toBe('2\u00a0h 30\u00a0min');
});
