import { arePairs, countGuides, countRows } from './useFreeRows.js';

test.each([
  ['none where the text is shorter', -1, 0],
  ['three where there is little space, rather than a tiny list', 100, 3],
  ['as many as fit', 500, 6],
])('countRows: shows %s', (_what, height, expected) => {
  expect(countRows(height)).toBe(expected);
});

test.each([
  ['each row a guide', 8, 8],
  ['higher pairs of cards where there are many rows', 20, 12],
  ['not too many', 60, 20],
])('countGuides: shows %s', (_what, rows, expected) => {
  expect(countGuides(rows)).toBe(expected);
});

test('arePairs: makes cards of many guides, and of a few where there is much space', () => {
  expect([arePairs(20, 12), arePairs(10, 4), arePairs(10, 9)]).toEqual([true, true, false]);
});
