import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { FAMOUS_TOWNS, findFamousTown } from './famous-towns.js';

test('findFamousTown: finds each town by its name in the gazetteer or among the destinations', () => {
  const { gazetteer, destinations } = Atlas.load();
  const missing = FAMOUS_TOWNS.flatMap(([motif, country, names]) =>
    names.split('|').filter((name) => {
      const titles = [
        ...gazetteer.findByName(name, country).map(({ town }) => town.name),
        ...destinations.findByName(name).map((record) => record.name),
      ];
      return !titles.some((title) => findFamousTown(title, country) === motif);
    }),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['Giethoorn', 'NL', 'thatchCanal'],
  ['Tromsø', 'NO', 'cableCity'],
  ['Giethoorn', 'DE', null],
  ['Bath Township', 'US', null],
])('findFamousTown: knows %s in %s as %s', (name, country, motif) => {
  expect(findFamousTown(name, country)).toBe(motif);
});
