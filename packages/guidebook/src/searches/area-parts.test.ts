import { getAreaPart, isInPart, readDirectedName } from './area-parts.js';

const town = (latitude: number, longitude: number) => ({ latitude, longitude });
/** Towns one degree apart, from 10 to 18, and one on a remote island. */
const TOWNS = [town(-60, -60), ...Array.from({ length: 9 }, (_, index) => town(10 + index, 30 + index))];
const atlas = { gazetteer: { getTownPositions: () => TOWNS } } as never;
const SPAIN = { kind: 'country', country: 'ES' } as const;

describe('readDirectedName', () => {
  it.each([
    ['northern spain', { direction: 'north', name: 'spain' }],
    ['the western part of the alps', { direction: 'west', name: 'alps' }],
    ['sudfrankreich', { direction: 'south', name: 'frankreich' }],
    ['spain', null],
    ['northern', null],
  ])('reads "%s"', (text, expected) => expect(readDirectedName(text)).toEqual(expected));
});

describe('getAreaPart', () => {
  it('takes a share of a country, as far as its towns extend without the outermost', () => {
    expect(getAreaPart(atlas, SPAIN, 'south')).toEqual({ direction: 'south', limit: 10 + 0.38 * 7 });
    expect(getAreaPart(atlas, SPAIN, 'north')).toEqual({ direction: 'north', limit: 17 - 0.38 * 7 });
    expect(getAreaPart(atlas, SPAIN, 'west')).toEqual({ direction: 'west', limit: 30 + 0.38 * 7 });
    expect(getAreaPart(atlas, SPAIN, 'east')).toEqual({ direction: 'east', limit: 37 - 0.38 * 7 });
  });

  it('takes a share of the extent of a region, but not across the date line', () => {
    const region = (extent: number[]) => ({ kind: 'destination', destination: { extent } }) as never;
    expect(getAreaPart(atlas, region([0, 40, 10, 50]), 'south')).toEqual({ direction: 'south', limit: 40 + 0.38 * 10 });
    expect(getAreaPart(atlas, region([170, 40, -170, 50]), 'north')).toEqual({
      direction: 'north',
      limit: 50 - 0.38 * 10,
    });
    expect(getAreaPart(atlas, region([170, 40, -170, 50]), 'east')).toBeNull();
  });

  it('knows no parts of a town', () => expect(getAreaPart(atlas, { kind: 'city' } as never, 'north')).toBeNull());
});

it.each([
  ['north', true, false],
  ['south', false, true],
  ['east', true, false],
  ['west', false, true],
] as const)('isInPart: compares with the limit: %s', (direction, isHigher, isLower) => {
  const part = { direction, limit: 5 };
  expect([isInPart(part, town(5, 5)), isInPart(part, town(4.9, 4.9))]).toEqual([isHigher, isLower]);
});
