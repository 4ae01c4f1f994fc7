import { fitAround } from './fit-around.js';
import { fitMost } from './fit-most.js';

const MONTEFALCO = { lat: 42.89, lng: 12.65 };
const ASSISI = { lat: 43.07, lng: 12.61 };
const SIZE = { width: 384, height: 600 };

test('fitAround: has the place in the middle, and shows the others', () => {
  const { center, zoom } = fitAround(MONTEFALCO, [ASSISI], 13, SIZE);
  expect(center).toEqual(MONTEFALCO);
  // Both are closer together than with as much room on the other side.
  expect(zoom).toBeLessThan(fitMost([MONTEFALCO, ASSISI], 13, SIZE).zoom + 1);
  expect(zoom).toBeGreaterThan(8);
});

test('fitAround: shows a place alone as near as a map goes', () =>
  expect(fitAround(MONTEFALCO, [], 13, SIZE)).toEqual({ center: MONTEFALCO, zoom: 13 }));
