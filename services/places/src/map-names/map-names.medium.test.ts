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
