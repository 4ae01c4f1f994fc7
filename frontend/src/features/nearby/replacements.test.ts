import { buildNearbyPlace } from '../../testing/builders/nearby-places.js';
import { findFirstUnused, getExcludedNames, joinExcludedNames, toSlots } from './replacements.js';

const place = (name: string) => buildNearbyPlace({ name });
const list = ['A', 'B', 'C'].map(place);
const shown = (...swaps: Parameters<typeof toSlots>[1]) =>
  toSlots(list, swaps).map(({ id, place: { name }, isPending }) => `${id}:${name}${isPending ? '…' : ''}`);

test('without swaps the list is shown as it is', () => {
  expect(shown()).toEqual(['A:A', 'B:B', 'C:C']);
});

test('a replaced place gives way in its card, again and again', () => {
  expect(shown({ name: 'B', by: 'pending' })).toEqual(['A:A', 'B:B…', 'C:C']);
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: place('E') })).toEqual(['A:A', 'B:E', 'C:C']);
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: 'pending' })).toEqual(['A:A', 'B:D…', 'C:C']);
});

test('swaps that lead back to where they began end', () => {
  expect(shown({ name: 'B', by: place('D') }, { name: 'D', by: place('B') })).toEqual(['A:A', 'B:B', 'C:C']);
});

test('names are taken that are shown or were replaced', () => {
  const swaps = [
    { name: 'B', by: place('D') },
    { name: 'C', by: 'pending' as const },
    { name: 'X', by: 'pending' as const },
  ];
  expect(getExcludedNames(list, swaps)).toEqual(['A', 'B', 'C', 'X', 'D']);
  expect(findFirstUnused([place('D'), place('B'), place('E')], getExcludedNames(list, swaps))?.name).toBe('E');
  expect(findFirstUnused([place('D')], getExcludedNames(list, swaps))).toBeUndefined();
});

test('as many names as the service reads are sent, the last ones first', () => {
  expect(joinExcludedNames(['A', 'B', 'C'])).toBe('C,B,A');
  expect(joinExcludedNames(['long name', 'B', 'C'], 5)).toBe('C,B');
});
