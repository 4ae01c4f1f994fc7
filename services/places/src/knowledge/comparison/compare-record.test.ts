import { describe, expect, test } from '@jest/globals';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { claim, toEntity } from '../../../test/support/wikimedia/fake-wikidata.js';
import { wikidataItem } from '../wikidata/wikidata-item.js';
import { compareRecord } from './compare-record.js';
import { parsePeriod } from './period-years.js';
import { findStatedHeight } from './stated-height.js';

const guidebook = Guidebook.load();
const TOWER: LandmarkRecord = {
  ...guidebook.landmark('eiffel-tower')!,
  facts: ['The chandelier is 14 m tall.', 'It stands 330 m high.'],
};
const AT: [number, number] = [TOWER.latitude, TOWER.longitude];
const METERS = 'Q11573';

const compare = (
  record: LandmarkRecord | CityRecord,
  at: [number, number] | null,
  claims: Record<string, unknown[]> = {},
) => compareRecord(record, wikidataItem.parse(toEntity('Q243', { label: 'Tower', ...(at && { at }), claims })));
const inYear = (year: string) => ({ P571: [claim.time(`+${year}-00-00T00:00:00Z`, 9)] });

describe('compareRecord', () => {
  test('finds nothing if values agree within the tolerances, or Wikidata has none', () => {
    const [latitude, longitude] = AT;
    expect(compare(TOWER, AT)).toEqual([]);
    expect(compare(TOWER, null)).toEqual([]);
    const claims = { ...inYear('1891'), P2048: [claim.quantity('+324', METERS)] };
    expect(compare(TOWER, [latitude + 0.003, longitude], claims)).toEqual([]);
  });

  test('lists position, year and height with both values', () => {
    const [latitude, longitude] = AT;
    const claims = { ...inYear('1900'), P2048: [claim.quantity('+300', METERS)] };
    expect(compare(TOWER, [latitude + 0.01, longitude], claims)).toEqual([
      { field: 'position', ours: '48.8584, 2.2945', theirs: '48.8684, 2.2945 (1.1 km away)' },
      { field: 'date', ours: '1887–1889', theirs: '1900' },
      { field: 'height', ours: '330 m', theirs: '300 m' },
    ]);
  });

  test('accepts a period that contains the year of inception or opening', () => {
    const claims = { ...inYear('1884'), P1619: [claim.time('+1889-03-31T00:00:00Z', 11)] };
    expect(compare(TOWER, AT, claims)).toEqual([]);
    expect(compare(TOWER, AT, inYear('1884'))).toHaveLength(1);
  });

  test('compares only the position of a city, with a tolerance of 5 km', () => {
    const paris = guidebook.cities.find(({ name }) => name === 'Paris')!;
    expect(compare(paris, [paris.latitude + 0.04, paris.longitude], inYear('1900'))).toEqual([]);
    expect(compare(paris, [paris.latitude + 0.05, paris.longitude])).toMatchObject([{ field: 'position' }]);
  });
});

describe('parsePeriod', () => {
  test.each([
    ['1887–1889', 1887, 1889, false],
    ['1837–40', 1837, 1840, false],
    ['1690s', 1690, 1699, false],
    ['12th century; museum since 1880', 1101, 1880, false],
    ['11th–15th century', 1001, 1500, false],
    ['about 1300; tower 1758', 1300, 1758, true],
    ['first climbed July 14, 1865', 1865, 1865, false],
  ])('reads %s', (period, from, to, isApproximate) => {
    expect(parsePeriod(period)).toEqual({ from, to, isApproximate });
  });

  test.each(['5th century BC', 'c. 2500–1900 BC', 'about 15,000 years old', 'Medieval', 'Legend of antiquity'])(
    'does not guess %s',
    (period) => {
      expect(parsePeriod(period)).toBeNull();
    },
  );
});

test('findStatedHeight: returns the height of the sight and not of its parts', () => {
  const find = (fact: string) => findStatedHeight({ name: 'Gateway Arch', summary: 'An arch.', facts: [fact] });
  expect(find('The arch is about 192 m high.')).toEqual({ meters: 192, isApproximate: true });
  expect(find('Gateway Arch stands 1,192.5 meters tall in all.')).toEqual({ meters: 1192.5, isApproximate: false });
  expect(find('The north leg is 192 m high.')).toBeNull();
  expect(find('It is 192 m wide.')).toBeNull();
});
