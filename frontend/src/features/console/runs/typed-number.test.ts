import { numberIn } from './typed-number.js';

const WHOLE = { whole: true, least: 1, most: 100 } as const;
const USD = { least: 0, most: 10_000 };

test.each([
  ['', undefined],
  ['  ', undefined],
  [' 7 ', 7],
  ['100', 100],
  ['101', null],
  ['0', null],
  ['1.5', null],
  ['-1', null],
  ['1e2', null],
  ['ten', null],
])('a limit typed as %p is %p', (typed, number) => expect(numberIn(typed, WHOLE)).toBe(number));

test.each([
  ['0', 0],
  ['0.015', 0.015],
  ['.5', 0.5],
  ['2,50', 2.5],
  ['10000', 10_000],
  ['10000.01', null],
  ['1,000,000', null],
  ['$5', null],
  ['Infinity', null],
])('a budget typed as %p is %p', (typed, number) => expect(numberIn(typed, USD)).toBe(number));
