import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { MAP_LABEL_KINDS, type MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import { TextOutliner } from '../drawing/text-outliner.js';
import { CellFrame } from '../map-cells/cell-frame.js';
import { drawCellShapes } from '../map-cells/cell-shapes.js';
import { listCountryLabels, OCEAN_LABELS } from '../map-names/country-labels.js';
import { drawCityRivers } from './city-rivers.js';
import { drawMap } from './draw-map.js';
import { drawMapShapes } from './map-shapes.js';
import { MapViewport } from './map-viewport.js';

/** After changing a drawing, check how it looks, and then copy its new digest here. */
const digest = (drawing: unknown): string =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 10);

/** One name of each kind, side by side around a position. */
const listNames = (latitude: number, longitude: number, step: number): MapLabel[] =>
  MAP_LABEL_KINDS.map((kind, index) => ({
    name: `A ${kind}`,
    kind,
    lat: latitude + step * (Math.floor(index / 4) - 1),
    lng: longitude + step * ((index % 4) - 1.5),
    prominence: 5,
    minZoom: 0,
    maxZoom: 19,
  }));
const SIGNPOSTS = [0, 60, 130, 250].map((bearingDegrees, index) => ({
  name: `Sight ${index}`,
  bearingDegrees,
  distanceMeters: 900 * 3 ** index,
}));

test.each([
  ['the world', 0, 10, 1, 600, 300, 'e8bc8eedc8'],
  ['the Alps', 46.4, 9.6, 5, 600, 300, '64a2d50e5c'],
  ['the date line', -16.5, 179.9, 4, 400, 400, '4e5e62bd20'],
  ['the South Pole', -89, 0, 3, 300, 200, '578287c8f8'],
  ['a coast', 40.8, 14.3, 9, 320, 240, '5697e95a8c'],
  ['a town', 41.9, 12.48, 13, 600, 300, '38f8bad6b9'],
  ['a street', 41.9, 12.48, 17, 600, 300, '18bafb1910'],
  ['a small picture', 41.9, 12.48, 15, 120, 80, 'f4d5d1360d'],
] as const)('drawMap: draws %s as before', (_, latitude, longitude, zoom, width, height, expected) => {
  const viewport = new MapViewport({ latitude, longitude }, zoom, width, height);
  const step = (viewport.north - viewport.south) / 4;
  const content = {
    shapes: zoom < 13 ? drawMapShapes(viewport) : null,
    onLand: true,
    cityRivers: '',
    names: listNames(latitude, longitude, step),
    signposts: zoom < 13 ? [] : SIGNPOSTS,
    markers: [
      { latitude, longitude },
      { latitude: viewport.north - step / 20, longitude: longitude + step / 2 },
    ],
    attribution: 'Natural Earth, GeoNames',
  };
  expect(digest(drawMap(viewport, content, TextOutliner.load()))).toBe(expected);
});

test.each([
  [0, 0, 0, '862fce992f'],
  [2, 2, 1, 'b50d330b79'],
  [4, 8, 5, '49ef80ddcd'],
  [6, 33, 22, 'fe8950666d'],
  [6, 63, 34, 'dd37eeec6a'],
  [9, 270, 181, 'b3bc60c45a'],
])('drawCellShapes: draws the cell %i/%i/%i as before', (zoom, x, y, expected) => {
  const { cityRivers: _, ...shapes } = drawCellShapes(new CellFrame(zoom, x, y));
  expect(digest(shapes)).toBe(expected);
});

test('listCountryLabels: shows larger countries earlier, each over four zoom levels, in their middle', () => {
  const labels = listCountryLabels();
  const find = (name: string) => labels.find((label) => label.name === name);
  expect(
    ['Russia', 'Brazil', 'France', 'Switzerland', 'Luxembourg', 'Malta'].map((name) => [name, find(name)?.minZoom]),
  ).toEqual([
    ['Russia', 2],
    ['Brazil', 2],
    ['France', 3],
    ['Switzerland', 5],
    ['Luxembourg', 6],
    ['Malta', 8],
  ]);
  expect(labels.map(({ minZoom, maxZoom, prominence }) => [maxZoom - minZoom, prominence + minZoom])).toEqual(
    labels.map(() => [3, 14]),
  );
  expect(digest([labels, OCEAN_LABELS])).toBe('d33c93bac0');
});

test.each([
  ['the Seine and its two arms around the islands', 48.853, 2.35, 14, 4],
  ['no river of a city on a map of a region', 48.853, 2.35, 9, 0],
  ['no bay that the coast has already', 40.72, -74.015, 12, 0],
  ['the same bays where the coast is too inaccurate', 40.72, -74.015, 13, 2],
] as const)('drawCityRivers: draws %s', (_, latitude, longitude, zoom, count) => {
  const svg = drawCityRivers(new MapViewport({ latitude, longitude }, zoom, 300, 200));
  // Each has its banks and its water.
  expect(svg.match(/<path /g)?.length ?? 0).toBe(2 * count);
});

test('drawCityRivers: draws a river as wide as it is, within two banks', () => {
  const viewport = new MapViewport({ latitude: 48.8639, longitude: 2.3135 }, 15, 300, 200);
  const widths = [...drawCityRivers(viewport).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
  const pixels = 130 / viewport.metersPerPixel;
  expect(widths.map((width) => Math.round(width - pixels))).toEqual([2, 0]);
});

test('drawCellShapes: has the rivers of cities in the deepest cells with shapes, as wide as they are', () => {
  const { cityRivers } = drawCellShapes(new CellFrame(6, 32, 22));
  const metersPerUnit = (40_075_016 * Math.cos((48.85 * Math.PI) / 180)) / 64 / 4_096;
  expect(cityRivers.slice(0, 4).map(({ width }) => Math.round(width * metersPerUnit))).toEqual([150, 75, 50, 130]);
  expect(drawCellShapes(new CellFrame(4, 8, 5)).cityRivers).toEqual([]);
});
