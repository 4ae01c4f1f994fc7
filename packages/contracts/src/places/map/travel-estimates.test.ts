import { estimateDriveSeconds } from './travel-estimates.js';

test.each([
  [1_000, 5],
  [10_000, 20],
  [25_000, 40],
  [100_000, 120],
  [300_000, 330],
])('estimateDriveSeconds: %d m in a straight line take about %d minutes by car', (meters, minutes) => {
  expect(estimateDriveSeconds(meters) / 60).toBe(minutes);
});
