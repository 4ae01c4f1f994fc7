import { formatNumber, presentQuantity, readCount } from './quantities.js';

const quantity = (amount: string, id: string, bounds = {}) => ({
  amount,
  unit: `http://www.wikidata.org/entity/${id}`,
  ...bounds,
});

test.each([
  ['+330', 'Q11573', '330 m', '330', 'm'],
  ['+9999', 'Q11573', '9,999 m', '9999', 'm'],
  ['+10000', 'Q11573', '10 km', '10', 'km'],
  ['+12.346', 'Q828224', '12.3 km', '12.3', 'km'],
  ['+250', 'Q174728', '2.5 m', '2.5', 'm'],
  ['+1063', 'Q3710', '1,063 ft (324 m)', '324', 'm'],
  ['+10', 'Q253276', '10 mi (16.1 km)', '16.1', 'km'],
])('presentQuantity: presents the length %s of unit %s as %s', (amount, id, text, value, unit) => {
  expect(presentQuantity(quantity(amount, id), 'length')).toEqual({ text, value, unit });
  expect(presentQuantity(quantity(amount, id), 'area')).toBeNull();
});

test.each([
  ['+2.5', 'Q712226', '2.5 km²'],
  ['+50000', 'Q25343', '0.05 km²'],
  ['+120', 'Q35852', '1.2 km²'],
  ['+843', 'Q81292', '843 acres (3.41 km²)'],
  ['+100', 'Q232291', '100 mi² (259 km²)'],
])('presentQuantity: presents the area %s of unit %s as %s', (amount, id, text) => {
  expect(presentQuantity(quantity(amount, id), 'area')?.text).toBe(text);
  expect(presentQuantity(quantity(amount, id), 'length')).toBeNull();
});

test.each([
  [{ upperBound: '+102', lowerBound: '+98' }, 'about 100 m'],
  [{ upperBound: '+101', lowerBound: '+99' }, '100 m'],
  [{ upperBound: '+200' }, '100 m'],
])('presentQuantity: presents the bounds %j as "%s"', (bounds, text) => {
  expect(presentQuantity(quantity('+100', 'Q11573', bounds), 'length')?.text).toBe(text);
});

test('presentQuantity: returns null for other units and for values that are not numbers', () => {
  expect(presentQuantity(quantity('+5', 'Q11570'), 'length')).toBeNull();
  expect(presentQuantity(quantity('many', 'Q11573'), 'length')).toBeNull();
});

test.each([
  ['+7', '1', 7],
  ['0', '1', null],
  ['+1.5', '1', null],
  ['+7', 'http://www.wikidata.org/entity/Q11573', null],
])('readCount: reads %s of unit %s as %j', (amount, unit, count) => expect(readCount({ amount, unit })).toBe(count));

test.each([
  [0.123456, '0.1235'],
  [1, '1'],
  [9.876, '9.88'],
  [10.123, '10.1'],
  [12345.67, '12,345.7'],
])('formatNumber: formats %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));
