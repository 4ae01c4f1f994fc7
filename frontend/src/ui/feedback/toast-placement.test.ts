import { type Box, findFreeTop } from './toast-placement.js';

const toast: Box = { top: 0, bottom: 80, left: 400, right: 800 };
const control = (top: number, left = 500): Box => ({ top, bottom: top + 44, left, right: left + 100 });
const find = (...controls: Box[]) => findFreeTop(toast, controls, 68, 800);

test('findFreeTop: keeps the first place when no control is there', () => {
  expect(find()).toBe(68);
  expect(find(control(400), control(70, 0))).toBe(68);
});

test('findFreeTop: goes below the controls in its way, through the first gap that is high enough', () => {
  expect(find(control(100))).toBe(152);
  expect(find(control(100), control(200))).toBe(252);
  expect(find(control(100), control(240))).toBe(152);
});

test('findFreeTop: covers no title either, as long as that costs no control', () => {
  const title = { ...control(100), bottom: 160 };
  expect(findFreeTop(toast, [control(300)], 68, 800, [title])).toBe(168);
  expect(findFreeTop(toast, [control(200)], 68, 300, [title])).toBe(68);
});

test('findFreeTop: stays at the first place when there is no gap', () => {
  expect(findFreeTop(toast, [control(100), control(150), control(200)], 68, 260)).toBe(68);
});
