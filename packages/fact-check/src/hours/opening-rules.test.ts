import { readText } from '../text/read-text.js';
import { findOpeningRules } from './opening-rules.js';

const MONDAY = 0b000_0001;
const FRIDAY = 0b001_0000;
const WINTER_HALF = 0b1110_0000_0111;

it('findOpeningRules: reads days, months, times and closed days', () => {
  const text = 'hours: Sat–Thu 8:00–23:00, Fri 14:00–22:00; October–March 9:00–17:00, last entry 16:00; closed Mon';
  const rules = findOpeningRules(readText(text, 'en'));
  expect(rules).toMatchObject([
    { days: 0b110_1111, opens: 480, closes: 1380 },
    { days: FRIDAY, opens: 840, closes: 1320 },
    { months: WINTER_HALF, opens: 540, closes: 1020, lastEntry: 960 },
    { days: MONDAY, isClosed: true, isOneDate: false },
  ]);
});

it('findOpeningRules: reads single closed dates', () => {
  const rules = findOpeningRules(readText('Öffnungszeiten: täglich 9:00–18:00 Uhr; 24. Dezember geschlossen', 'de'));
  expect(rules).toMatchObject([
    { days: 0b111_1111, opens: 540, closes: 1080 },
    { isClosed: true, isOneDate: true, dates: ['12-24'] },
  ]);
});

it('findOpeningRules: finds no rules in other facts', () => {
  expect(findOpeningRules(readText('The tower was built from 1905 to 1911.', 'en'))).toEqual([]);
});
