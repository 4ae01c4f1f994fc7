import { decode } from '@googlemaps/polyline-codec';
import { expect, test } from '@jest/globals';
import { buildStraightLineWalk } from './straight-line.js';

const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
const PANTHEON = { latitude: 41.8986, longitude: 12.4769 };

test('buildStraightLineWalk: estimates a walk in Rome at 5 km/h along the straight line', () => {
  const walk = buildStraightLineWalk(COLOSSEUM, PANTHEON);
  // 1,573 m by the haversine formula; 5 km/h is 0.72 s per meter.
  expect(walk.distanceMeters).toBeGreaterThan(1_560);
  expect(walk.distanceMeters).toBeLessThan(1_590);
  expect(walk.durationSeconds / walk.distanceMeters).toBeCloseTo(0.72, 3);
  expect(walk.estimate).toBe(true);
  expect(decode(walk.polyline, 5)).toEqual([
    [41.8902, 12.4922],
    [41.8986, 12.4769],
  ]);
  expect(walk.steps).toHaveLength(1);
  expect(walk.steps[0]).toMatchObject({ distanceMeters: walk.distanceMeters, durationSeconds: walk.durationSeconds });
  expect(walk.steps[0]?.instruction).toMatch(/^Straight line of 1\.6 km/);
});

test('buildStraightLineWalk: takes the short way across the date line', () => {
  const west = { latitude: -16.5, longitude: 179.99 };
  const east = { latitude: -16.5, longitude: -179.99 };
  expect(buildStraightLineWalk(west, east).distanceMeters).toBeLessThan(2_200);
  expect(decode(buildStraightLineWalk(west, east).polyline, 5)[1]).toEqual([-16.5, 180.01]);
  expect(decode(buildStraightLineWalk(east, west).polyline, 5)[1]).toEqual([-16.5, -180.01]);
});

test('buildStraightLineWalk: returns zero distance for equal positions', () => {
  expect(buildStraightLineWalk(COLOSSEUM, COLOSSEUM)).toMatchObject({ distanceMeters: 0, durationSeconds: 0 });
});
