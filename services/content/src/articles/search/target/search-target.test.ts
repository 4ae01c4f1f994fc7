import { describe, expect, test } from '@jest/globals';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findLeastKnown } from './least-known.js';
import { getSearchTarget } from './search-target.js';

const near = (id: string, distance: number) => ({ record: { id }, distance });
const atlas = {
  guidebook: {
    findLandmarksNear: (_: unknown, radius: number) =>
      radius === 120_000 ? [near('here', 0), near('km', 1_000), near('edge', 25_000), near('far', 25_001)] : [],
    findCitiesNear: (_: unknown, radius: number) => (radius === 120_000 ? [near('town', 10_000)] : []),
  },
} as unknown as Atlas;
const landmark = (id: string) => ({
  place: {
    kind: 'landmark',
    landmark: { id, name: `Sight ${id}`, city: 'Rome', country: 'IT', latitude: 0, longitude: 10 },
  },
});
const town = {
  place: {
    kind: 'city',
    town: { id: 't', name: 'Town', country: 'IT', population: 10_000, latitude: 60, longitude: 10 },
  },
};
const HERE = { latitude: 0, longitude: 10 };
const NEAR_DEGREES = 25_000 / 111_320;
const toOutline = ([west, south, east, north]: readonly number[]) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const target = (intent: object, here: typeof HERE | null = null) => {
  const whole = {
    places: [],
    others: [],
    excluded: [],
    kind: null,
    relation: null,
    part: null,
    rest: ['old'],
    topics: [],
    isLesserKnown: false,
    ...intent,
  };
  return getSearchTarget(atlas, whole as never, here);
};

describe('getSearchTarget', () => {
  test('ranks results around the reader by distance, and those beyond 25 km much lower', () => {
    const found = target({ relation: 'around me', kind: 'museum' }, HERE);
    expect(found.insideIds).toEqual(['here', 'km', 'edge', 'far', 'town']);
    expect(found.insidePenalties).toEqual([0, 1_000, 25_000, 45_001, 10_000]);
    expect(found.extent!.map((degrees) => degrees.toFixed(6))).toEqual(
      [10 - NEAR_DEGREES, -NEAR_DEGREES, 10 + NEAR_DEGREES, NEAR_DEGREES].map((degrees) => degrees.toFixed(6)),
    );
    expect(found).toMatchObject({ hasPlace: true, ignoresWords: true, kind: 'museum', rest: ['old'] });
  });

  test('has no outline around the reader, also within a part of a country', () => {
    const part = { direction: 'north', box: [0, 0, 10, 10], outline: toOutline([0, 0, 10, 10]) };
    expect(target({ relation: 'around me', part }, HERE).outline).toBeNull();
  });

  test('finds nothing around a reader whose position is unknown', () => {
    const found = target({ relation: 'around me' });
    expect(found).toMatchObject({ hasPlace: true, ignoresWords: true, insideIds: [], extent: null, rest: [] });
  });

  test('ranks results near a sight by shorter distances than those near a town', () => {
    expect(target({ relation: 'near', places: [landmark('a')] }).insidePenalties).toEqual([
      ...[0, 1_000, 25_000, 45_001, 10_000],
    ]);
    expect(target({ relation: 'near', places: [town] }).insidePenalties).toEqual([0, 50, 1_250, 21_250, 500]);
  });

  test('looks for day trips beyond a town, up to 130 km, one for each town, and neither for the town nor its words', () => {
    const trip = (id: string, distance: number, place: object) => ({
      record: { id, country: 'IT', ...place },
      distance,
    });
    const trips = {
      guidebook: {
        findLandmarksNear: (_: unknown, radius: number) =>
          radius === 130_000
            ? [
                trip('sight in town', 14_999, { city: 'Town', popularity: 9 }),
                trip('tower', 20_000, { city: 'Pisa', popularity: 5 }),
                trip('castle', 15_000, { city: 'Pisa', popularity: 6 }),
                trip('lake', 100_000, { city: 'Como', popularity: 7 }),
              ]
            : [],
        findCitiesNear: () => [trip('t', 0, { name: 'Town' }), trip('city', 60_000, { name: 'Siena' })],
      },
    } as unknown as Atlas;
    const intent = {
      places: [town],
      others: [landmark('c')],
      excluded: [],
      kind: null,
      relation: 'day trip from',
      rest: [],
      topics: [],
    };
    expect(getSearchTarget(trips, intent as never, null)).toMatchObject({
      ...{ insideIds: ['castle', 'lake', 'city'], insidePenalties: [300, 2_000, 1_200], extent: null },
      ...{ hasPlace: true, ignoresWords: true, ownIds: [], names: [], otherIds: [] },
    });
  });

  test.each([
    ['north', ['oslo'], [-180, 5, 180, 90]],
    ['south', ['pisa', 'rome'], [-180, -90, 180, 5]],
    ['east', ['oslo', 'pisa'], [5, -90, 180, 90]],
    ['west', ['rome'], [-180, -90, 5, 90]],
  ] as const)('takes only what lies in the %s of a country', (direction, ids, extent) => {
    const records: Record<string, typeof HERE> = {
      oslo: { latitude: 9, longitude: 9 },
      rome: { latitude: 1, longitude: 1 },
      pisa: { latitude: 2, longitude: 8 },
    };
    const landmarks = Object.entries(records).map(([id, position]) => ({ id, country: direction, ...position }));
    const divided = {
      guidebook: { landmarks, cities: [], landmark: (id: string) => records[id] ?? null, city: () => null },
    } as unknown as Atlas;
    const country = { place: { kind: 'country', country: direction } };
    const intent = {
      places: [country],
      others: [],
      excluded: [],
      kind: null,
      relation: 'in',
      rest: [],
      topics: [],
      part: { direction, box: extent, outline: toOutline(extent) },
    };
    const found = getSearchTarget(divided, intent as never, null);
    expect([found.insideIds.toSorted(), found.extent, found.outline]).toEqual([ids, extent, toOutline(extent)]);
  });

  test('puts the least known sights first, without the town itself', () => {
    const sights: Record<string, object> = {
      here: { popularity: 9, summary: '', category: 'Park' },
      km: { popularity: 4.5, summary: '', category: 'Museum' },
      edge: { popularity: 6, summary: '', category: 'Park' },
    };
    const known = {
      guidebook: { ...atlas.guidebook, landmark: (id: string) => sights[id] ?? null },
    } as unknown as Atlas;
    const intent = {
      places: [town],
      others: [],
      excluded: [],
      kind: null,
      relation: 'near',
      rest: [],
      topics: [],
      isLesserKnown: true,
    };
    expect(getSearchTarget(known, intent as never, null)).toMatchObject({
      ...{ insideIds: ['km', 'edge'], insidePenalties: [9_050, 13_250], ownIds: [], names: [], ignoresWords: true },
    });
  });

  test('finds at most five sights for the least known ones, those with the fewest readers', () => {
    const sights = Array.from({ length: 20 }, (_, index) => ({
      id: `sight-${index}`,
      popularity: 6 - index / 10,
      summary: '',
    }));
    const known = {
      guidebook: { ...atlas.guidebook, landmark: (id: string) => sights.find((sight) => sight.id === id) ?? null },
    } as unknown as Atlas;
    const found = findLeastKnown(
      known,
      sights.map(({ id }) => ({ id, penalty: 0 })),
      false,
    );
    expect(found.map(({ id }) => id)).toEqual(
      sights
        .slice(15)
        .toReversed()
        .map(({ id }) => id),
    );
  });

  test('takes for a topic the records that were judged to fit, in their order, and no words beside a place', () => {
    const topic = (ids: string[], categories: string[] = []) => ({
      ...{ places: new Map(ids.map((id, index) => [id, index])), categories, said: ['graffiti'] },
    });
    const judged = {
      guidebook: {
        ...atlas.guidebook,
        landmark: (id: string) => ({ id, category: id === 'far' ? 'Museum' : 'Park' }),
        city: () => null,
      },
    } as unknown as Atlas;
    const intent = {
      places: [town],
      others: [],
      excluded: [],
      kind: null,
      relation: 'near',
      part: null,
      rest: [],
      isLesserKnown: false,
    };
    const find = (...topics: object[]) => getSearchTarget(judged, { ...intent, topics } as never, null);
    expect(find(topic(['km', 'outside', 'here']))).toMatchObject({
      ...{ insideIds: ['here', 'km', 'edge', 'far', 'town'], ownIds: [], names: [], said: ['graffiti'] },
      insidePenalties: [40_000, 50, 100_001_250, 100_021_250, 100_000_500],
      ...{ ignoresWords: true, hasPlace: true },
    });
    expect(find(topic(['here'], ['Museum'])).insideIds.slice(0, 2)).toEqual(['here', 'far']);
    expect(find(topic(['here', 'km']), topic(['km'])).insideIds[0]).toBe('km');
    expect(find(topic(['outside'])).insideIds).toEqual([]);
  });

  test('compares words alone when there is no place or kind', () => {
    expect(target({})).toEqual({
      ...{ hasPlace: false, ignoresWords: false, ownIds: [], names: [], locationPatterns: [], insideIds: [] },
      ...{ insidePenalties: [], extent: null, outline: null, otherIds: [], kind: null, rest: [], said: [] },
    });
    expect(target({ kind: 'museum' }).rest).toEqual(['old']);
  });

  test('contains records, names and locations of places, and records of other places with the name', () => {
    const found = target({ relation: 'near', places: [landmark('a'), landmark('b')], others: [landmark('c'), town] });
    expect(found).toMatchObject({
      ...{ ownIds: ['a', 'b'], names: ['Sight a', 'Sight b'], locationPatterns: ['Rome, Italy'], otherIds: ['c'] },
      ...{ hasPlace: true, extent: null, rest: ['old'] },
    });
    expect(target({ relation: 'near', places: [town] }).locationPatterns).toEqual(['%Italy']);
  });

  test('has a box that is equally wide in meters far in the north', () => {
    const [west, south, east, north] = target({ relation: 'near', places: [town] }).extent!;
    expect((east - west) / (north - south)).toBeCloseTo(2, 5);
  });
});
