import type { Feature, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json';
import { wrapLongitude } from './wrap-longitude.js';

const polygon = (ring: Position[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const widest = (ring: Position[]) =>
  Math.max(...ring.slice(1).map(([lng = 0], at) => Math.abs(lng - (ring[at]?.[0] ?? 0))));

test('wrapLongitude: keeps an island on the date line in one piece, on both sides of the world', () => {
  const island = polygon([
    [179, 0],
    [-179, 0],
    [-179, 1],
    [179, 1],
    [179, 0],
  ]);
  expect(wrapLongitude(island).coordinates.map(([ring]) => ring?.map(([lng]) => lng))).toEqual([
    [-181, -179, -179, -181, -181],
    [179, 181, 181, 179, 179],
    [539, 541, 541, 539, 539],
  ]);
});

test.each([
  [-70, -89],
  [70, 89],
])('wrapLongitude: closes land around the pole at latitude %d', (latitude, pole) => {
  const ring = [-180, -60, 60, 180, -180].map((lng) => [lng, latitude]);
  const [, [outer] = []] = wrapLongitude(polygon(ring)).coordinates;
  expect(outer).toEqual([
    ...[-180, -60, 60, 180, 180].map((lng) => [lng, latitude]),
    [180, pole],
    [-180, pole],
    [-180, latitude],
  ]);
});

test('wrapLongitude: draws no coastline of the atlas across the whole map', () => {
  const topology = world as unknown as Topology;
  const { coordinates } = wrapLongitude(feature(topology, topology.objects.land!));
  // Only the line below Antarctica, which is closed at the pole outside of every map, goes all the way around.
  const jumps = coordinates.flat().filter((ring) => widest(ring) > 90);
  expect(jumps.length).toBeGreaterThan(0);
  for (const ring of jumps) expect(Math.min(...ring.map(([, lat = 0]) => lat))).toBe(-89);
  expect(jumps).toHaveLength(3);
});
