import { chooseGraticuleStep, formatDegrees } from './graticule.js';

test.each([
  [0.026, 1200, 0.002],
  [0.0075, 350, 0.002],
  [40, 1200, 5],
  [720, 350, 60],
])('chooseGraticuleStep: for %d degrees on %i pixels, returns a meridian every %d', (degrees, width, step) => {
  expect(chooseGraticuleStep(degrees, width)).toBe(step);
});

test.each([
  [30, 30, '30° E'],
  [-120, 30, '120° W'],
  [2.3, 0.005, '2.300° E'],
  [48.86, 0.02, '48.86° E'],
  [190, 10, '170° W'],
])('formatDegrees: formats %d degrees in steps of %d as %s', (degrees, step, text) => {
  expect(formatDegrees(degrees, step, 'E', 'W')).toBe(text);
});
