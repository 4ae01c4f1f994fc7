import { Guidebook } from '../atlas/guidebook.js';
import { findFartherLandmarks } from './farther-landmarks.js';

const guidebook = Guidebook.read();
const findFarther = (id: string) => {
  const landmark = guidebook.landmark(id)!;
  return findFartherLandmarks(guidebook, landmark, (record) => record !== landmark);
};

test('findFartherLandmarks: returns the nearest sights for a day trip', () => {
  expect(findFarther('perito-moreno-glacier').map(({ record }) => record.name)).toEqual(['Torres del Paine']);
});

test('findFartherLandmarks: returns the best-known sight of each town within 100 km of remote nature', () => {
  const sights = findFarther('plitvice-lakes');
  expect(sights.map(({ record }) => record.city)).toEqual(['Zadar']);
  expect(sights[0]!.distance).toBeGreaterThan(60_000);
});

test('findFartherLandmarks: returns nothing that is more than 60 km from a town', () => {
  const tavira = { latitude: 37.1264, longitude: -7.6485 };
  expect(guidebook.findLandmarksNear(tavira, 100_000)).not.toEqual([]);
  expect(findFartherLandmarks(guidebook, tavira, () => true)).toEqual([]);
});

test('findFartherLandmarks: returns only what is nearby if anything is', () => {
  const farthest = Math.max(...findFarther('matterhorn').map(({ distance }) => distance));
  expect(farthest).toBeLessThanOrEqual(10_000);
});
