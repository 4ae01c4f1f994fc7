import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { chooseOrientationZoom } from './orientation-zoom.js';

const choose = (latitude: number, longitude: number, zoom = 15) =>
  chooseOrientationZoom({ center: { latitude, longitude }, zoom, width: 600, height: 300, markers: [] }, Atlas.load());

test.each([
  ['stays in a town with many sights', 41.8986, 12.4769, 15],
  ['shows the surroundings of a sight in the country', 64.3271, -20.1199, 8],
  ['stays in the middle of the Pacific', 1, -151, 15],
])('chooseOrientationZoom: %s', (_case, latitude, longitude, zoom) => {
  expect(choose(latitude, longitude)).toBe(zoom);
});

test('chooseOrientationZoom: keeps a zoom with coasts', () => {
  expect(choose(64.3271, -20.1199, 10)).toBe(10);
});

test.each([
  ['shows the sea at a port', 'valparaiso', 12],
  ['shows the sea at a port in the Caribbean', 'cartagena', 12],
  ['stays in a city far from the sea', 'vienna', 15],
])('chooseOrientationZoom: %s', (_case, id, zoom) => {
  const { latitude, longitude } = Atlas.load().guidebook.city(id)!;
  expect(choose(latitude, longitude)).toBe(zoom);
});
