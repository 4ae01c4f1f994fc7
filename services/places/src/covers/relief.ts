import type { SeededRandom } from '../drawing/seeded-random.js';
import { type Point, smoothRing, thinPoints } from '../drawing/smooth-path.js';

/** Grid spacing in pixels at which heights are computed. */
const STEP_PIXELS = 25;
/** Number of grid points outside the image on each side, where lines are led around it. */
const OUTSIDE_POINTS = 2;

/**
 * Draws contour lines of hills that are invented from the seed: a texture, not a terrain.
 * @returns path data of the areas above each level, the lowest first; each contains the next
 */
export function inventRelief(random: SeededRandom, width: number, height: number, levels: number): string[] {
  const columns = Math.ceil(width / STEP_PIXELS) + 1 + 2 * OUTSIDE_POINTS;
  const rows = Math.ceil(height / STEP_PIXELS) + 1 + 2 * OUTSIDE_POINTS;
  const heightAt = inventHeights(random, width, height);
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      heightAt((column - OUTSIDE_POINTS) * STEP_PIXELS, (row - OUTSIDE_POINTS) * STEP_PIXELS),
    ),
  );
  const sorted = heights.flat().sort((a, b) => a - b);
  // With low outermost points, every line is closed.
  heights.forEach((row, rowIndex) => {
    if (rowIndex === 0 || rowIndex === rows - 1) row.fill(-1e9);
    else row[0] = row[columns - 1] = -1e9;
  });
  return Array.from({ length: levels }, (_, index) => {
    const level = sorted[Math.floor(((index + 0.55) / (levels + 0.4)) * sorted.length)]!;
    return traceOutlines(heights, level).join('');
  });
}

/** Returns a height function with some hills and hollows on a slope. */
function inventHeights(random: SeededRandom, width: number, height: number): (x: number, y: number) => number {
  const hills = Array.from({ length: 9 }, () => ({
    x: random.between(-0.1, 1.1) * width,
    y: random.between(-0.1, 1.1) * height,
    size: random.between(90, 330),
    stretch: random.between(0.55, 1.8),
    rise: random.between(-0.55, 1),
  }));
  const [slopeX, slopeY] = [random.between(-0.6, 0.6), random.between(-0.6, 0.6)];
  const [wave, phase] = [random.between(0.006, 0.011), random.between(0, 6)];
  return (x, y) =>
    (slopeX * x) / width +
    (slopeY * y) / height +
    0.07 * Math.sin(x * wave + phase) * Math.cos(y * wave * 1.3 - phase) +
    hills.reduce((sum, hill) => {
      const [dx, dy] = [(x - hill.x) / hill.size, ((y - hill.y) / hill.size) * hill.stretch];
      return sum + hill.rise * Math.exp(-dx * dx - dy * dy);
    }, 0);
}

/**
 * Traces closed lines around areas higher than `level`: marching squares, with the higher ground always on one side.
 */
function traceOutlines(heights: number[][], level: number): string[] {
  const [rows, columns] = [heights.length, heights[0]!.length];
  const next = new Map<number, number>();
  // Edges between adjacent points have the numbers 2 n to the right of point n and 2 n + 1 below it.
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const n = row * columns + column;
      const [top, right, bottom, left] = [2 * n, 2 * (n + 1) + 1, 2 * (n + columns), 2 * n + 1];
      const above = (r: number, c: number, bit: number) => (heights[row + r]![column + c]! > level ? bit : 0);
      const kind = above(0, 0, 8) | above(0, 1, 4) | above(1, 1, 2) | above(1, 0, 1);
      const sides = { top, right, bottom, left };
      for (const [from, to] of SEGMENTS[kind]!) next.set(sides[from], sides[to]);
    }
  }
  const paths: string[] = [];
  for (const first of next.keys()) {
    const ring: Point[] = [];
    for (let edge: number | undefined = first; edge !== undefined; ) {
      ring.push(interpolateCrossing(heights, columns, edge, level));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    paths.push(smoothRing(thinPoints(ring, 6)));
  }
  return paths;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
/**
 * Lines through a square, by its corners above the level (8 upper left, 4 upper right, 2 lower right, 1 lower left).
 */
const SEGMENTS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['bottom', 'left']],
  [['right', 'bottom']],
  [['right', 'left']],
  [['top', 'right']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'bottom']],
  [['top', 'left']],
  [['left', 'top']],
  [['bottom', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['right', 'top']],
  [['left', 'right']],
  [['bottom', 'right']],
  [['left', 'bottom']],
  [],
];

/** Returns the point in pixels where an edge crosses the level. */
function interpolateCrossing(heights: number[][], columns: number, edge: number, level: number): Point {
  const n = edge >> 1;
  const [row, column] = [Math.floor(n / columns), n % columns];
  const [down, across] = edge % 2 === 0 ? [0, 1] : [1, 0];
  const [a, b] = [heights[row]![column]!, heights[row + down]![column + across]!];
  const part = Math.max(0, Math.min(1, (level - a) / (b - a)));
  return [(column - OUTSIDE_POINTS + across * part) * STEP_PIXELS, (row - OUTSIDE_POINTS + down * part) * STEP_PIXELS];
}
