import { expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { MapNames } from './map-names.js';

/** Returns the area within half a degree of a position. */
const around = ({ latitude, longitude }: Position) => ({
  west: longitude - 0.5,
  east: longitude + 0.5,
  south: latitude - 0.5,
  north: latitude + 0.5,
  contains: (at: Position) => Math.abs(at.latitude - latitude) < 0.5 && Math.abs(at.longitude - longitude) < 0.5,
});
const AREZZO = { latitude: 43.4667, longitude: 11.8823 };
const PITIGLIANO = { latitude: 42.63582, longitude: 11.67462 };

test('MapNames: shows a hamlet later than the town whose name and population it has', () => {
  const names = MapNames.load(Atlas.load());
  const list = (position: Position, zoom: number) => names.findInView(around(position), zoom).map(({ name }) => name);
  expect(list(PITIGLIANO, 10)).toContain('Pitigliano');
  expect(list(AREZZO, 10)).not.toContain('Pitigliano');
  expect(list(AREZZO, 10)).toContain('Arezzo');
  expect(list(AREZZO, 13)).toContain('Pitigliano');
});

test.each([
  ['shown later if a namesake in its own region is the seat of a municipality', '16', []],
  ['not judged by a namesake in another region', '09', ['Testville']],
])('MapNames: a town is %s', (_, admin, expected) => {
  const atlas = Atlas.load();
  const { town: arezzo } = atlas.gazetteer.findByName('Arezzo', 'IT')[0]!;
  const town = { ...arezzo, id: 1, name: 'Testville', admin: '16', feature: 'PPL', population: 5_000 };
  const seat = { ...town, id: 2, admin, feature: 'PPLA3' };
  const gazetteer = { findLargestIn: () => [town], findByName: () => [{ town: seat }] };
  const names = MapNames.load(Object.create(atlas, { gazetteer: { value: gazetteer } }));
  const shown = names.findInView(around(AREZZO), 11).map(({ name }) => name);
  expect(shown.filter((name) => name === 'Testville')).toEqual(expected);
});
