import { formatDuration } from './format-duration.js';

it.each([
  [45, 'About 45 min'],
  [120, 'About 2 h'],
  [150, 'About 2 h 30 min'],
  [600, 'A day or more'],
])('formatDuration: %d minutes are "%s"', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
