import { getStarFill, toStarCount } from './Stars.js';

test('getStarFill: fills five stars in steps of a half, for a popularity of up to 10', () => {
  expect([0, 4.4, 5, 9.9, 10].map(toStarCount)).toEqual([0, 2, 2.5, 5, 5]);
  expect([0, 1, 2, 3, 4].map((place) => getStarFill(2.5, place))).toEqual([1, 1, 0.5, 0, 0]);
});
