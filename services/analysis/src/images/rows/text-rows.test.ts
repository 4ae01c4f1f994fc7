import { describe, expect, test } from '@jest/globals';
import { findTextRows, groupIntoLines, type TextRow } from './text-rows.js';

interface Writing {
  x: number;
  y: number;
  angle: number;
  letters: number;
  size: number;
  ink: number;
}
/** Width and spacing of letters as shares of their size. */
const [LETTER_WIDTH, LETTER_STEP] = [0.7, 1];

/** Draws rows of the letter L on gray. */
function drawWritings(writings: Writing[], width = 640, height = 480) {
  const data = new Uint8Array(width * height).fill(140);
  for (const { x, y, angle, letters, size, ink } of writings) {
    for (let py = 0; py < height; py++) {
      for (let px = 0; px < width; px++) {
        const along = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle) + (letters * LETTER_STEP * size) / 2;
        const across = (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
        const isLetter = along >= 0 && along < letters * LETTER_STEP * size && Math.abs(across) <= size / 2;
        const column = (along % (LETTER_STEP * size)) / size;
        if (isLetter && column < (across > size * 0.2 ? LETTER_WIDTH : 0.25)) data[py * width + px] = ink;
      }
    }
  }
  return { data, width, height };
}

describe('findTextRows', () => {
  test.each<[string, Writing]>([
    ['level', { x: 300, y: 200, angle: 0, letters: 9, size: 20, ink: 40 }],
    ['light', { x: 300, y: 200, angle: 0, letters: 9, size: 20, ink: 240 }],
    ['faded', { x: 300, y: 200, angle: 0, letters: 9, size: 20, ink: 120 }],
    ['rising', { x: 300, y: 240, angle: -0.5, letters: 12, size: 22, ink: 40 }],
    ['steep', { x: 320, y: 240, angle: 1.2, letters: 10, size: 24, ink: 40 }],
    ['large', { x: 320, y: 240, angle: 0.1, letters: 7, size: 40, ink: 40 }],
  ])('finds a row that is %s', (_kind, writing) => {
    const row = findTextRows(drawWritings([writing]), 5).find(({ isDark }) => isDark === writing.ink < 140);
    expect(Math.abs(row!.x - writing.x)).toBeLessThan(writing.size * 0.4);
    expect(Math.abs(row!.y - writing.y)).toBeLessThan(writing.size * 0.4);
    expect(Math.abs(row!.angle - writing.angle)).toBeLessThan(0.03);
    expect(row!.length / (writing.letters * LETTER_STEP * writing.size)).toBeCloseTo(1, 0);
  });

  test('finds each of several rows once, and no more than the maximum', () => {
    const image = drawWritings([
      { x: 200, y: 80, angle: 0, letters: 10, size: 20, ink: 40 },
      { x: 420, y: 240, angle: 0.6, letters: 8, size: 26, ink: 240 },
      { x: 160, y: 380, angle: 0, letters: 6, size: 30, ink: 40 },
    ]);
    const rows = findTextRows(image, 9).toSorted((a, b) => a.y - b.y);
    expect(rows.map(({ y }) => Math.round(y / 20) * 20)).toEqual([80, 240, 380]);
    expect(findTextRows(image, 2)).toHaveLength(2);
  });

  test.each([0.4, 0.8, 1.2, -1])('finds rows at %s radians once, although parts of them are rows as well', (angle) => {
    const writing = { angle, letters: 7, size: 24, ink: 40 };
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const after = { x: 320 + 150 * cos, y: 240 + 150 * sin };
    const image = drawWritings([
      { ...writing, x: 320, y: 240 },
      { ...writing, ...after, letters: 3, ink: 60 },
    ]);
    expect(findTextRows(image, 9)).toHaveLength(1);
  });

  test('finds no row in fewer than three letters', () => {
    expect(findTextRows(drawWritings([{ x: 300, y: 200, angle: 0, letters: 2, size: 20, ink: 40 }]), 5)).toEqual([]);
    expect(findTextRows(drawWritings([{ x: 300, y: 200, angle: 0, letters: 3, size: 20, ink: 40 }]), 5)).toHaveLength(
      1,
    );
  });
});

describe('groupIntoLines', () => {
  const ROW: TextRow = { x: 0, y: 0, angle: 0, length: 100, size: 20, isDark: true, ink: 0, ground: 200, score: 1 };
  /**
   * Returns {@link ROW} and a row after it, at an angle. `across` and `gap` are the distances between both, in letter
   * sizes.
   */
  const following = (across: number, gap: number, angle: number, change: Partial<TextRow> = {}): [TextRow, TextRow] => {
    const [dx, dy] = [100 + gap * 20, across * 20];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      { ...ROW, angle },
      { ...ROW, angle, x: dx * cos - dy * sin, y: dx * sin + dy * cos, ...change },
    ];
  };

  test.each([0, 1, -1])('joins rows at %s radians that continue each other', (angle) => {
    expect(groupIntoLines(following(0.45, 1, angle))).toHaveLength(1);
    expect(groupIntoLines(following(-0.45, 1, angle))).toHaveLength(1);
    expect(groupIntoLines(following(0, 2.9, angle))).toHaveLength(1);
    expect(groupIntoLines(following(0.55, 1, angle))).toHaveLength(2);
    expect(groupIntoLines(following(-0.55, 1, angle))).toHaveLength(2);
    expect(groupIntoLines(following(0, 3.1, angle))).toHaveLength(2);
  });

  test('separates rows of another size, color or direction', () => {
    expect(groupIntoLines(following(0, 1, 0, { size: 13 }))).toHaveLength(1);
    expect(groupIntoLines(following(0, 1, 0, { size: 12 }))).toHaveLength(2);
    expect(groupIntoLines(following(0, 1, 0, { isDark: false }))).toHaveLength(2);
    expect(groupIntoLines(following(0, 1, 0, { angle: 0.14 }))).toHaveLength(1);
    expect(groupIntoLines(following(0, 1, 0, { angle: 0.16 }))).toHaveLength(2);
  });

  test('returns lines from top to bottom and their rows from left to right', () => {
    const row = (x: number, y: number): TextRow => ({ ...ROW, x, y });
    const lines = groupIntoLines([row(120, 100), row(0, 100), row(300, 0), row(0, 0)]);
    expect(lines.map((line) => line.map(({ x, y }) => [x, y]))).toEqual([
      [[0, 0]],
      [[300, 0]],
      [
        [0, 100],
        [120, 100],
      ],
    ]);
  });
});
