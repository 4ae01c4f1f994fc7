import { expect, test } from '@jest/globals';
import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { rankPlaces } from './rank-places.js';

const place = (name: string, category: string, distanceMeters: number, popularity: number): NearbyPlace => ({
  name,
  description: '',
  category,
  distance: formatMetricDistance(distanceMeters),
  distanceMeters,
  estimatedVisitTime: '',
  popularity,
  coordinates: { lat: 0, lng: 0 },
  culturalInfo: '',
  facts: [],
  source: 'guidebook',
  slug: null,
  providerId: null,
  openNow: null,
  openingHours: [],
  website: null,
  accessibility: null,
  attribution: null,
});
const order = (...places: NearbyPlace[]) => rankPlaces(places).map(({ name }) => name);

test('rankPlaces: orders equally popular places by distance, and equally near ones by popularity', () => {
  expect(order(place('far', 'Museum', 1_500, 5), place('near', 'Museum', 100, 5))).toEqual(['near', 'far']);
  expect(order(place('obscure', 'Museum', 300, 2), place('famous', 'Museum', 300, 9))).toEqual(['famous', 'obscure']);
});

test('rankPlaces: ranks a famous place over a slightly nearer one, but not over a much nearer one', () => {
  expect(order(place('chapel', 'Museum', 200, 1), place('famous', 'Park', 700, 9))).toEqual(['famous', 'chapel']);
  expect(order(place('chapel', 'Museum', 50, 3), place('famous', 'Park', 9_000, 7))).toEqual(['chapel', 'famous']);
});

test('rankPlaces: ranks a market above the second of three adjacent churches', () => {
  const churches = [100, 120, 140].map((meters, i) => place(`church ${i + 1}`, 'Religious Site', meters, 6));
  expect(order(...churches, place('market', 'Shopping', 160, 5))).toEqual([
    'church 1',
    'market',
    'church 2',
    'church 3',
  ]);
});

test('rankPlaces: returns every place once, independent of the input order', () => {
  const places = Array.from({ length: 200 }, (_, i) =>
    place(`p${i}`, ['Park', 'Museum', 'Other'][i % 3]!, i * 37, i % 11),
  );
  const ranked = order(...places);
  expect(new Set(ranked).size).toBe(200);
  expect(order(...[...places].reverse())).toEqual(ranked);
});
