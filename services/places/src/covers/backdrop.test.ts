import { describe, expect, test } from '@jest/globals';
import { World } from '../maps/world.js';
import { buildBackdrop } from './backdrop.js';
import { Coastline } from './coastline.js';

const positionAt = (latitude: number, longitude: number) => ({ latitude, longitude });
const coast = Coastline.load();

describe('the way to the coast', () => {
  test.each([
    ['Sydney Opera House', positionAt(-33.8568, 151.2153), 0, 12_000],
    ['Rome', positionAt(41.8902, 12.4922), 18_000, 30_000],
    ['Kyoto', positionAt(35.005, 135.7648), 35_000, 60_000],
    ['Longyearbyen, in the far north', positionAt(78.2232, 15.6267), 0, 12_000],
    ['a coast on the date line, from the other side of it', positionAt(65.2, -179.9), 0, 60_000],
  ])('from %s', (_name, place, minMeters, maxMeters) => {
    const distance = coast.distanceTo(place, 100_000);
    expect(distance).toBeGreaterThanOrEqual(minMeters);
    expect(distance).toBeLessThan(maxMeters);
  });

  test('is told only as far as it is asked for', () => {
    expect(coast.distanceTo(positionAt(55.7558, 37.6173), 100_000)).toBe(Number.POSITIVE_INFINITY);
    expect(coast.distanceTo(positionAt(41.8902, 12.4922), 10_000)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('where no coast is near', () => {
  test('all is land or all is sea, as another drawing of the world has it', () => {
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
  ])('%s', (_name, place, onLand) => {
    expect(buildBackdrop(place, [600, 400])).toMatchObject({ land: '', onLand });
  });
});
