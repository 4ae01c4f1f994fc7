import type { MapOverlays } from '../model/map-model.js';
import { hasMovedMark, toShownCopies } from './shown-copies.js';

const SUVA = { lat: -18.1, lng: 178.4 };
const LAU = { lat: -17.8, lng: -179.6 };
const PARIS = { lat: 48.9, lng: 2.3 };
const OVERLAYS: MapOverlays = {
  user: LAU,
  pins: [SUVA, LAU, PARIS].map((coordinates, id) => ({ id, name: '', coordinates, isSelected: false })),
  route: {
    points: [SUVA, LAU],
    distanceMeters: 1,
    durationSeconds: 1,
    estimate: true,
    provider: null,
    attribution: null,
  },
};
const getLongitudes = ({ pins = [] }: MapOverlays) => pins.map(({ coordinates }) => Number(coordinates.lng.toFixed(1)));

test.each([
  [179, [178.4, 180.4, 2.3]],
  [-177, [-181.6, -179.6, 2.3]],
  [0, [178.4, -179.6, 2.3]],
])('toShownCopies: shows the marks around a center at %d degrees side by side', (longitude, expected) => {
  expect(getLongitudes(toShownCopies(OVERLAYS, longitude))).toEqual(expected);
});

test('toShownCopies: never draws a line across the whole map', () => {
  for (const longitude of [179, -179, 0]) {
    const [from, to] = toShownCopies(OVERLAYS, longitude).route!.points;
    expect(to!.lng - from!.lng).toBeCloseTo(2);
  }
});

test('hasMovedMark: detects a move across the date line', () => {
  const around = (longitude: number) => toShownCopies(OVERLAYS, longitude);
  expect(hasMovedMark(around(179), around(178))).toBe(false);
  expect(hasMovedMark(around(179), around(-179))).toBe(true);
});
