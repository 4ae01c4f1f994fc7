import { describe, expect, test } from '@jest/globals';
import { COVER_SIZE, type CoverSubject } from '@placelore/contracts/content/covers.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import sharp from 'sharp';
import { TextOutliner } from '../drawing/text-outliner.js';
import { drawCover } from './draw-cover.js';
import { getPalette } from './palettes.js';
import { renderCover } from './render-cover.js';

const SYDNEY = { latitude: -33.8568, longitude: 151.2153 };
const buildSubject = (overrides: Partial<CoverSubject> = {}): CoverSubject => ({
  seed: `1-${'a'.repeat(32)}`,
  category: 'Landmark',
  position: SYDNEY,
  neighbours: [],
  ...overrides,
});
const drawSvg = (overrides?: Partial<CoverSubject>) => drawCover(buildSubject(overrides), TextOutliner.load());
/** A degree of latitude is 111.2 km. */
const offsetBy = (north: number, east: number) => ({
  latitude: SYDNEY.latitude + north / 111_195,
  longitude: SYDNEY.longitude + east / 111_195 / Math.cos((SYDNEY.latitude * Math.PI) / 180),
});

async function readPixels(overrides?: Partial<CoverSubject>) {
  const { data, info } = await sharp(await renderCover(buildSubject(overrides)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}
const isSea = ([red = 0, , blue = 0]: number[]) => blue > red + 15;
const isLand = ([red = 0, , blue = 0]: number[]) => red > blue + 15;
/** Returns the position of the mark in pixels. */
function findCenter(svg: string): [number, number] {
  const [, x, y] = /<g transform="translate\((\d+) (\d+)\)"><circle r="76" fill="url\(#glow\)"/.exec(svg)!;
  return [Number(x), Number(y)];
}
/** Returns the positions of the neighbors relative to the mark, in pixels. */
const findMarks = (svg: string) =>
  [...svg.matchAll(/<circle cx="([-.\d]+)" cy="([-.\d]+)" r="11"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('cover', () => {
  test('is a WebP of the cover size and identical for equal input', async () => {
    const first = await renderCover(buildSubject({ neighbours: [offsetBy(800, 0)] }));
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', ...COVER_SIZE });
    expect(await renderCover(buildSubject({ neighbours: [offsetBy(800, 0)] }))).toEqual(first);
    expect(first.length).toBeLessThan(200_000);
  });

  test('shows sea in the east and land in the west of Sydney', async () => {
    const pixel = await readPixels();
    for (const y of [60, 400, 740]) {
      expect([y, isSea(pixel(1180, y)), isLand(pixel(20, y))]).toEqual([y, true, true]);
    }
  });

  test.each([
    ['the South Pole is land', { latitude: -90, longitude: 0 }, isLand],
    ['Moscow is land', { latitude: 55.7558, longitude: 37.6173 }, isLand],
    ['the middle of the Atlantic is sea', { latitude: 30, longitude: -40 }, isSea],
    ['a page without a position has the color of paper', null, isLand],
  ])('shows that %s in all corners', async (_what, position, ground) => {
    const pixel = await readPixels({ position });
    for (const [x, y] of [
      [30, 30],
      [1170, 30],
      [30, 770],
      [1170, 770],
    ] as const) {
      expect([x, y, ground(pixel(x, y))]).toEqual([x, y, true]);
    }
  });

  test('has no line where the data cuts the land at the date line', async () => {
    // The coast is some 60 km north of this position; in the south there is only land.
    const pixel = await readPixels({ position: { latitude: 68.3, longitude: 179.9 } });
    expect(isSea(pixel(600, 15))).toBe(true);
    for (const y of [740, 780]) {
      const row = Array.from({ length: 500 }, (_, step) => pixel(350 + step, y));
      expect(row.filter((color) => !isLand(color))).toEqual([]);
    }
  });

  test('uses the accent color at the place only', async () => {
    const pixel = await readPixels({ neighbours: [offsetBy(500, 300)] });
    const [x, y] = findCenter(drawSvg({ neighbours: [offsetBy(500, 300)] }));
    const accent = [1, 3, 5].map((from) => Number.parseInt(getPalette('Landmark').accent.slice(from, from + 2), 16));
    const colorDistance = (color: number[]) =>
      Math.max(...color.map((value, index) => Math.abs(value - accent[index]!)));
    expect(colorDistance(pixel(x - 36, y))).toBeLessThan(24);
    let strays = 0;
    for (let index = 0; index < 1200 * 800; index += 7) {
      const [px, py] = [index % 1200, Math.floor(index / 1200)];
      if (Math.hypot(px - x, py - y) > 90 && colorDistance(pixel(px, py)) < 40) strays++;
    }
    expect(strays).toBe(0);
  });

  test('shows neighbors in their true direction, farther ones farther out', () => {
    const marks = findMarks(
      drawSvg({ neighbours: [offsetBy(1000, 0), offsetBy(0, 1000), offsetBy(-500, -500), offsetBy(0, -250)] }),
    );
    const degrees = marks.map(([x, y]) => Math.round((Math.atan2(x, -y) * 180) / Math.PI));
    expect(degrees).toEqual([0, 90, -135, -90]);
    const [north, east, southWest, west] = marks.map(([x, y]) => Math.hypot(x, y));
    expect(Math.abs(north! - east!)).toBeLessThan(1);
    // Distances on the dial grow with the square root.
    expect(southWest! / north!).toBeCloseTo(Math.sqrt(Math.SQRT1_2), 1);
    expect(west!).toBeLessThan(southWest!);
  });

  test('omits places that are too far and one at the very position', () => {
    const svg = drawSvg({ neighbours: [SYDNEY, offsetBy(1000, 0), { latitude: 48, longitude: 2 }] });
    expect(findMarks(svg)).toHaveLength(1);
    expect(drawSvg({ neighbours: [SYDNEY] })).not.toMatch(/NaN|Infinity/);
  });

  test('contains only valid numbers for any subject', () => {
    const places = [-90, -60, -33.9, 0, 51.5, 90].flatMap((latitude) =>
      [-180, -179.99, 0, 151.2, 180].map((longitude) => ({ latitude, longitude })),
    );
    for (const [index, position] of places.entries()) {
      const svg = drawSvg({ seed: `seed ${index}`, position, category: CATEGORIES[index % CATEGORIES.length]! });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });

  test('keeps the dial when cropped to a square or to 16:9', () => {
    const neighbours = Array.from({ length: 12 }, (_, n) => offsetBy(100 * n + 100, 50));
    for (let n = 0; n < 30; n++) {
      const svg = drawSvg({ seed: `seed ${n}`, neighbours });
      const [x, y] = findCenter(svg);
      const dial = Math.max(...[...svg.matchAll(/<circle r="(\d+)" fill="none"/g)].map(([, radius]) => Number(radius)));
      expect(dial).toBeGreaterThan(200);
      expect(x - dial > 200 && x + dial < 1000 && y - dial - 20 > 62 && y + dial < 738).toBe(true);
    }
  });

  test('looks different for every seed', () => {
    const covers = ['a', 'b', 'c'].map((seed) => drawSvg({ seed, position: null }));
    expect(new Set(covers).size).toBe(3);
  });
});
