import { chooseRingRadii } from './range-rings.js';

describe('chooseRingRadii', () => {
  it.each([
    [3.5, 1280, [250, 500, 1_000]],
    [0.5, 390, [50]],
    [13, 1280, [1_000, 2_500, 5_000]],
    // On a map that shows a whole country, no ring is useful.
    [600, 1280, [50_000]],
    [2000, 1280, []],
  ])('%f m per pixel on %i pixels', (metersPerPixel, size, expected) => {
    expect(chooseRingRadii(metersPerPixel, size)).toEqual(expected);
  });
});
