import { layColumn } from './lay-column.js';
import type { GrayImage } from './letter-components.js';
import type { TextRow } from './text-rows.js';

const [LETTER, PITCH, LEFT, TOP] = [40, 46, 80, 60];
/** Draws letters below each other: `T`, whose parts touch, `2`, of two strokes with a gap, and `-`, a low stroke. */
function drawColumn(letters: string): GrayImage {
  const [width, height] = [200, 480];
  const data = new Uint8Array(width * height).fill(220);
  const fill = (left: number, top: number, columns: number, rows: number) => {
    for (let y = top; y < top + rows; y++) data.fill(30, y * width + left, y * width + left + columns);
  };
  for (const [index, letter] of [...letters].entries()) {
    const top = TOP + index * PITCH;
    if (letter === 'T') {
      fill(LEFT, top, LETTER, 8);
      fill(LEFT + 16, top, 8, LETTER);
    } else if (letter === '2') {
      fill(LEFT, top, LETTER, 8);
      fill(LEFT, top + LETTER - 8, LETTER, 8);
    } else fill(LEFT, top + 16, LETTER, 8);
  }
  return { data, width, height };
}

const createLine = (letters: number, change: Partial<TextRow> = {}): TextRow => ({
  x: LEFT + LETTER / 2,
  y: TOP + (letters * PITCH - (PITCH - LETTER)) / 2,
  angle: Math.PI / 2,
  length: letters * PITCH,
  size: LETTER,
  isDark: true,
  ink: 30,
  ground: 220,
  score: 5,
  ...change,
});

const MARGIN = 8;
/** Returns the vertical middle of the ink in each square of a line, as a share of its height. */
function listMiddles({ data, width, height }: GrayImage): number[] {
  const square = height - 2 * MARGIN;
  return Array.from({ length: (width - 2 * MARGIN) / square }, (_, index) => {
    const from = MARGIN + index * square;
    const rows = Array.from({ length: height }, (__, row) => row).filter((row) =>
      data.subarray(row * width + from, row * width + from + square).some((level) => level < 128),
    );
    return (rows[0]! + rows.at(-1)!) / 2 / height;
  });
}

test.each([Math.PI / 2, -Math.PI / 2])('layColumn: lays upright letters side by side, for a line at %d', (angle) => {
  const middles = listMiddles(layColumn(drawColumn('T2-T'), createLine(4, { angle }))!);
  expect(middles).toHaveLength(4);
  for (const middle of middles) expect(middle).toBeCloseTo(0.5, 1);
});

test('layColumn: finds a letter that the line missed', () => {
  expect(listMiddles(layColumn(drawColumn('T2-T'), createLine(3))!)).toHaveLength(4);
});

test('layColumn: is null for a line that is no column of letters', () => {
  expect(layColumn(drawColumn('T'), createLine(1))).toBeNull();
  expect(layColumn({ data: new Uint8Array(96_000).fill(220), width: 200, height: 480 }, createLine(4))).toBeNull();
});
