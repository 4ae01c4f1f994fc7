import { describe, expect, test } from '@jest/globals';
import { World } from '../maps/world.js';
import { buildBackdrop } from './backdrop.js';
import { Coastline } from './coastline.js';

const positionAt = (latitude: number, longitude: number) => ({ latitude, longitude });
const coast = Coastline.load();

describe('Coastline.distanceTo', () => {
  test.each([
    ['Sydney Opera House', positionAt(-33.8568, 151.2153), 0, 12_000],
    ['Rome', positionAt(41.8902, 12.4922), 18_000, 30_000],
    ['Kyoto', positionAt(35.005, 135.7648), 35_000, 60_000],
    ['Longyearbyen, in the far north', positionAt(78.2232, 15.6267), 0, 12_000],
    ['a position across the date line from the coast', positionAt(65.2, -179.9), 0, 60_000],
  ])('measures the distance from %s', (_name, place, minMeters, maxMeters) => {
    const distance = coast.distanceTo(place, 100_000);
    expect(distance).toBeGreaterThanOrEqual(minMeters);
    expect(distance).toBeLessThan(maxMeters);
  });

  test('returns infinity beyond the maximum distance', () => {
    expect(coast.distanceTo(positionAt(55.7558, 37.6173), 100_000)).toBe(Number.POSITIVE_INFINITY);
    expect(coast.distanceTo(positionAt(41.8902, 12.4922), 10_000)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('buildBackdrop away from coasts', () => {
  test('draws all land or all sea, in agreement with the coarser world map', () => {
    const world = World.load(5);
    const wrong: string[] = [];
    let checked = 0;
    for (let latitude = -88; latitude <= 88; latitude += 16) {
      for (let longitude = -180; longitude < 180; longitude += 17) {
        const place = positionAt(latitude, longitude);
        if (Number.isFinite(coast.distanceTo(place, 120_000))) continue;
        checked++;
        const { land, onLand } = buildBackdrop(place, [600, 400]);
        if (land !== '' || onLand !== world.isLand(place)) wrong.push(`${latitude} ${longitude}`);
      }
    }
    expect(checked).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['the South Pole', positionAt(-90, 0), true],
    ['the North Pole', positionAt(90, 0), false],
  ])('draws the right ground at %s', (_name, place, onLand) => {
    expect(buildBackdrop(place, [600, 400])).toMatchObject({ land: '', onLand });
  });
});
