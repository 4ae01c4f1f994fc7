import { type Box, findFreePlace } from './toast-placement.js';

const SIZE = { width: 400, height: 80 };
const box = (top: number, left = 500): Box => ({ top, bottom: top + 44, left, right: left + 100 });
const find = (controls: Box[], texts: Box[] = [], lowest = 800) =>
  findFreePlace(SIZE, [400, 0], { controls, texts }, 68, lowest);

test('findFreePlace: returns the first place if nothing is there', () => {
  expect(find([])).toEqual({ top: 68, left: 400 });
  expect(find([box(400), box(70, 50)])).toEqual({ top: 68, left: 400 });
});

test('findFreePlace: moves to another edge, or below whatever is at all of them', () => {
  expect(find([box(100)])).toEqual({ top: 68, left: 0 });
  expect(find([box(100), box(120, 100)])).toEqual({ top: 150, left: 400 });
  expect(find([box(100), box(120, 100), box(220)])).toEqual({ top: 170, left: 0 });
});

test('findFreePlace: does not cover text either', () => {
  expect(find([], [box(100)])).toEqual({ top: 68, left: 0 });
  expect(find([box(70, 100)], [box(100)])).toEqual({ top: 120, left: 0 });
});

test('findFreePlace: covers no control, and as little text as possible', () => {
  const word = { ...box(100, 100), right: 120 };
  expect(find([], [box(100), word], 160)).toEqual({ top: 68, left: 0 });
  expect(find([word], [box(100)], 160)).toEqual({ top: 68, left: 400 });
});

test('findFreePlace: covers no picture where something else is free, and rather a picture than text', () => {
  const free = (pictures: Box[], texts: Box[], lowest = 800) =>
    findFreePlace(SIZE, [400, 0], { controls: [], texts, pictures }, 68, lowest);
  expect(free([box(70)], [])).toEqual({ top: 68, left: 0 });
  expect(free([{ top: 0, left: 0, right: 800, bottom: 300 }], [])).toEqual({ top: 306, left: 400 });
  expect(free([{ top: 0, left: 400, right: 800, bottom: 300 }], [box(100, 100)], 160)).toEqual({ top: 68, left: 400 });
});

test('findFreePlace: returns the first place if there are controls everywhere', () => {
  expect(find([box(100), box(100, 100)], [], 160)).toEqual({ top: 68, left: 400 });
});
