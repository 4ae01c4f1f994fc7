import { findFartherLandmarks } from './farther-landmarks.js';
import { Guidebook } from './guidebook.js';

const guidebook = Guidebook.read();
const findFarther = (id: string) => {
  const landmark = guidebook.landmark(id)!;
  return findFartherLandmarks(guidebook, landmark, (record) => record !== landmark);
};

test('findFartherLandmarks: returns the nearest sights for a day trip', () => {
  expect(findFarther('perito-moreno-glacier').map(({ record }) => record.name)).toEqual(['Torres del Paine']);
});

test('findFartherLandmarks: returns the best-known sight of each town in the region of a remote place', () => {
  const sights = findFarther('plitvice-lakes');
  expect(sights).toHaveLength(3);
  expect(new Set(sights.map(({ record }) => record.city)).size).toBe(3);
  const distances = sights.map(({ distance }) => distance);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(Math.min(...distances)).toBeGreaterThan(60_000);
});

test('findFartherLandmarks: returns nothing beyond the region', () => {
  expect(findFartherLandmarks(guidebook, { latitude: -40, longitude: -130 }, () => true)).toEqual([]);
});
