import { expect, test } from '@jest/globals';
import { geoAzimuthalEquidistant } from 'd3-geo';
import { type Bounds, Coastline, getWindowAround } from './coastline.js';

const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const coast = Coastline.load();

/** Returns the projected shores within one degree of a place, for a window. */
function projectShores(latitude: number, longitude: number, window: Bounds): string[] {
  const shores: string[] = [];
  let shore: string[] = [];
  const sink = {
    point: (x: number, y: number) => shore.push(`${x.toFixed(1)} ${y.toFixed(1)}`),
    lineStart: () => {
      shore = [];
    },
    lineEnd: () => shores.push(shore.join(' ')),
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  const projection = geoAzimuthalEquidistant().rotate([-longitude, -latitude]).clipAngle(1).scale(20_000).precision(0);
  coast.stream(window, projection.stream(sink));
  return shores;
}

test.each([
  ['Hong Kong', 22.29, 114.17],
  ['an atoll', 4.175, 73.509],
  ['Fiji, on the date line', -16.8, 179.99],
  ['Chukotka, across the date line', 68.9, -179.9],
  ['the shore of Antarctica', -77.85, 166.67],
  ['the South Pole', -90, 0],
  ['the middle of Asia', 46.6, 101.5],
])('Coastline.stream: omits only shores that are far from %s', (_name, latitude, longitude) => {
  const projectNearby = (meters: number) =>
    projectShores(latitude, longitude, getWindowAround({ latitude, longitude }, meters));
  expect(projectNearby(125_000)).toEqual(projectNearby(2_500_000));
});

test('Coastline.stream: draws the sea around islands, not inside them', () => {
  // If inside and outside were confused, a shore would include the edge of the view, which is far longer.
  for (const shore of projectShores(4.175, 73.509, WORLD)) expect(shore.length).toBeLessThan(500);
});
