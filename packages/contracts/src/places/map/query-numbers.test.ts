import { integerOr, isWholePosition, number, optionalNumber } from './query-numbers.js';

describe('numbers of a query', () => {
  it.each([
    ['41.9', 41.9],
    [' -7 ', -7],
    ['1e-7', 1e-7],
    ['+3', 3],
  ])('reads %j', (value, expected) => expect(number(-90, 90).parse(value)).toBe(expected));

  it.each(['0x10', '0b1', 'Infinity', '1,5', '4 2', 'NaN'])('rejects %j, which is no decimal number', (value) =>
    expect(number(-90, 90).safeParse(value).error?.issues[0]?.message).toBe('must be a number'),
  );

  it('treats empty text as absent', () => {
    expect(optionalNumber(0, 9).parse('')).toBeUndefined();
    expect(integerOr(5, 0, 9).parse('  ')).toBe(5);
  });
});

it.each([
  [{ lat: 1, lng: 2 }, true],
  [{}, true],
  [{ lat: 0 }, false],
  [{ lng: 0 }, false],
])('isWholePosition: %j', (position, expected) => expect(isWholePosition(position)).toBe(expected));
