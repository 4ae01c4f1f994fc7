import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { expandListedNames, findSiteNames } from './excluded-names.js';

test('expandListedNames: restores a name that contains commas', () => {
  expect(expandListedNames(['Louvre', 'Church of Peter', 'Paul and Mary'])).toEqual(
    expect.arrayContaining(['Louvre', 'Church of Peter, Paul and Mary']),
  );
  expect(expandListedNames([])).toEqual([]);
});

test('findSiteNames: returns all names of a sight for any one of them', () => {
  const atlas = Atlas.load();
  expect(findSiteNames(atlas, 'Colosseum', undefined)).toContain('Colosseo');
  for (const name of ['Tour Eiffel', 'eiffel tower', 'Eiffel Tower, Paris']) {
    expect(findSiteNames(atlas, name, undefined)).toEqual(
      expect.arrayContaining([name, 'Eiffel Tower', 'Tour Eiffel']),
    );
  }
  expect(findSiteNames(atlas, 'Tour Eiffel', 'Paris, France')).toContain('Eiffel Tower');
});

test('findSiteNames: returns only the given name for a town or an unknown name', () => {
  const atlas = Atlas.load();
  expect(findSiteNames(atlas, 'Paris', undefined)).toEqual(['Paris']);
  expect(findSiteNames(atlas, 'Zzyzqq Hall', 'Rome')).toEqual(['Zzyzqq Hall']);
});
