import { expect, test } from '@jest/globals';
import { formatImageCredit, getPhotoAlt } from '../../content/image-credit-text.js';
import { formatLongDate } from '../../core/long-date.js';
import { PAGE_PARAMETERS } from '../../system/page-parameters.js';
import { getAttractionDetail } from '../attraction-detail.js';
import { addCountryArticle, addCountryPreposition } from '../country-article.js';
import { integerOr, number, numberOr, optionalNumber } from '../map/query-numbers.js';
import { getCategoryLabel, getSchemaType, NO_COUNTRY, PLACE_TYPES } from '../place-types.js';

const SCHEMA_TYPES: Record<string, string> = {
  City: 'City, Town, Village, Oasis',
  Beach: 'Beach',
  Country: 'Country',
  AdministrativeArea: 'Region, Territory',
  LakeBodyOfWater: 'Lake',
  RiverBodyOfWater: 'River',
  SeaBodyOfWater: 'Sea',
  Mountain: 'Mountain, Mountains',
  Park: 'National park',
  Waterfall: 'Waterfall',
  Landform: 'Island, Peninsula, Coast, Valley, Desert, Cave',
  Place: 'Islands, Nature, Route, Part of the world, Resort, Hot spring, Monastery, Ruins, Ghost town, Base camp',
};
test.each(PLACE_TYPES)('getSchemaType: has a type for %s', (type) => {
  const [expected] = Object.entries(SCHEMA_TYPES).find(([, types]) => types.split(', ').includes(type))!;
  expect(getSchemaType(type)).toBe(expected);
});

test('place types: an attraction has none, and "Other" shows what the place is', () => {
  expect(getSchemaType(null)).toBe('TouristAttraction');
  expect(getCategoryLabel('Museum', 'City')).toBe('Museum');
  expect([getCategoryLabel('Other', 'City'), getCategoryLabel('Other', null), getCategoryLabel('Other')]).toEqual([
    ...['City', 'Place', 'Place'],
  ]);
  expect(NO_COUNTRY).toBe('ZZ');
});

test.each('AE BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI'.split(' '))(
  'addCountryArticle: %s has an article within a sentence',
  (code) => {
    expect(addCountryArticle(code, 'Name')).toBe('the Name');
    expect(addCountryArticle(code, 'The Name')).toBe('The Name');
  },
);

test.each([
  ['IT', 'Italy', 'in Italy'],
  ['NL', 'Netherlands', 'in the Netherlands'],
  ['NF', 'Norfolk Island', 'on Norfolk Island'],
  ['IM', 'Isle of Man', 'on the Isle of Man'],
  ['AC', 'Ascension', 'on Ascension'],
  ['BV', 'Bouvet Island', 'on Bouvet Island'],
  ['CX', 'Christmas Island', 'on Christmas Island'],
  ['SH', 'Saint Helena', 'on Saint Helena'],
  ['TA', 'Tristan da Cunha', 'on Tristan da Cunha'],
])('addCountryPreposition: %s is %s: %s', (code, name, text) => expect(addCountryPreposition(code, name)).toBe(text));

test.each([
  ['Eiffel Tower', 'Paris, France', 'Photo of Eiffel Tower, Paris'],
  ['Paris', 'paris, France', 'Photo of Paris, France'],
  ['Paris', ' , Paris', 'Photo of Paris'],
  ['Sea', '', 'Photo of Sea'],
])('getPhotoAlt: %s in "%s" is %s', (title, location, text) => expect(getPhotoAlt(title, location)).toBe(text));

test.each([
  ['Jane Doe', 'Photo: Jane Doe, CC BY 4.0, Wikimedia Commons'],
  [null, 'Photo: CC BY 4.0, Wikimedia Commons'],
])('formatImageCredit: credits %j', (author, text) => {
  expect(formatImageCredit({ author, license: { name: 'CC BY 4.0' }, provider: 'commons' } as never)).toBe(text);
});

test('words: dates are those of UTC, and a note comes in place of a distance', () => {
  expect(formatLongDate('2026-01-02T23:59:59.999Z')).toBe('January 2, 2026');
  expect(getAttractionDetail({ distance: '1 km', note: 'in the north' })).toBe('in the north');
  expect(getAttractionDetail({ distance: '1 km', note: undefined } as never)).toBe('1 km');
  expect(PAGE_PARAMETERS.join()).toBe('q,page,group,place,photo,order,view');
});

const read = (
  schema: { safeParse: (value: unknown) => { data?: unknown; error?: { issues: { message: string }[] } } },
  value: unknown,
) => {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues[0]!.message : data;
};
test.each([
  ['1', 1],
  ['9', 9],
  [5, 5],
  ['2.5', 2.5],
  ['0.99', 'must be between 1 and 9'],
  ['9.01', 'must be between 1 and 9'],
  ['x', 'must be a number'],
])('query numbers: read %j as %j', (value, expected) => {
  expect(read(number(1, 9), value)).toBe(expected);
  expect(read(optionalNumber(1, 9), value)).toBe(expected);
  expect(read(numberOr(7, 1, 9), value)).toBe(expected);
  expect(typeof read(integerOr(7, 1, 9), value)).toBe(Number.isInteger(expected) ? 'number' : 'string');
});

test.each([undefined, '', ' '])('query numbers: %j is absent', (value) => {
  expect(read(number(1, 9), value)).toBe('is required');
  expect(read(optionalNumber(1, 9), value)).toBeUndefined();
  expect([read(numberOr(7, 1, 9), value), read(integerOr(7, 1, 9), value)]).toEqual([7, 7]);
});
