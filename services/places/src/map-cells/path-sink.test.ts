import { describe, expect, test } from '@jest/globals';
import { PathSink } from './path-sink.js';

function draw(points: [number, number][], { isPolygon = false, tolerance = 0, precision = 1 } = {}): string {
  const sink = new PathSink(tolerance, precision);
  if (isPolygon) sink.polygonStart();
  sink.lineStart();
  for (const [x, y] of points) sink.point(x, y);
  sink.lineEnd();
  if (isPolygon) sink.polygonEnd();
  return sink.toString();
}

describe('PathSink', () => {
  test('writes steps from point to point that end where the points do', () => {
    expect(
      draw([
        [0.4, 1.6],
        [10, 2],
        [3, -4],
      ]),
    ).toBe('M0 2l10 0-7-6');
    expect(
      draw(
        [
          [0, 0],
          [5, 0],
          [5, 5],
        ],
        { isPolygon: true },
      ),
    ).toBe('M0 0l5 0 0 5z');
  });

  test('omits points that are within the tolerance', () => {
    expect(
      draw(
        [
          [0, 0],
          [2, 0],
          [4, 0],
          [5, 0],
        ],
        { tolerance: 3 },
      ),
    ).toBe('M0 0l4 0');
  });

  test('draws no shape that is only a speck', () => {
    expect(
      draw([
        [0, 0],
        [0.2, 0.1],
      ]),
    ).toBe('');
    expect(
      draw(
        [
          [0, 0],
          [9, 9],
        ],
        { isPolygon: true },
      ),
    ).toBe('');
  });

  test('writes tenths without the errors of binary fractions', () => {
    const points = Array.from({ length: 50 }, (_, index): [number, number] => [index * 0.1, 0]);
    expect(draw(points, { precision: 10 })).toMatch(/^M0 0l(0\.1 0 ?){49}$/);
  });
});
