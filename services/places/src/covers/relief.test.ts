import { expect, test } from '@jest/globals';
import type { SeededRandom } from '../drawing/seeded-random.js';
import { inventRelief } from './relief.js';

/** Invents all hills in the middle of the image, on level ground. */
const centered = { between: (min: number, max: number) => (min + max) / 2 } as SeededRandom;

test('inventRelief: draws the contour lines around the hills', () => {
  const top = inventRelief(centered, 1200, 800, 4).at(-1)!;
  const numbers = (top.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [across, down] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  expect(Math.abs(middle(across) - 600)).toBeLessThan(30);
  expect(Math.abs(middle(down) - 400)).toBeLessThan(30);
});
