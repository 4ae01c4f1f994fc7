import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/geography.js';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { Guidebook } from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { ReverseGeocoder } from './reverse.js';

const atlas = Atlas.load();
const geocoder = new ReverseGeocoder(atlas);
const at = (latitude: number, longitude: number) => geocoder.addressAt({ latitude, longitude });
const NOWHERE = { city: null, locality: null, region: null, country: null, countryCode: null };

/** The 200 best known sights. */
const landmarks = [...atlas.guidebook.landmarks].sort((a, b) => b.popularity - a.popularity).slice(0, 200);
/** Visitors seldom stand on the very spot of the record: 250 m to the north-east. */
const beside = ({ latitude, longitude }: Position): Position => ({
  latitude: latitude + 0.0016,
  longitude: longitude + 0.0016 / Math.cos((latitude * Math.PI) / 180),
});

function misses(reverse: ReverseGeocoder): string[] {
  return landmarks
    .map((landmark) => ({ landmark, city: reverse.addressAt(beside(landmark)).city }))
    .filter(({ landmark, city }) => city === null || nameKey(city) !== nameKey(landmark.city))
    .map(({ landmark, city }) => `${landmark.name}: ${landmark.city} is called ${city ?? 'nothing'}`);
}

describe('the city people would name', () => {
  test('beside 200 well-known sights, for at least 97 % of them', () => {
    const missed = misses(geocoder);
    process.stdout.write(`reverse geocoding: ${200 - missed.length} of 200 as people say\n${list(missed)}`);
    expect(landmarks).toHaveLength(200);
    expect(missed.length).toBeLessThanOrEqual(6);
  });

  test('is mostly known to the gazetteer alone, too, where the guidebook has no sight', () => {
    const missed = misses(new ReverseGeocoder(new Atlas(new Guidebook([], atlas.guidebook.cities), atlas.gazetteer)));
    process.stdout.write(`by the gazetteer alone: ${200 - missed.length} of 200\n${list(missed)}`);
    expect(missed.length).toBeLessThanOrEqual(60);
  });

  test.each<[string, number, number, string, string]>([
    ['Rome', 41.8902, 12.4922, 'Rome', 'IT'],
    ['Kyoto', 35.0116, 135.7681, 'Kyoto', 'JP'],
    ['Manila', 14.5995, 120.9842, 'Manila', 'PH'],
    ['Cusco', -13.5319, -71.9675, 'Cusco', 'PE'],
    ['Cologne, by the name travellers use', 50.95, 6.9, 'Cologne', 'DE'],
  ])('%s', (_, latitude, longitude, city, countryCode) => {
    expect(at(latitude, longitude)).toMatchObject({ city, countryCode });
  });

  test('names the borough as the locality', () => {
    expect(at(40.7829, -73.9654)).toMatchObject({ city: 'New York City', locality: 'Manhattan', region: 'New York' });
  });

  test('stays on its side of a border', () => {
    expect(at(43.0962, -79.0377)).toMatchObject({ countryCode: 'US' });
    expect(at(43.0896, -79.0849)).toMatchObject({ countryCode: 'CA' });
  });
});

const list = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('');

test.each<[string, number, number]>([
  ['the middle of the Pacific', 0, -150],
  ['the North Pole', 90, 0],
  ['the South Pole', -90, 0],
  ['the poles at the date line', 90, 180],
  ['the date line at the equator', 0, 180],
  ['the Atlantic', 30, -40],
])('nowhere: %s', (_, latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual(NOWHERE);
});

test('on both sides of the date line in Fiji', () => {
  expect(at(-16.5, 179.99)).toMatchObject({ countryCode: 'FJ' });
  expect(at(-16.5, -179.99)).toMatchObject({ countryCode: 'FJ' });
});

test('in the desert the country is known', () => {
  expect(at(23.5, 10.5)).toMatchObject({ city: null, country: 'Algeria', countryCode: 'DZ' });
});
