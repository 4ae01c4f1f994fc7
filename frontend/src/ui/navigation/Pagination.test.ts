import { getPageWindow } from './Pagination.js';

const shown = (current: number, pages: number) =>
  getPageWindow(current, pages)
    .map((page) => page ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [3, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [5, 20, '1 2 3 4 5 6 7 … 20'],
  [10, 20, '1 … 8 9 10 11 12 … 20'],
  [16, 20, '1 … 14 15 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('getPageWindow: returns the links for page %i of %i', (current, pages, expected) => {
  expect(shown(current, pages)).toBe(expected);
});

test('getPageWindow: treats a page past the end as the last page', () => {
  expect(shown(30, 20)).toBe('1 … 16 17 18 19 20');
});
