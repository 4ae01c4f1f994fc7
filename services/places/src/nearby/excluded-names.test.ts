import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { expandListedNames, findSiteNames } from './excluded-names.js';

test('a name that holds commas is found among the entries of a list by comma', () => {
  expect(expandListedNames(['Louvre', 'Church of Peter', 'Paul and Mary'])).toEqual(
    expect.arrayContaining(['Louvre', 'Church of Peter, Paul and Mary']),
  );
  expect(expandListedNames([])).toEqual([]);
});

test('a sight is known by all its names, whichever one was used', () => {
  const atlas = Atlas.load();
  for (const name of ['Tour Eiffel', 'eiffel tower', 'Eiffel Tower, Paris']) {
    expect(findSiteNames(atlas, name, undefined)).toEqual(
      expect.arrayContaining([name, 'Eiffel Tower', 'Tour Eiffel']),
    );
  }
  expect(findSiteNames(atlas, 'Tour Eiffel', 'Paris, France')).toContain('Eiffel Tower');
});

test('a town and an unknown name exclude nothing but themselves', () => {
  const atlas = Atlas.load();
  expect(findSiteNames(atlas, 'Paris', undefined)).toEqual(['Paris']);
  expect(findSiteNames(atlas, 'Zzyzqq Hall', 'Rome')).toEqual(['Zzyzqq Hall']);
});
