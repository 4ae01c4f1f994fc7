import { describe, expect, test } from '@jest/globals';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import {
  type CityRecord,
  cityRecord,
  type LandmarkRecord,
  landmarkRecord,
} from '@placelore/guidebook/atlas/records.js';
import {
  findCrowded,
  findMisplaced,
  findNearCopies,
  findRepeatedIds,
  findRepeatedSentences,
  findUnparsable,
  findWrongCountries,
} from './record-checks.js';
import { MISSING_TOWNS, REMOTE_SITES } from './record-exceptions.js';

const atlas = Atlas.load();
const { landmarks, cities } = atlas.guidebook;
const venues = cities.flatMap((city) =>
  [...city.restaurants, ...city.hotels].map((venue) => ({
    ...venue,
    id: `${city.id}: ${venue.name}`,
    country: city.country,
    center: city,
  })),
);

describe('guidebook data', () => {
  test('has at least 600 landmarks in 100 countries', () => {
    expect(landmarks.length).toBeGreaterThanOrEqual(600);
    expect(new Set(landmarks.map(({ country }) => country)).size).toBeGreaterThanOrEqual(100);
  });

  test('has at least 120 destination cities with three restaurants', () => {
    expect(cities.filter(({ restaurants }) => restaurants.length >= 3).length).toBeGreaterThanOrEqual(120);
  });

  test('has sights in every destination city', () => {
    const without = cities.filter((city) => atlas.guidebook.findLandmarksNear(city, 25_000).length === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('has two neighbors within 1.5 km for at least three of four landmarks', () => {
    const isolated = landmarks.filter((landmark) => atlas.guidebook.findLandmarksNear(landmark, 1_500).length < 3);
    process.stdout.write(
      `fewer than two neighbors: ${isolated.length} of ${landmarks.length}\n  ${isolated.map(({ id }) => id).join(', ')}\n`,
    );
    expect(isolated.length / landmarks.length).toBeLessThanOrEqual(0.25);
  });

  test('has two hotels in each of its 40 most populous cities', () => {
    const population = (city: CityRecord) => atlas.getTown(city)?.population ?? 0;
    const largest = cities.toSorted((a, b) => population(b) - population(a)).slice(0, 40);
    expect(largest).toHaveLength(40);
    expect(largest.filter(({ hotels }) => hotels.length < 2).map(({ id }) => id)).toEqual([]);
  });

  test('parses', () => {
    expect(findUnparsable(landmarkRecord, landmarks)).toEqual([]);
    expect(findUnparsable(cityRecord, cities)).toEqual([]);
  });

  test('has unique ids', () => {
    expect(findRepeatedIds(landmarks)).toEqual([]);
    expect(findRepeatedIds(cities)).toEqual([]);
  });

  test('has every position in the stated country', () => {
    expect(findWrongCountries([...landmarks, ...cities, ...venues])).toEqual([]);
  });

  test('has every landmark near the stated city', () => {
    expect(findMisplaced(landmarks)).toEqual([]);
  });

  test('needs all of its exceptions', () => {
    const isUnneeded = (remote: typeof REMOTE_SITES, missing: typeof MISSING_TOWNS) =>
      findMisplaced(landmarks, { remote, missing }).length === 0;
    const without = <T>(all: Record<string, T>, key: string) =>
      Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));
    expect(Object.keys(REMOTE_SITES).filter((id) => isUnneeded(without(REMOTE_SITES, id), MISSING_TOWNS))).toEqual([]);
    expect(Object.keys(MISSING_TOWNS).filter((name) => isUnneeded(REMOTE_SITES, without(MISSING_TOWNS, name)))).toEqual(
      [],
    );
  });

  test('has every city in the gazetteer and its venues within 30 km', () => {
    expect(cities.filter((city) => atlas.getTown(city) === null).map(({ id }) => id)).toEqual([]);
    expect(venues.filter((venue) => getDistanceMeters(venue, venue.center) > 30_000).map(({ id }) => id)).toEqual([]);
  });

  test('has no two sights at one spot', () => {
    expect(findCrowded(landmarks)).toEqual([]);
  });

  test('states no opening days, hours or free entry, which change, without a date', () => {
    const practical =
      /\b(?:is|are) free\b(?! of)|free (?:of charge|entry|admission)|costs? nothing|nothing is charged|\b(?:closed|closes|shut) on [A-Z]\w+days?\b|closes at \d|\d ?[ap]m\b|\d o'clock/;
    const undated = [...landmarks, ...cities].flatMap(({ id, summary, facts, tips, bestTime }) =>
      [summary, ...facts, ...tips, bestTime]
        .filter((text) => practical.test(text) && !/\b(?:since|in|of) (?:\w+ )?(?:19|20)\d\d\b/.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(undated).toEqual([]);
  });

  test('has no near-copies of texts', () => {
    expect(findNearCopies([...landmarks, ...cities])).toEqual([]);
    expect(findRepeatedSentences([...landmarks, ...cities])).toEqual([]);
  });
});

describe('guidebook data checks', () => {
  const [sample] = landmarks.filter(({ id }) => id === 'eiffel-tower') as [LandmarkRecord];
  const [city] = cities as [CityRecord];
  const withChanges = (change: Partial<LandmarkRecord>): LandmarkRecord => ({ ...sample, ...change });

  test('report a record that does not parse', () => {
    expect(findUnparsable(landmarkRecord, [withChanges({ summary: 'Too short.' })])).toHaveLength(1);
    expect(findUnparsable(cityRecord, [{ ...city, restaurants: city.restaurants.slice(0, 2) }])).toHaveLength(1);
  });

  test('report a duplicate id', () => {
    expect(findRepeatedIds([sample, withChanges({ name: 'Another' })])).toHaveLength(1);
  });

  test('report a position in another country or at sea', () => {
    expect(findWrongCountries([withChanges({ country: 'DE' })])).toHaveLength(1);
    expect(findWrongCountries([withChanges({ latitude: 30, longitude: -30 })])).toHaveLength(1);
  });

  test('report a city that is far away or unknown', () => {
    expect(findMisplaced([withChanges({ city: 'Lyon' })])).toEqual(['eiffel-tower: Lyon is 396 km away']);
    expect(findMisplaced([withChanges({ city: 'Atlantis' })])).toHaveLength(1);
  });

  test('report two sights at one spot unless both declare a shared site', () => {
    const beside = withChanges({ id: 'other', name: 'Other', latitude: sample.latitude + 0.0002 });
    expect(findCrowded([sample, beside])).toHaveLength(1);
    expect(findCrowded([withChanges({ sharesSite: true }), { ...beside, sharesSite: true }])).toEqual([]);
    expect(findCrowded([sample, { ...beside, latitude: sample.latitude + 0.0004 }])).toEqual([]);
  });

  test('report texts that differ by a few words', () => {
    const copy = withChanges({
      id: 'copy',
      significance: sample.significance.replace(/\b(the|a|and)\b/, 'its'),
      facts: [...sample.facts],
    });
    expect(findNearCopies([sample, copy])).toHaveLength(1);
    expect(
      findRepeatedSentences([
        sample,
        withChanges({
          id: 'tip',
          summary: city.summary,
          facts: [],
          tips: [sample.tips[0]!],
          significance: 'x',
          bestTime: 'y',
        }),
      ]),
    ).toHaveLength(1);
  });
});
