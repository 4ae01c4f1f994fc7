import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { findComponents, type GrayImage, halveImage } from './letter-components.js';
import { CAPITALS_FRAME, LINE_FRAME, straightenRow, toPgm } from './straighten-row.js';
import { findTextClusters } from './text-clusters.js';
import { findTextRows, groupIntoLines } from './text-rows.js';

/**
 * Digest of the found rows. After an intended change, read the photos of signs again, and copy the new digests here.
 */
const digest = (value: unknown): string => {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(4)) : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
};

/** Strokes of letters in a box of 10 by 10: left, top, right and bottom. */
const LETTERS = {
  L: [
    [0, 0, 2, 10],
    [0, 8, 7, 10],
  ],
  T: [
    [0, 0, 8, 2],
    [3, 0, 5, 10],
  ],
  E: [
    [0, 0, 2, 10],
    [0, 0, 7, 2],
    [0, 4, 6, 6],
    [0, 8, 7, 10],
  ],
  H: [
    [0, 0, 2, 10],
    [6, 0, 8, 10],
    [0, 4, 8, 6],
  ],
  I: [[0, 0, 2, 10]],
  // Two parts that touch nowhere, as in 吕.
  '8': [
    [1, 0, 7, 3],
    [0, 5, 8, 10],
  ],
  // A dot and a dash, which are no letters.
  '-': [[0, 5, 7, 6]],
  '.': [[0, 9, 1, 10]],
} as const;

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  angle?: number;
  ink: number;
}

/** Draws lines of text on a ground that gets lighter to the right, with grain that is the same each time. */
function draw(lines: readonly Line[], width = 420, height = 300): GrayImage {
  let seed = 1;
  const grain = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 7) - 3;
  };
  const data = Uint8Array.from({ length: width * height }, (_, index) => 120 + ((index % width) >> 3) + grain());
  for (const { text, x, y, size, angle = 0, ink } of lines) {
    const [cos, sin, unit] = [Math.cos(angle), Math.sin(angle), size / 10];
    for (let py = 0; py < height; py++) {
      for (let px = 0; px < width; px++) {
        const along = ((px - x) * cos + (py - y) * sin) / unit;
        const across = ((py - y) * cos - (px - x) * sin) / unit;
        const letter = text[Math.floor(along / 11)] as keyof typeof LETTERS | undefined;
        const strokes = letter && along >= 0 ? LETTERS[letter] : undefined;
        const left = along % 11;
        if (strokes?.some(([l, t, r, b]) => left >= l && left < r && across >= t && across < b))
          data[py * width + px] = ink;
      }
    }
  }
  return { data, width, height };
}

const IMAGES = {
  'a sign': [
    { text: 'HOTEL', x: 40, y: 40, size: 40, ink: 20 },
    { text: 'TILE.THE', x: 40, y: 110, size: 24, ink: 20 },
    { text: 'LEHT', x: 270, y: 112, size: 22, ink: 25 },
  ],
  'light letters that rise': [
    { text: 'TELHEI', x: 60, y: 220, size: 26, angle: -0.35, ink: 240 },
    { text: 'HEI', x: 280, y: 40, size: 30, angle: 0.5, ink: 235 },
  ],
  'faint letters': [{ text: 'LTEHLT', x: 90, y: 120, size: 30, ink: 95 }],
  'letters of parts': [
    { text: '888', x: 100, y: 60, size: 60, ink: 30 },
    { text: '8888', x: 80, y: 190, size: 36, ink: 240 },
  ],
  'no letters': [
    { text: '--', x: 40, y: 40, size: 40, ink: 20 },
    { text: '..', x: 240, y: 140, size: 40, ink: 20 },
  ],
} satisfies Record<string, Line[]>;

test.each([
  ['a sign', 'd83f2006fc', '68685bb71b', '7c64df75b0'],
  ['light letters that rise', 'a38ac824d0', 'bd2f02676a', '16ceb408e2'],
  ['faint letters', 'ae6fbb5f2f', '2019841b76', '20bb18488a'],
  ['letters of parts', '31d62d9e7f', '5ae1625b48', '0a1719345a'],
  ['no letters', '210e130878', '5ae1625b48', '643d543710'],
] as const)('finds the rows of %s as before', (name, components, rows, clusters) => {
  const image = draw(IMAGES[name]);
  const small = halveImage(image);
  expect([
    digest([true, false].flatMap((isDark) => [findComponents(image, isDark, 24), findComponents(small, isDark, 12)])),
    digest([findTextRows(image, 5), groupIntoLines(findTextRows(image, 9)), findTextRows(small, 1)]),
    digest([findTextClusters(image, 4), findTextClusters(small, 1)]),
  ]).toEqual([components, rows, clusters]);
});

test('cuts rows out as before', () => {
  const image = draw(IMAGES['light letters that rise']);
  const [row] = findTextRows(image, 1);
  const cuts = [CAPITALS_FRAME, LINE_FRAME].flatMap((frame) =>
    [false, true].map((isTurned) => toPgm(straightenRow(image, row!, isTurned, frame)).toString('base64')),
  );
  expect(cuts.map(digest)).toEqual(['2646156428', '0b84a3f28b', '1982e2791c', '26c160057c']);
});
