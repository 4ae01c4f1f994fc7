import { presentTime, presentYear, toIsoDate } from './times.js';

const at = (time: string, precision: number, isJulian = false) => ({
  time: `${time}T00:00:00Z`,
  precision,
  calendarmodel: `http://www.wikidata.org/entity/${isJulian ? 'Q1985786' : 'Q1985727'}`,
});

test.each([
  [at('+1887-01-28', 11), 'on January 28, 1887', '1887-01-28', '1887', '1887-01-28'],
  [at('+1887-12-00', 10), 'in December 1887', '1887-12', '1887', '1887-12-01'],
  [at('+1887-00-00', 9), 'in 1887', '1887', '1887', '1887-01-01'],
  // Invalid days and months are not stated.
  [at('+1887-12-00', 11), 'in December 1887', '1887-12', '1887', '1887-12-01'],
  [at('+1887-12-32', 11), 'in December 1887', '1887-12', '1887', '1887-12-01'],
  [at('+1887-13-01', 11), 'in 1887', '1887', '1887', '1887-01-01'],
  [at('+1500-06-05', 11, true), 'in 1500', '1500', '1500', '1500-01-01'],
  [at('+0080-00-00', 9), 'in AD 80', '0080', 'AD 80', '0080-01-01'],
  [at('+0100-00-00', 9), 'in 100', '0100', '100', '0100-01-01'],
  [at('-0447-00-00', 9), 'in 447 BC', '-0447', '447 BC', null],
  [at('+1889-00-00', 8), 'in the 1880s', null, null, null],
  [at('-0430-00-00', 8), 'in the 430s BC', null, null, null],
  [at('+1900-00-00', 7), 'in the 19th century', null, null, null],
  [at('+1901-00-00', 7), 'in the 20th century', null, null, null],
  [at('-0450-00-00', 7), 'in the 5th century BC', null, null, null],
  [at('+1150-00-00', 7), 'in the 12th century', null, null, null],
  [at('+2050-00-00', 7), 'in the 21st century', null, null, null],
  [at('+0150-00-00', 7), 'in the 2nd century', null, null, null],
  [at('-2500-00-00', 6), 'in the 3rd millennium BC', null, null, null],
])('presentTime: %j is %s', (value, text, iso, year, date) => {
  expect(presentTime(value)).toEqual({ text, iso });
  expect([presentYear(value), toIsoDate(value)]).toEqual([year, date]);
});

test.each([at('+1887-01-01', 5), at('+0000-01-01', 11), at('1887-01-01', 11)])(
  'presentTime: presents no %j',
  (value) => {
    expect([presentTime(value), presentYear(value), toIsoDate(value)]).toEqual([null, null, null]);
  },
);

test('toIsoDate: returns no date after the year 9999', () => expect(toIsoDate(at('+10000-00-00', 9))).toBeNull());
