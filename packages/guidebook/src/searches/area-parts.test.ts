import { type Direction, getAreaPart, getDepth, getPartName, isInPart, readDirectedName } from './area-parts.js';

const town = (latitude: number, longitude: number) => ({ latitude, longitude });
/** Towns one degree apart, from 10 to 18, and one on a remote island. */
const TOWNS = [town(-60, -60), ...Array.from({ length: 9 }, (_, index) => town(10 + index, 30 + index))];
const atlas = { gazetteer: { getTownPositions: () => TOWNS } } as never;
const POLAND = { kind: 'country', country: 'PL' } as const;

describe('readDirectedName', () => {
  it.each([
    ['northern spain', { direction: 'north', name: 'spain' }],
    ['the western part of the alps', { direction: 'west', name: 'alps' }],
    ['sudfrankreich', { direction: 'south', name: 'frankreich' }],
    ['north west england', { direction: 'northwest', name: 'england' }],
    ['northwest england', { direction: 'northwest', name: 'england' }],
    ['northwestern england', { direction: 'northwest', name: 'england' }],
    ['sud ouest de la france', { direction: 'southwest', name: 'france' }],
    ['noreste de brasil', { direction: 'northeast', name: 'brasil' }],
    ['central italy', { direction: 'center', name: 'italy' }],
    ['nordwestspanien', { direction: 'northwest', name: 'spanien' }],
    ['spain', null],
    ['northern', null],
  ])('reads "%s"', (text, expected) => expect(readDirectedName(text)).toEqual(expected));
});

describe('getAreaPart', () => {
  const part = (direction: Direction, box: number[], outline: unknown = null) => ({ direction, box, outline });

  it('takes a share of a country, as far as its towns extend without the outermost', () => {
    expect(getAreaPart(atlas, POLAND, 'south')).toEqual(part('south', [-180, -90, 180, 10 + 0.38 * 7]));
    expect(getAreaPart(atlas, POLAND, 'north')).toEqual(part('north', [-180, 17 - 0.38 * 7, 180, 90]));
    expect(getAreaPart(atlas, POLAND, 'west')).toEqual(part('west', [-180, -90, 30 + 0.38 * 7, 90]));
    expect(getAreaPart(atlas, POLAND, 'east')).toEqual(part('east', [37 - 0.38 * 7, -90, 180, 90]));
  });

  it('takes a quarter for a direction between two, and leaves out the borders for the center', () => {
    expect(getAreaPart(atlas, POLAND, 'northwest')).toEqual(part('northwest', [-180, 13.5, 33.5, 90]));
    expect(getAreaPart(atlas, POLAND, 'center')).toEqual(part('center', [31.75, 11.75, 35.25, 15.25]));
  });

  it('takes a share of the extent of a region, but not across the date line', () => {
    const region = (extent: number[]) => ({ kind: 'destination', destination: { id: 'r', extent } }) as never;
    expect(getAreaPart(atlas, region([0, 40, 10, 50]), 'south')).toEqual(part('south', [0, 40, 10, 40 + 0.38 * 10]));
    expect(getAreaPart(atlas, region([170, 40, -170, 50]), 'north')).toEqual(
      part('north', [170, 50 - 0.38 * 10, -170, 50]),
    );
    expect(getAreaPart(atlas, region([170, 40, -170, 50]), 'east')).toBeNull();
  });

  it('takes what is drawn, where a box would not tell: northern Italy without Florence', () => {
    const italy = getAreaPart(atlas, { kind: 'country', country: 'IT' }, 'north')!;
    expect(isInPart(italy, { latitude: 45.44, longitude: 12.33 })).toBe(true);
    expect(isInPart(italy, { latitude: 43.77, longitude: 11.26 })).toBe(false);
  });

  it('knows no parts of a town', () => expect(getAreaPart(atlas, { kind: 'city' } as never, 'north')).toBeNull());
});

it('isInPart: compares with the box', () => {
  const part = { direction: 'north', box: [0, 5, 10, 90], outline: null } as const;
  expect([isInPart(part, town(5, 5)), isInPart(part, town(4.9, 5)), isInPart(part, town(5, 10.1))]).toEqual([
    ...[true, false, false],
  ]);
});

it.each([
  ['north', 'northern Spain'],
  ['southwest', 'southwestern Spain'],
  ['center', 'central Spain'],
] as const)('getPartName: names the %s', (direction, name) => {
  expect(getPartName({ direction, box: [0, 0, 0, 0], outline: null }, 'Spain')).toBe(name);
});

it.each([
  ['north', 3],
  ['south', 2],
  ['east', 1],
  ['west', 4],
  ['northwest', null],
  ['center', null],
] as const)('getDepth: measures from the border toward the rest: %s', (direction, depth) => {
  const part = { direction, box: [0, 0, 5, 5], outline: null } as const;
  expect(getDepth(part, { latitude: 3, longitude: 1 })).toBe(depth);
});
