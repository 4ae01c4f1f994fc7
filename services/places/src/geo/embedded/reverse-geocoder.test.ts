import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { BOROUGHS } from '@placelore/guidebook/gazetteer/boroughs.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { ReverseGeocoder } from './reverse-geocoder.js';

const atlas = Atlas.load();
const geocoder = new ReverseGeocoder(atlas);
const lookUp = (latitude: number, longitude: number) => geocoder.getAddress({ latitude, longitude });
const NO_ADDRESS = { city: null, locality: null, region: null, country: null, countryCode: null };

/** From general knowledge, not from the guidebook: name, latitude, longitude, country, names of the city. */
type WellKnownLandmark = [name: string, latitude: number, longitude: number, countryCode: string, ...cities: string[]];
const landmarks = JSON.parse(
  readFileSync(new URL('../../../test/well-known-landmarks.json', import.meta.url), 'utf8'),
) as WellKnownLandmark[];

/** Counts the landmarks whose city matches the name that people use, and prints the whole list with the results. */
function countMatches(title: string, reverse: ReverseGeocoder): number {
  const results = landmarks.map(([name, latitude, longitude, countryCode, ...cities]) => {
    const { city, countryCode: country } = reverse.getAddress({ latitude, longitude });
    const isRight = country === countryCode && cities.some((known) => toNameKey(known) === toNameKey(city ?? ''));
    return { isRight, line: `${isRight ? '    ' : 'MISS'} ${name}: ${city ?? 'nothing'}, ${country ?? 'nowhere'}` };
  });
  const correctCount = results.filter(({ isRight }) => isRight).length;
  const lines = results.map(
    ({ line }, i) => `${line}${line.startsWith('MISS') ? `; people say ${formatExpectedCities(i)}` : ''}\n`,
  );
  process.stdout.write(`${title}: ${correctCount} of ${landmarks.length} as people say\n${lines.join('')}`);
  return correctCount;
}

const formatExpectedCities = (row: number) => landmarks[row]!.slice(4).join(' or ');

describe('ReverseGeocoder', () => {
  test('is tested with 200 landmarks in 90 countries, 40 of them missing from the guidebook', () => {
    const strangers = landmarks.filter(
      ([, latitude, longitude]) => atlas.guidebook.findLandmarksNear({ latitude, longitude }, 300).length === 0,
    );
    expect(new Set(landmarks.map(([name]) => name)).size).toBe(200);
    expect(new Set(landmarks.map((row) => row[3])).size).toBeGreaterThanOrEqual(90);
    expect(strangers.length).toBeGreaterThanOrEqual(40);
  });

  test('names the expected city for at least 97 % of well-known landmarks', () => {
    expect(countMatches('reverse geocoding', geocoder)).toBeGreaterThanOrEqual(194);
  });

  test('names nearly as many expected cities without the guidebook', () => {
    const gazetteerOnly = new ReverseGeocoder(new Atlas(new Guidebook([], []), atlas.gazetteer));
    expect(countMatches('by the gazetteer alone', gazetteerOnly)).toBeGreaterThanOrEqual(193);
  });

  test.each<[string, number, number, string, string | null]>([
    ['a borough', 51.556, -0.2796, 'London', 'Wembley'],
    ['a quarter that is not a listed borough', 51.511, -0.37, 'London', 'Southall'],
    ['a city state', 22.319, 114.169, 'Hong Kong', 'Kowloon'],
    ['a town of its own beside a metropolis', 48.8049, 2.1204, 'Versailles', null],
    ['a large city beside a larger one', 29.9792, 31.1342, 'Giza', null],
    ['a country within a city', 41.9022, 12.4533, 'Vatican City', null],
  ])('names city and locality of %s', (_, latitude, longitude, city, locality) => {
    expect(lookUp(latitude, longitude)).toMatchObject({ city, locality });
  });

  test('knows every borough as a town near its city', () => {
    for (const [country, cities] of Object.entries(BOROUGHS)) {
      for (const [city, boroughs] of Object.entries(cities)) {
        const [found] = atlas.gazetteer.findByName(city, country);
        const known = boroughs.filter((name) => found && atlas.findTown([name], country, found.town, 45_000));
        expect({ city, boroughs: known }).toEqual({ city, boroughs });
      }
    }
  });

  test.each<[string, number, number, string, string]>([
    ['Rome', 41.8902, 12.4922, 'Rome', 'IT'],
    ['Kyoto', 35.0116, 135.7681, 'Kyoto', 'JP'],
    ['Manila', 14.5995, 120.9842, 'Manila', 'PH'],
    ['Cusco', -13.5319, -71.9675, 'Cusco', 'PE'],
    ['Cologne, by the name travelers use', 50.95, 6.9, 'Cologne', 'DE'],
  ])('names the city in %s', (_, latitude, longitude, city, countryCode) => {
    expect(lookUp(latitude, longitude)).toMatchObject({ city, countryCode });
  });

  test('returns the borough as the locality', () => {
    expect(lookUp(40.7829, -73.9654)).toMatchObject({
      city: 'New York City',
      locality: 'Manhattan',
      region: 'New York',
    });
  });

  test('does not cross a border', () => {
    expect(lookUp(43.0962, -79.0377)).toMatchObject({ countryCode: 'US' });
    expect(lookUp(43.0896, -79.0849)).toMatchObject({ countryCode: 'CA' });
  });
});

test.each<[string, number, number]>([
  ['the middle of the Pacific', 0, -150],
  ['the North Pole', 90, 0],
  ['the South Pole', -90, 0],
  ['the poles at the date line', 90, 180],
  ['the date line at the equator', 0, 180],
  ['the Atlantic', 30, -40],
])('ReverseGeocoder: returns no address at %s', (_, latitude, longitude) => {
  expect(lookUp(latitude, longitude)).toEqual(NO_ADDRESS);
});

test('ReverseGeocoder: returns Fiji on both sides of the date line', () => {
  expect(lookUp(-16.5, 179.99)).toMatchObject({ countryCode: 'FJ' });
  expect(lookUp(-16.5, -179.99)).toMatchObject({ countryCode: 'FJ' });
});

test('ReverseGeocoder: returns only the country in the desert', () => {
  expect(lookUp(23.5, 10.5)).toMatchObject({ city: null, country: 'Algeria', countryCode: 'DZ' });
});
