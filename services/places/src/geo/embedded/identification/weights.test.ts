import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { Candidate, Place } from '../candidates.js';
import { areConsistent, getPlaceIdentity, shareCountry } from '../clue-consistency.js';
import { findBestAgreeing, getContradiction, getSupport, getWeight, isAboutArea } from '../support.js';

/** Converts meters to the north of one position to degrees on the same meridian. */
const north = (meters: number): Position => ({ latitude: meters / 111_195, longitude: 10 });
const place = (value: object) => value as unknown as Place;
const landmark = (id: string, meters: number, category = 'Museum') =>
  place({ kind: 'landmark', landmark: { id, category, visitMinutes: 30, country: 'IT', ...north(meters) } });
const sight = (name: string, meters: number, country = 'IT') =>
  place({ kind: 'sight', name, position: north(meters), country, town: null });
const city = (id: string, meters: number, population = 1_000, country = 'IT') =>
  place({ kind: 'city', town: { id, population, country, ...north(meters) } });
const country = (code: string) => place({ kind: 'country', country: code });
const candidate = (value: Place, overrides: Partial<Candidate> = {}): Candidate => ({
  place: value,
  quality: 1,
  cluePosition: null,
  ...overrides,
});
const clue = (kind: string, confidence = 0.8, position?: Position) =>
  ({ kind, confidence, ...(position && { position }) }) as unknown as PlaceClue;
const atlas = { isLandmarkOfTown: (record: { id: string }) => record.id === 'own' } as unknown as Atlas;

describe('areConsistent', () => {
  const at = (meters: number) => ({ cluePosition: north(meters) });
  test.each([
    ['one place', candidate(landmark('a', 0)), candidate(landmark('a', 90_000)), true],
    ['sights 140 m apart', candidate(sight('a', 0)), candidate(sight('b', 140)), true],
    ['sights 160 m apart', candidate(sight('a', 0)), candidate(sight('b', 160)), false],
    ['sights 4.9 km apart, one by position', candidate(sight('a', 0)), candidate(sight('b', 0), at(4_900)), true],
    ['sights 4.9 km apart, the other by position', candidate(sight('a', 0), at(4_900)), candidate(sight('b', 0)), true],
    ['sights 5.1 km apart, one by position', candidate(sight('a', 0)), candidate(sight('b', 0), at(5_100)), false],
    ['a mountain 79 km off', candidate(landmark('a', 0, 'Mountain')), candidate(sight('b', 79_000)), true],
    ['a mountain 81 km off', candidate(landmark('a', 0, 'Mountain')), candidate(sight('b', 81_000)), false],
    ['a wonder 79 km off', candidate(sight('b', 79_000)), candidate(landmark('a', 0, 'Natural Wonder')), true],
    ['a town 19.9 km off', candidate(sight('a', 0)), candidate(city('b', 19_900)), true],
    ['a town 20.1 km off', candidate(city('b', 20_100)), candidate(sight('a', 0)), false],
    ['the own town, however far', candidate(landmark('own', 0)), candidate(city('b', 60_000)), true],
    ['another town', candidate(landmark('a', 0)), candidate(city('b', 60_000)), false],
    ['a town and a distant mountain', candidate(city('b', 79_000)), candidate(landmark('a', 0, 'Mountain')), true],
    ['towns 14.9 km apart', candidate(city('a', 0)), candidate(city('b', 14_900)), true],
    ['towns 15.1 km apart', candidate(city('a', 0)), candidate(city('b', 15_100)), false],
    ['towns of two countries', candidate(city('a', 0)), candidate(city('b', 100, 1_000, 'FR')), false],
    ['a metropolis 20 km off', candidate(city('a', 0)), candidate(city('b', 20_000, 8_000_000)), true],
    ['its country', candidate(city('a', 0)), candidate(country('IT')), true],
    ['another country', candidate(country('FR')), candidate(sight('a', 0)), false],
  ])('%s: %#', (_, a, b, isConsistent) => expect(areConsistent(atlas, a, b)).toBe(isConsistent));

  test('getPlaceIdentity: differs by name and position of a sight', () => {
    const keys = [
      sight('a', 0),
      sight('b', 0),
      sight('a', 10),
      place({ kind: 'sight', name: 'a', position: { latitude: 0, longitude: 11 } }),
    ];
    expect(new Set(keys.map(getPlaceIdentity)).size).toBe(4);
    expect(getPlaceIdentity(sight('a', 0, 'FR'))).toBe(getPlaceIdentity(sight('a', 0)));
    expect(shareCountry(sight('a', 0, 'FR'), sight('b', 0))).toBe(false);
    expect(shareCountry(sight('a', 0), country('IT'))).toBe(true);
  });
});

describe('weights of clues', () => {
  test('getWeight: weights a device at 0.55 of its confidence, and a clue without candidates at 0', () => {
    const best = [candidate(sight('a', 0), { quality: 0.5 }), candidate(sight('b', 0))];
    expect(getWeight({ clue: clue('photo position'), candidates: best })).toBeCloseTo(0.4, 9);
    expect(getWeight({ clue: clue('device position'), candidates: best })).toBeCloseTo(0.22, 9);
    expect(getWeight({ clue: clue('photo position'), candidates: [] })).toBe(0);
  });

  const CHOSEN = sight('a', 0);
  test.each([
    ['the same place', CHOSEN, CHOSEN, null, 1],
    ['another sight', sight('b', 100), CHOSEN, null, 0.5],
    ['a sight of a town', sight('b', 100), city('t', 0), null, 1],
    ['its town', city('t', 0), CHOSEN, null, 0.5],
    ['its country', country('IT'), CHOSEN, null, 0.25],
    ['a position beside it', city('t', 0), CHOSEN, 1_100, 0.6],
    ['a position around it', city('t', 0), CHOSEN, 1_200, 0.4],
    ['a position beside a museum', city('t', 0), landmark('m', 0), 1_000, 0.6],
    ['the country of a town', country('IT'), city('t', 0), null, 0.25],
    ['a position in the country of a town', country('IT'), city('t', 0), 50, 1],
    ['another town', city('u', 100), city('t', 0), null, 1],
    ['a town of a country', city('u', 100), country('IT'), null, 1],
  ] as [string, Place, Place, number | null, number][])('getSupport: by %s', (_, agreeing, chosen, meters, factor) => {
    const supporting = candidate(agreeing, { quality: 0.5, cluePosition: meters === null ? null : north(meters) });
    expect(getSupport(clue('web match', 0.8), supporting, candidate(chosen))).toBeCloseTo(0.4 * factor, 9);
  });

  test('findBestAgreeing: prefers the same place to one that agrees, and ignores contradicting ones', () => {
    const [same, near, far] = [candidate(CHOSEN), candidate(city('t', 0)), candidate(sight('b', 9_000))];
    expect(findBestAgreeing(atlas, candidate(CHOSEN), [far, near, same])).toBe(same);
    expect(findBestAgreeing(atlas, candidate(CHOSEN), [far, near])).toBe(near);
    expect(findBestAgreeing(atlas, candidate(CHOSEN), [far])).toBeUndefined();
  });

  test.each([
    ['a name of the sight', 'web match', candidate(CHOSEN), CHOSEN, false],
    ['a sign with its name', 'text in the photo', candidate(CHOSEN), CHOSEN, false],
    ['a sign with the town', 'text in the photo', candidate(city('t', 0)), city('t', 0), true],
    ['a word with the town', 'web match', candidate(city('t', 0)), city('t', 0), false],
    ['a position', 'web match', candidate(CHOSEN, { cluePosition: north(0) }), CHOSEN, true],
    ['an unknown part', 'web match', candidate(CHOSEN, { isUnmatched: true }), CHOSEN, true],
    ['another place', 'web match', candidate(city('t', 0)), CHOSEN, true],
  ] as [string, string, Candidate, Place, boolean][])('isAboutArea: of %s', (_, kind, agreeing, chosen, isArea) => {
    expect(isAboutArea(clue(kind), agreeing, candidate(chosen))).toBe(isArea);
  });

  test.each([
    ['another place', 'web match', [candidate(sight('b', 0), { quality: 0.5 })], null, 0.4],
    ['nothing', 'web match', [], 0, 0],
    ['no position', 'photo position', [], null, 0],
    ['a position at sea 49 km off', 'photo position', [], 49_000, 0],
    ['a position at sea 51 km off', 'photo position', [], 51_000, 0.8],
    ['a device at sea', 'device position', [], 51_000, 0.44],
  ] as [string, string, Candidate[], number | null, number][])(
    'getContradiction: of %s',
    (_, kind, candidates, meters, weight) => {
      const reading = { clue: clue(kind, 0.8, meters === null ? undefined : north(meters)), candidates };
      expect(getContradiction(atlas, reading, candidate(CHOSEN))).toBeCloseTo(weight, 9);
    },
  );
});
