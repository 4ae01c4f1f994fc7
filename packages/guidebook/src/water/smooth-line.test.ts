import { type LngLat, smoothLine } from './smooth-line.js';

const COURSE: LngLat[] = [
  [0, 0],
  [1, 0],
  [1, 5],
  [2, 5],
];

describe('smoothLine', () => {
  it('passes through every waypoint', () => {
    const line = smoothLine(COURSE).map(String);
    for (const point of COURSE) expect(line).toContain(String(point));
  });

  it('makes no detour at unequal legs', () => {
    for (const [x, y] of smoothLine(COURSE)) {
      expect(x).toBeGreaterThan(-0.3);
      expect(x).toBeLessThan(2.3);
      expect(y).toBeGreaterThan(-0.5);
      expect(y).toBeLessThan(5.5);
    }
  });

  it('keeps a shore closed, without a corner at its first point', () => {
    const ring = smoothLine([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(ring.at(-1)).toEqual(ring[0]);
    // The direction is that from the last corner to the first; at an end it would be that of the leg.
    expect(ring[1]).toEqual([-0.08, 0.152]);
  });
});
