import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { Atlas } from '../atlas/atlas.js';
import { getOutlineBox, isInOutline, parseOutline } from './outline.js';
import { findOutline, loadOutlines } from './outlines.js';

const CASES = readFileSync(new URL('../../test/outline-places.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string, string] => {
    const [key = '', inside = '', outside = ''] = line.split(/ \| (?:in|out): /);
    return [key, inside, outside];
  });

test.each(CASES)('the outline of %s has what lies in it, and not what lies just outside', (key, inside, outside) => {
  const outline = findOutline(key)!;
  const isIn = (place: string) => {
    const [, latitude, longitude] = /(-?[\d.]+) (-?[\d.]+)$/.exec(place)!.map(Number);
    return isInOutline(outline, { latitude: latitude!, longitude: longitude! });
  };
  expect(inside.split(', ').filter((place) => !isIn(place))).toEqual([]);
  expect(outside.split(', ').filter(isIn)).toEqual([]);
});

describe('every outline', () => {
  const entries = [...loadOutlines()];
  it('is of a destination, or of a part of one or of a country', () => {
    const { destinations } = Atlas.load();
    const isKnown = (key: string) => {
      const [area = '', direction] = key.split(' ');
      return destinations.find(area) !== null || (direction !== undefined && /^[A-Z]{2}$/.test(area));
    };
    expect(entries.filter(([key]) => !isKnown(key)).map(([key]) => key)).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });

  it('has enough corners, on the earth', () => {
    const isSound = ([longitude, latitude]: readonly [number, number]) =>
      Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    const unsound = entries.filter(([, outline]) => outline.length < 6 || !outline.every(isSound));
    expect(unsound.map(([key]) => key)).toEqual([]);
  });

  it('overlaps the box of its destination by most of its own', () => {
    const { destinations } = Atlas.load();
    const wrong = entries.filter(([key, outline]) => {
      const destination = destinations.find(key);
      if (!destination) return false;
      const [west, south, east, north] = getOutlineBox(outline);
      const [boxWest, boxSouth, boxEast, boxNorth] = destination.extent;
      const width = Math.min(east, boxEast) - Math.max(west, boxWest);
      const height = Math.min(north, boxNorth) - Math.max(south, boxSouth);
      return width <= 0 || height <= 0 || width * height < 0.6 * (east - west) * (north - south);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('crosses itself nowhere, unless it is a strip', () => {
    const strips = JSON.parse(readFileSync(new URL('../../data/outlines/routes-rivers.json', import.meta.url), 'utf8'));
    const isStrip = (key: string) => Object.hasOwn(strips, key);
    expect(entries.filter(([key, outline]) => !isStrip(key) && hasCrossing(outline)).map(([key]) => key)).toEqual([]);
  });
});

type Point = readonly [number, number];
const turn = (a: Point, b: Point, c: Point) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
function hasCrossing(outline: readonly Point[]): boolean {
  const sides = outline.map((point, index) => [point, outline[(index + 1) % outline.length]!] as const);
  return sides.some(([a, b], index) =>
    sides
      .slice(index + 2)
      .some(([c, d]) => a !== d && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

test('parseOutline: widens a line to a strip of equal width on both sides', () => {
  const strip = parseOutline('20 km: 10 60, 12 60');
  const isIn = (latitude: number, longitude: number) => isInOutline(strip, { latitude, longitude });
  expect([isIn(60.17, 11), isIn(59.83, 11), isIn(60.19, 11), isIn(59.81, 11), isIn(60, 9.9)]).toEqual([
    ...[true, true, false, false, false],
  ]);
});
