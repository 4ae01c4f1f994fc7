import { buildNearbyPlace } from '../../testing/builders/nearby-places.js';
import { findFirstUnused, getExcludedNames, joinExcludedNames, orderSlots, toSlots } from './replacements.js';

const place = (name: string) => buildNearbyPlace({ name });
const list = ['A', 'B', 'C'].map(place);
const shown = (...swaps: Parameters<typeof toSlots>[1]) =>
  toSlots(list, swaps).map(({ id, place: { name }, isPending }) => `${id}:${name}${isPending ? '…' : ''}`);

test('toSlots: returns the list unchanged if there are no swaps', () => {
  expect(shown()).toEqual(['A:A', 'B:B', 'C:C']);
});

test('toSlots: replaces a place in its slot repeatedly', () => {
  expect(shown({ name: 'B', by: 'pending' })).toEqual(['A:A', 'B:B…', 'C:C']);
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: place('E') })).toEqual(['A:A', 'B:E', 'C:C']);
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: 'pending' })).toEqual(['A:A', 'B:D…', 'C:C']);
});

test('toSlots: stops at swaps that form a cycle', () => {
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: place('B') })).toEqual(['A:A', 'B:B', 'C:C']);
});

test('getExcludedNames: contains all names that are shown or were replaced', () => {
  const swaps = [
    { name: 'B', by: place('D') },
    { name: 'C', by: 'pending' as const },
    { name: 'X', by: 'pending' as const },
  ];
  expect(getExcludedNames(list, swaps)).toEqual(['A', 'B', 'C', 'X', 'D']);
  expect(findFirstUnused([place('D'), place('B'), place('E')], getExcludedNames(list, swaps))?.name).toBe('E');
  expect(findFirstUnused([place('D')], getExcludedNames(list, swaps))).toBeUndefined();
});

test('joinExcludedNames: joins names, latest first, up to the length limit', () => {
  expect(joinExcludedNames(['A', 'B', 'C'])).toBe('C,B,A');
  expect(joinExcludedNames(['long name', 'B', 'C'], 5)).toBe('C,B');
});

test('orderSlots: sorts by distance or by popularity', () => {
  const slots = [
    { name: 'Far', distanceMeters: 900, popularity: 9 },
    { name: 'Near', distanceMeters: 100, popularity: 2 },
  ].map((place) => ({ id: place.name, place: buildNearbyPlace(place), isPending: false }));
  const getNames = (isByPopularity: boolean) => orderSlots(slots, isByPopularity).map(({ id }) => id);
  expect(getNames(false)).toEqual(['Near', 'Far']);
  expect(getNames(true)).toEqual(['Far', 'Near']);
});
