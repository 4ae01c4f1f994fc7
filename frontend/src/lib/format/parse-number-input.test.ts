import { parseNumberInput } from './parse-number-input.js';

const ITEM_LIMIT = { isInteger: true, min: 1, max: 100 } as const;
const USD_BUDGET = { min: 0, max: 10_000 };

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
])('parseNumberInput: parses the item limit %p as %p', (typed, number) =>
  expect(parseNumberInput(typed, ITEM_LIMIT)).toBe(number),
);

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
])('parseNumberInput: parses the budget %p as %p', (typed, number) =>
  expect(parseNumberInput(typed, USD_BUDGET)).toBe(number),
);
