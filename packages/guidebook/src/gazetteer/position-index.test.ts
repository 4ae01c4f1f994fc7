import { describe, expect, test } from '@jest/globals';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Guidebook, type NearbyRecord } from '../atlas/guidebook.js';
import { PositionIndex } from './position-index.js';

const positionAt = (latitude: number, longitude: number): Position => ({ latitude, longitude });
/** Spreads positions over the whole sphere by the golden angle. */
const spreadPositions = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    positionAt((Math.asin(1 - (2 * i + 1) / count) * 180) / Math.PI, ((i * 137.50776405) % 360) - 180),
  );
/** Seams of a sphere laid out as a rectangle. */
const SEAMS = [
  positionAt(90, 0),
  positionAt(-90, 0),
  positionAt(90, 180),
  positionAt(89.99, -120),
  positionAt(-89.9, 60),
  positionAt(0, 180),
  positionAt(0, -180),
  positionAt(-17, 179.95),
  positionAt(65, -179.95),
];

describe('PositionIndex.findAround', () => {
  // Rings of neighbors around each seam put positions on its other side.
  const rings = SEAMS.flatMap(({ latitude, longitude }) =>
    Array.from({ length: 60 }, (_, i) => {
      const wide = latitude + Math.sin(i) * 0.2 * (i % 7);
      const turned = longitude + i * (Math.abs(latitude) > 80 ? 6 : 0.01) - 0.3;
      return positionAt(Math.max(-90, Math.min(90, wide)), ((turned + 540) % 360) - 180);
    }),
  );
  const positions = [...spreadPositions(4_000), ...SEAMS, ...rings];
  const index = PositionIndex.fromPositions(positions);

  test.each([1, 800, 15_000, 120_000, 2_000_000, 9_000_000, 21_000_000])(
    'finds every position within %d meters',
    (radius) => {
      for (const center of [...SEAMS, ...spreadPositions(40)]) {
        const isNear = (i: number) => getDistanceMeters(center, positions[i]!) <= radius;
        const found = index.findAround(center, radius);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter(isNear).sort((a, b) => a - b)).toEqual([...positions.keys()].filter(isNear));
      }
    },
  );

  test('returns the same results after the index was stored', () => {
    const stored = PositionIndex.fromBytes(Uint8Array.from(index.bytes));
    expect(stored.findAround(positionAt(43.77, 11.25), 500_000)).toEqual(
      index.findAround(positionAt(43.77, 11.25), 500_000),
    );
  });

  test('returns nothing from an empty index', () => {
    expect(PositionIndex.fromPositions([]).findAround(positionAt(0, 0), 1_000)).toEqual([]);
  });
});

describe('Guidebook position lookups, compared with a scan of all records', () => {
  const bundled = Guidebook.load();
  // Some records move to the seams, because the real ones avoid the poles and most of the date line.
  const landmarks = [
    ...bundled.landmarks,
    ...SEAMS.flatMap((seam, i) => [{ ...bundled.landmarks[i]!, ...seam, id: `seam-${i}` }]),
  ];
  const guidebook = new Guidebook(landmarks, bundled.cities);
  const centers = [...SEAMS, ...bundled.cities.filter((_, i) => i % 5 === 0)];
  const summarize = (found: NearbyRecord<unknown>[]) => found.map(({ record, distance }) => [record, distance]);
  const findByScan = <T>(
    records: readonly T[],
    getPosition: (record: T) => Position,
    center: Position,
    radius: number,
  ) =>
    records
      .map((record) => ({ record, distance: getDistanceMeters(center, getPosition(record)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance);

  test.each([2_000, 10_000, 250_000])('return the same records and distances within %d meters', (radius) => {
    const restaurants = bundled.cities.flatMap((city) => city.restaurants.map((venue) => ({ venue, city })));
    const hotels = bundled.cities.flatMap((city) => city.hotels.map((venue) => ({ venue, city })));
    let found = 0;
    for (const center of centers) {
      const nearbyLandmarks = summarize(guidebook.findLandmarksNear(center, radius));
      found += nearbyLandmarks.length;
      expect(nearbyLandmarks).toEqual(summarize(findByScan(landmarks, (record) => record, center, radius)));
      expect(summarize(guidebook.findCitiesNear(center, radius))).toEqual(
        summarize(findByScan(bundled.cities, (record) => record, center, radius)),
      );
      expect(summarize(guidebook.findRestaurantsNear(center, radius))).toEqual(
        summarize(findByScan(restaurants, ({ venue }) => venue, center, radius)),
      );
      expect(summarize(guidebook.findHotelsNear(center, radius))).toEqual(
        summarize(findByScan(hotels, ({ venue }) => venue, center, radius)),
      );
    }
    expect(found).toBeGreaterThan(50);
  });
});
