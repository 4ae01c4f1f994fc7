import { countRows } from './useFreeRows.js';

test.each([
  ['none where the text is shorter', -1, 0],
  ['three where there is little space, rather than a tiny list', 100, 3],
  ['as many as fit', 500, 6],
  ['not too many', 5000, 18],
])('countRows: shows %s', (_what, height, expected) => {
  expect(countRows(height)).toBe(expected);
});
