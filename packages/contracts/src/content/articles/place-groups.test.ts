import { CATEGORIES } from '../../places/categories.js';
import { PLACE_TYPES } from '../../places/place-types.js';
import { findPlaceGroup, isInPlaceGroup, PLACE_GROUPS } from './place-groups.js';

test('PLACE_GROUPS: has every category and every type of place in exactly one group', () => {
  expect(PLACE_GROUPS.flatMap(({ categories }) => categories).toSorted()).toEqual([...CATEGORIES].toSorted());
  expect(PLACE_GROUPS.flatMap(({ placeTypes }) => placeTypes).toSorted()).toEqual([...PLACE_TYPES].toSorted());
  const slugs = PLACE_GROUPS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('findPlaceGroup: finds a category and a type by its slug, and nothing else', () => {
  const groups = ['museums', 'cities', 'Museum', 'constructor', ''].map(findPlaceGroup);
  expect(groups.map((group) => group?.title)).toEqual(['Museums', 'Cities', undefined, undefined, undefined]);
});

test('isInPlaceGroup: assigns a type of place to the category with its name', () => {
  const mountains = findPlaceGroup('mountains')!;
  expect(isInPlaceGroup(mountains, 'Mountain', null)).toBe(true);
  expect(isInPlaceGroup(mountains, 'Other', 'Mountains')).toBe(true);
  expect(isInPlaceGroup(mountains, 'Other', 'Lake')).toBe(false);
});
