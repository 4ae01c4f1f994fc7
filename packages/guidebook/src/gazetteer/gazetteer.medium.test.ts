import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Atlas } from '../atlas/atlas.js';
import { Guidebook } from '../atlas/guidebook.js';
import { findCountryAt } from '../countries/borders.js';
import { findCountryByName, getCountryName } from '../countries/countries.js';
import { EXONYMS } from '../names/exonyms.js';
import { normalizeName, toNameKeys } from '../names/name-keys.js';
import { Gazetteer, getWeightedRadius } from './gazetteer.js';
import { readSourceTowns, type SourceTown } from './gazetteer-source.js';
import type { Box } from './position-index.js';

const gazetteer = Gazetteer.load();
const positionAt = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('Gazetteer.findNearest', () => {
  test.each([
    ['Arezzo', positionAt(43.46745, 11.88513)],
    ['Omaha', positionAt(41.2203, -96.0716)],
    ['Paris', positionAt(48.8584, 2.2945)],
    ['New York City', positionAt(40.6892, -74.0445)],
    ['Kyoto', positionAt(35.0394, 135.7292)],
    ['Antequera', positionAt(36.952, -4.543)],
    ['Agra', positionAt(27.1751, 78.0421)],
    // These positions lie across the date line and near the pole.
    ['Suva', positionAt(-18.14, 178.44)],
    ['Longyearbyen', positionAt(78.22, 15.65)],
  ])('returns %s', (name, position) => {
    expect(gazetteer.findNearest(position)?.town.name).toBe(name);
  });

  test('does not extend a metropolis to a mountain 95 km away', () => {
    const found = gazetteer.findNearest(positionAt(35.3606, 138.7274));
    expect(found?.town.name).toBe('Fujiyoshida');
    expect(found!.distance).toBeLessThan(15_000);
  });

  test('stays within the requested country', () => {
    expect(gazetteer.findNearest(positionAt(32.54, -117.03), 'US')?.town.country).toBe('US');
    expect(gazetteer.findNearest(positionAt(32.54, -117.03), 'MX')?.town.name).toBe('Tijuana');
  });

  test('returns null in the middle of an ocean', () => {
    expect(gazetteer.findNearest(positionAt(30, -40))).toBeNull();
  });

  describe('compared with a scan of all towns', () => {
    const towns = readSourceTowns();
    const positions = Array.from({ length: 24 }, (_, i) => positionAt(-85 + 7.3 * i, -180 + ((i * 97.3) % 360)));
    const nearTowns = Array.from({ length: 24 }, (_, i) => towns[(i * 5503) % towns.length]!).map(
      ({ latitude, longitude, country }) => [positionAt(latitude / 1e5 + 0.1, longitude / 1e5 - 0.1), country] as const,
    );

    test('returns the same towns anywhere on earth', () => {
      const everywhere = [
        ...positions,
        positionAt(90, 0),
        positionAt(-90, 0),
        positionAt(-16.8, 180),
        positionAt(-16.8, -180),
        positionAt(66.5, -179.99),
      ];
      for (const position of everywhere) {
        expect([position, gazetteer.findNearest(position)?.town.id ?? null]).toEqual([
          position,
          findNearestByScan(towns, position),
        ]);
      }
    });

    test('returns the same towns near towns and within a country', () => {
      for (const [position, country] of nearTowns) {
        expect(gazetteer.findNearest(position)?.town.id ?? null).toBe(findNearestByScan(towns, position));
        const within = towns.filter((town) => town.country === country);
        expect(gazetteer.findNearest(position, country)?.town.id ?? null).toBe(findNearestByScan(within, position));
      }
    });
  });
});

describe('Gazetteer.findCityOfQuarter', () => {
  test.each<[string, string, string | undefined]>([
    ['Saint-Ouen', 'FR', 'Paris'],
    ['Southall', 'GB', 'London'],
    ['Coyoacán', 'MX', 'Mexico City'],
    // A district seat without a population figure.
    ['Lat Phrao', 'TH', 'Bangkok'],
    // A seat of its own; too distant; too large; in another state.
    ['Saint-Denis', 'FR', undefined],
    ['Versailles', 'FR', undefined],
    ['Niterói', 'BR', undefined],
    ['Hoboken', 'US', undefined],
    ['Paris', 'FR', undefined],
  ])('assigns %s in %s to %s', (name, country, city) => {
    const [found] = gazetteer.findByName(name, country).filter(({ town }) => town.feature !== 'PPLX');
    expect(gazetteer.findCityOfQuarter(found!.town)?.name).toBe(city);
  });
});

/** Applies the rule of `findNearest` to every town. */
function findNearestByScan(source: readonly SourceTown[], position: Position): number | null {
  const towns = source
    .filter(({ feature }) => !['PPLX', 'PPLL'].includes(feature))
    // 300 km equal 2.7 degrees of latitude.
    .filter(({ latitude }) => Math.abs(latitude / 1e5 - position.latitude) < 3)
    .map(({ id, latitude, longitude, population, feature }) => ({
      id,
      distance: getDistanceMeters(position, positionAt(latitude / 1e5, longitude / 1e5)),
      radius: getWeightedRadius({ population, feature }),
    }))
    .filter(({ distance }) => distance < 300_000);
  const reachable = towns.filter(({ distance, radius }) => distance <= Math.max(15_000, 2 * radius));
  const pickBest = (list: typeof towns, score: (town: (typeof towns)[number]) => number) =>
    list.reduce<(typeof towns)[number] | null>((a, b) => (a && score(a) <= score(b) ? a : b), null)?.id ?? null;
  return reachable.length > 0
    ? pickBest(reachable, ({ distance, radius }) => distance / radius)
    : pickBest(towns, ({ distance }) => distance);
}

describe('Gazetteer.findLargestIn', () => {
  const source = readSourceTowns();
  const listPopulations = (box: Box, minPopulation: number) =>
    source
      .filter(({ feature, population }) => feature !== 'PPLX' && population >= minPopulation)
      .filter(({ latitude }) => latitude >= box.south * 1e5 && latitude <= box.north * 1e5)
      .filter(({ longitude }) => [-360e5, 0, 360e5].some((offset) => within(box, longitude + offset)))
      .map(({ population }) => population)
      .sort((a, b) => b - a);
  const within = ({ west, east }: Box, longitude: number) => longitude >= west * 1e5 && longitude <= east * 1e5;

  test.each([
    ['a few', { south: 36, north: 47, west: 6, east: 19 }, 300_000],
    ['many', { south: 36, north: 47, west: 6, east: 19 }, 2_000],
    ['across the date line', { south: -25, north: 5, west: 172, east: 189 }, 2_000],
  ])('returns the most populous towns: %s', (_, box, minPopulation) => {
    const expected = listPopulations(box, minPopulation).slice(0, 50);
    expect(expected.length).toBeGreaterThan(10);
    expect(gazetteer.findLargestIn(box, { minPopulation, limit: 50 }).map(({ population }) => population)).toEqual(
      expected,
    );
  });
});

describe('Gazetteer.findByName and findBySimilarName', () => {
  test('return the most populous town first', () => {
    const [first, second] = gazetteer.findByName('Paris');
    expect(first?.town).toMatchObject({ name: 'Paris', country: 'FR' });
    expect(second!.town.population).toBeLessThan(first!.town.population);
  });

  test('find each town by all its alternate spellings', () => {
    for (const [country, places] of Object.entries(EXONYMS)) {
      for (const [name, exonyms] of Object.entries(places)) {
        const [town] = gazetteer.findByName(name, country);
        for (const exonym of exonyms) {
          expect(gazetteer.findByName(exonym, country).map((found) => found.town.id)).toContain(town?.town.id);
        }
      }
    }
  });

  test('return similar names above the similarity threshold only', () => {
    for (const { similarity } of gazetteer.findBySimilarName('Florance'))
      expect(similarity).toBeGreaterThanOrEqual(0.75);
    expect(gazetteer.findBySimilarName('Florance')[0]?.town.name).toBe('Florence');
    expect(gazetteer.findBySimilarName('abcd')).toEqual([]);
  });
});

test('normalizeName: ignores accents, case and punctuation, and expands abbreviations', () => {
  expect(normalizeName('The St. Peter’s Basílica & Dome')).toBe('saint peters basilica and dome');
  expect(normalizeName('Łódź, Ærø, Straße')).toBe('lodz aero strasse');
  expect(toNameKeys('Koeln')).toContain('koln');
  expect(normalizeName('constructor')).toBe('constructor');
});

test('countries: are found by position, code and name', () => {
  expect(findCountryAt(positionAt(22.28, 114.17))).toBe('HK');
  expect(findCountryAt(positionAt(30, -40))).toBeNull();
  expect(['US', 'CZ', 'MM', 'HK', 'XK', 'GB'].map(getCountryName)).toEqual([
    'United States',
    'Czechia',
    'Myanmar',
    'Hong Kong',
    'Kosovo',
    'United Kingdom',
  ]);
  expect(
    ['USA', 'u.k.', 'Deutschland', 'Czech Republic', '日本', 'Scotland', 'Nowhere'].map(findCountryByName),
  ).toEqual(['US', 'GB', 'DE', 'CZ', 'JP', 'GB', null]);
});

describe('Guidebook', () => {
  const guidebook = Guidebook.load();

  test('finds the sight at a position, nearest first', () => {
    expect(guidebook.findLandmarksAt(positionAt(48.8584, 2.2945))[0]?.record.id).toBe('eiffel-tower');
    expect(guidebook.findLandmarksAt(positionAt(48.8584, 2.297))).toEqual([]);
  });

  test('finds the sights around a position, nearest first', () => {
    const found = guidebook.findLandmarksNear(positionAt(48.8606, 2.3376), 2_000);
    expect(found[0]?.record.name).toBe('Louvre Museum');
    expect(found.map(({ distance }) => distance)).toEqual(
      found.map(({ distance }) => distance).toSorted((a, b) => a - b),
    );
    expect(found.at(-1)!.distance).toBeLessThanOrEqual(2_000);
  });

  test('links its cities to towns of the gazetteer in both directions', () => {
    const atlas = Atlas.load();
    const kyoto = guidebook.findCitiesByName('Kyoto')[0]!;
    expect(atlas.getCity(atlas.getTown(kyoto)!)?.id).toBe(kyoto.id);
  });
});

test('Gazetteer: completes the names of towns, the most populous first, without regard to accents', () => {
  const names = (beginning: string) => gazetteer.findByBeginning(beginning, 15_000, 2).map(({ name }) => name);
  expect(names('zakop')).toEqual(['Zakopane']);
  expect(names('sao pau')[0]).toBe('São Paulo');
  expect(names('ostr')).toHaveLength(2);
  expect(names('xqz')).toEqual([]);
});
