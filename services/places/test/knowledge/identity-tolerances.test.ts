import { describe, expect, test } from '@jest/globals';
import { scoreItem } from '../../src/knowledge/identity/score-candidates.js';
import { wikidataItem } from '../../src/knowledge/wikidata/wikidata-item.js';
import { type FakeItem, toEntity } from '../support/wikimedia/fake-wikidata.js';
import { createPlace } from '../support/wikimedia/open-wikimedia.js';
import { TWIN_GROUPS, toFakeItem } from './cases/twin-cases.js';

/** As in the resolver, an item with a lower score is not certain. */
const MIN_SCORE = 0.8;
const METERS_PER_DEGREE = 111_195;

/** Whether an item is certainly a place. The country is unknown, so that only name, class and distance decide. */
function isCertain(place: Parameters<typeof createPlace>[0], item: FakeItem): boolean {
  const scored = scoreItem(createPlace(place), wikidataItem.parse(toEntity('Q1', item)), () => null);
  return scored !== null && scored.score >= MIN_SCORE;
}

describe.each(Object.entries(TWIN_GROUPS))('scoreItem: %s', (_, { same, different, tolerance, ...what }) => {
  const build = ([name, latitude, longitude]: readonly [string, number, number]) => ({
    ...what,
    name,
    latitude,
    longitude,
    countryCode: 'ZZ',
  });

  test.each(same)('%j is %j', (place, item) => {
    expect(isCertain(build(place), toFakeItem(item))).toBe(true);
  });

  test.each(different)('%j is not %j', (place, item) => {
    expect(isCertain(build(place), toFakeItem(item))).toBe(false);
  });

  test('has the stated tolerance', () => {
    const [[[name, latitude, longitude], [, , , classId]]] = same as [(typeof same)[number]];
    const isCertainAt = (meters: number) =>
      isCertain(build([name, latitude, longitude]), {
        label: name,
        at: [latitude + meters / METERS_PER_DEGREE, longitude],
        is: [classId],
      });
    expect([isCertainAt(tolerance * 0.97), isCertainAt(tolerance * 1.03)]).toEqual([true, false]);
  });
});

test('the table contains at least fifty pairs', () => {
  const pairs = Object.values(TWIN_GROUPS).flatMap(({ same, different }) => [...same, ...different]);
  expect(pairs.length).toBeGreaterThanOrEqual(50);
});
