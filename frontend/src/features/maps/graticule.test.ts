import { degreesText, graticuleStep } from './graticule.js';

test.each([
  [360, 30],
  [40, 10],
  [0.03, 0.005],
  [0.0001, 0.002],
])('a picture %d degrees wide has a meridian every %d', (width, step) => {
  expect(graticuleStep(width)).toBe(step);
});

test.each([
  [30, 30, '30° E'],
  [-120, 30, '120° W'],
  [2.3, 0.005, '2.300° E'],
  [48.86, 0.02, '48.86° E'],
  [190, 10, '170° W'],
])('%d degrees in steps of %d read %s', (degrees, step, text) => {
  expect(degreesText(degrees, step, 'E', 'W')).toBe(text);
});
