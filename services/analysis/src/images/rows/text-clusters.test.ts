import type { GrayImage } from './letter-components.js';
import { findTextClusters, isSameLine } from './text-clusters.js';
import type { TextRow } from './text-rows.js';

/** Left, top, width and height in pixels. */
type Box = readonly [number, number, number, number];

const STROKE_PX = 5;

/** Draws the outlines of boxes. */
function drawBoxes(boxes: readonly Box[], { ink = 30, ground = 220 } = {}): GrayImage {
  const [width, height] = [400, 200];
  const data = new Uint8Array(width * height).fill(ground);
  for (const [left, top, w, h] of boxes) {
    for (let y = top; y < top + h; y++) {
      const start = y * width + left;
      const isEdge = y < top + STROKE_PX || y >= top + h - STROKE_PX;
      data.fill(ink, start, start + (isEdge ? w : STROKE_PX));
      data.fill(ink, start + w - STROKE_PX, start + w);
    }
  }
  return { data, width, height };
}

/** Three letters that each have two separate parts, as in 吕. */
const THREE_LETTERS = [100, 150, 200].flatMap((left): Box[] => [
  [left + 6, 80, 28, 16],
  [left, 100, 40, 20],
]);
const LINE = { x: 170, y: 100 };

describe('findTextClusters', () => {
  it.each([
    ['dark on light', { ink: 30, ground: 220 }],
    ['light on dark', { ink: 220, ground: 30 }],
    ['faint', { ink: 120, ground: 145 }],
  ])('finds a line of letters of several parts, %s', (_, colors) => {
    const [line] = findTextClusters(drawBoxes(THREE_LETTERS, colors), 4);
    expect(line).toMatchObject({ isDark: colors.ink < colors.ground });
    expect(Math.abs(line!.x - LINE.x)).toBeLessThan(4);
    expect(Math.abs(line!.y - LINE.y)).toBeLessThan(4);
    expect(line!.length).toBeGreaterThan(130);
    expect(line!.size).toBeGreaterThan(34);
    expect(line!.size).toBeLessThan(48);
  });

  it('finds a word whose letters are joined by a line', () => {
    const word: Box[] = [[100, 80, 150, 11], ...[106, 140, 170, 220].map((left): Box => [left, 90, 20, 26])];
    const [line] = findTextClusters(drawBoxes(word), 4);
    expect(Math.abs(line!.x - 175)).toBeLessThan(8);
    expect(line!.length).toBeGreaterThan(140);
  });

  it('separates lines below each other', () => {
    const below = THREE_LETTERS.map(([left, top, w, h]): Box => [left, top - 60, w, h]);
    const lines = findTextClusters(drawBoxes([...THREE_LETTERS, ...below]), 2);
    expect(lines.map(({ y }) => Math.round(y / 20)).sort()).toEqual([2, 5]);
  });

  it('finds nothing on an even ground, and no line in parts that all look alike', () => {
    const windows = [40, 100, 160, 220, 280].map((left): Box => [left, 80, 30, 50]);
    expect(findTextClusters(drawBoxes([]), 4)).toEqual([]);
    expect(findTextClusters(drawBoxes(windows), 4).filter(({ length }) => length > 100)).toEqual([]);
  });
});

test('isSameLine: requires a common middle and about the same size', () => {
  const row = { x: 100, y: 100, angle: 0, length: 200, size: 40 } as TextRow;
  expect(isSameLine(row, { ...row, x: 150, length: 60 })).toBe(true);
  expect(isSameLine(row, { ...row, y: 140 })).toBe(false);
  expect(isSameLine(row, { ...row, size: 100 })).toBe(false);
});
