import { findRequestablePlaces } from './requestable-places.js';

const country = { place: { kind: 'country', country: 'NO' } };
const village = {
  place: {
    kind: 'city',
    city: null,
    town: { id: 1, name: 'Norway', country: 'US', admin: null, latitude: 45, longitude: -87, population: 3_000 },
  },
};
const INTENT = {
  ...{ places: [country], others: [village], excluded: [], kind: null, rest: [], topics: [], part: null },
  ...{ relation: 'near', isLesserKnown: false },
};
const find = (total: number) => findRequestablePlaces({} as never, INTENT as never, [], total).map(({ name }) => name);

test('findRequestablePlaces: offers no guide to a country with guides, nor to villages of its name', () => {
  expect(find(4)).toEqual(['Norway', 'Norway']);
  expect(find(5)).toEqual([]);
});
