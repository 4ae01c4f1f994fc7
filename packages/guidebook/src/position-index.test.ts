import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { Guidebook, type Near } from './guidebook.js';
import { PositionIndex } from './position-index.js';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
/** Spread over the whole sphere by the golden angle. */
const everywhere = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    at((Math.asin(1 - (2 * i + 1) / count) * 180) / Math.PI, ((i * 137.50776405) % 360) - 180),
  );
/** Where a sphere laid out as a rectangle has its seams. */
const SEAMS = [
  at(90, 0),
  at(-90, 0),
  at(90, 180),
  at(89.99, -120),
  at(-89.9, 60),
  at(0, 180),
  at(0, -180),
  at(-17, 179.95),
  at(65, -179.95),
];

describe('positions around a position', () => {
  // Rings of neighbours around each seam, so that something lies on its other side.
  const rings = SEAMS.flatMap(({ latitude, longitude }) =>
    Array.from({ length: 60 }, (_, i) => {
      const wide = latitude + Math.sin(i) * 0.2 * (i % 7);
      const turned = longitude + i * (Math.abs(latitude) > 80 ? 6 : 0.01) - 0.3;
      return at(Math.max(-90, Math.min(90, wide)), ((turned + 540) % 360) - 180);
    }),
  );
  const positions = [...everywhere(4_000), ...SEAMS, ...rings];
  const index = PositionIndex.of(positions);

  test.each([1, 800, 15_000, 120_000, 2_000_000, 9_000_000, 21_000_000])('%d metres', (radius) => {
    for (const centre of [...SEAMS, ...everywhere(40)]) {
      const isNear = (i: number) => distanceMetres(centre, positions[i]!) <= radius;
      const found = index.around(centre, radius);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter(isNear).sort((a, b) => a - b)).toEqual([...positions.keys()].filter(isNear));
    }
  });

  test('an index is the same after it was stored', () => {
    const stored = PositionIndex.from(Uint8Array.from(index.bytes));
    expect(stored.around(at(43.77, 11.25), 500_000)).toEqual(index.around(at(43.77, 11.25), 500_000));
  });

  test('of nothing finds nothing', () => {
    expect(PositionIndex.of([]).around(at(0, 0), 1_000)).toEqual([]);
  });
});

describe('what the guidebook has around a position is what a look at every record finds', () => {
  const bundled = Guidebook.load();
  // The records, moved over the seams too: the real ones leave the poles and most of the date line alone.
  const landmarks = [
    ...bundled.landmarks,
    ...SEAMS.flatMap((seam, i) => [{ ...bundled.landmarks[i]!, ...seam, id: `seam-${i}` }]),
  ];
  const guidebook = new Guidebook(landmarks, bundled.cities);
  const centres = [...SEAMS, ...bundled.cities.filter((_, i) => i % 5 === 0)];
  const told = (found: Near<unknown>[]) => found.map(({ record, distance }) => [record, distance]);
  const ofAll = <T>(records: readonly T[], positionOf: (record: T) => Position, centre: Position, radius: number) =>
    records
      .map((record) => ({ record, distance: distanceMetres(centre, positionOf(record)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance);

  test.each([2_000, 10_000, 250_000])('%d metres', (radius) => {
    const restaurants = bundled.cities.flatMap((city) => city.restaurants.map((venue) => ({ venue, city })));
    const hotels = bundled.cities.flatMap((city) => city.hotels.map((venue) => ({ venue, city })));
    let found = 0;
    for (const centre of centres) {
      const sights = told(guidebook.landmarksNear(centre, radius));
      found += sights.length;
      expect(sights).toEqual(told(ofAll(landmarks, (record) => record, centre, radius)));
      expect(told(guidebook.citiesNear(centre, radius))).toEqual(
        told(ofAll(bundled.cities, (record) => record, centre, radius)),
      );
      expect(told(guidebook.restaurantsNear(centre, radius))).toEqual(
        told(ofAll(restaurants, ({ venue }) => venue, centre, radius)),
      );
      expect(told(guidebook.hotelsNear(centre, radius))).toEqual(
        told(ofAll(hotels, ({ venue }) => venue, centre, radius)),
      );
    }
    expect(found).toBeGreaterThan(50);
  });
});
