import { expect, test } from '@jest/globals';
import { straightenRow } from './straighten-row.js';
import type { TextRow } from './text-rows.js';

const [INK, GROUND] = [60, 180];

/** Draws an image with one bar that is as high as capitals and lacks its first quarter, and describes it as a row. */
function drawBar(angle: number, { length = 120, size = 20, x = 150, y = 140 } = {}) {
  const [width, height] = [300, 280];
  const data = new Uint8Array(width * height).fill(GROUND);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const along = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
      const across = (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
      const isInk = along > -length / 4 && along <= length / 2 && Math.abs(across) <= size / 2;
      if (isInk) data[py * width + px] = INK;
    }
  }
  const row: TextRow = { x, y, angle, length, size, isDark: true, ink: INK, ground: GROUND, score: 1 };
  return { image: { data, width, height }, row };
}

/** Returns the first and last column and row of the dark area. */
function findDarkArea({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  const dark = [...data.keys()].filter((index) => data[index]! < 100);
  const [columns, rows] = [dark.map((index) => index % width), dark.map((index) => Math.floor(index / width))];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: rows[0]!,
    bottom: rows.at(-1)!,
    width,
    height,
  };
}

test.each([0, 0.6, -1.2])('straightenRow: cuts out a row at %s radians as a level row of 42 pixels', (angle) => {
  const { image, row } = drawBar(angle);
  const area = findDarkArea(straightenRow(image, row));
  // A row of 20 pixels is scaled by 2.1. The margin is 0.7 letter sizes across the row, and one letter size along it.
  expect([area.width, area.height]).toEqual([(120 + 40) * 2.1, Math.round(20 * 2.4 * 2.1)]);
  expect(area.bottom - area.top).toBeGreaterThan(39);
  expect(area.bottom - area.top).toBeLessThan(46);
  expect(Math.abs(area.left - (42 + (120 / 4) * 2.1))).toBeLessThan(4);
  expect(Math.abs(area.right - (area.width - 42))).toBeLessThan(4);
  expect(Math.abs((area.top + area.bottom) / 2 - area.height / 2)).toBeLessThan(3);
});

test('straightenRow: turns around a row that runs the other way', () => {
  const { image, row } = drawBar(0.6);
  const area = findDarkArea(straightenRow(image, row, true));
  expect(Math.abs(area.left - 42)).toBeLessThan(4);
  expect(Math.abs(area.right - (area.width - 42 - (120 / 4) * 2.1))).toBeLessThan(4);
});

test('straightenRow: stretches the gray levels of text and background', () => {
  const { image, row } = drawBar(0);
  const level = straightenRow(image, row);
  expect([level.data[0], level.data[50 * level.width + 168]]).toEqual([230, 25]);
  const light = straightenRow(image, { ...row, ink: GROUND, ground: INK });
  expect([light.data[0], light.data[50 * light.width + 168]]).toEqual([25, 230]);
});

test('straightenRow: shrinks large letters by averaging, and long rows to the maximum length', () => {
  const large = drawBar(0, { length: 200, size: 84 });
  const shrunk = findDarkArea(straightenRow(large.image, large.row));
  expect([shrunk.width, shrunk.height]).toEqual([(200 + 168) / 2, Math.round(84 * 2.4 * 0.5)]);
  expect(Math.abs(shrunk.bottom - shrunk.top - 42)).toBeLessThan(3);
  const { image, row } = drawBar(0, { size: 4 });
  expect(straightenRow(image, { ...row, length: 520 }).width).toBe((520 + 8) * 5);
});
