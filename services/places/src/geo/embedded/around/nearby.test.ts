import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { findNearbyPlaces } from './nearby.js';

const guidebook = Guidebook.read();
const findSights = (id: string) => {
  const sight = guidebook.landmark(id)!;
  return findNearbyPlaces(guidebook, {
    kind: 'attraction',
    position: sight,
    radius: 2_000,
    limit: 200,
    excludeNames: [sight.name],
  });
};

test.each([
  ['a city', 'eiffel-tower', 0, 2_000],
  ['a place with sights for a day trip', 'perito-moreno-glacier', 15_000, 60_000],
  ['a remote place', 'plitvice-lakes', 60_000, 100_000],
])('findNearbyPlaces: finds the sights around %s', (_what, id, min, max) => {
  const distances = findSights(id).map(({ distanceMeters }) => distanceMeters);
  expect(distances).not.toEqual([]);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(min);
  expect(Math.max(...distances)).toBeLessThanOrEqual(max);
});

test('findNearbyPlaces: finds nothing farther than the region', () => {
  const ocean = { latitude: -40, longitude: -130 };
  expect(
    findNearbyPlaces(guidebook, { kind: 'attraction', position: ocean, radius: 2_000, limit: 9, excludeNames: [] }),
  ).toEqual([]);
});
