import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { parseSearch } from '@placelore/guidebook/searches/parse-search.js';
import { completeKindSearch, countInside } from './kind-suggestions.js';

const atlas = Atlas.load();
const complete = (kind: string, place: string) =>
  completeKindSearch(atlas, findKind([kind])!.kind, { kind: findKind([kind])!.kind, relation: 'in', place });

test('completeKindSearch: suggests markets in Morocco, where squares are markets', () =>
  expect(complete('markets', 'Moroc')).toContain('Markets in Morocco'));

test('completeKindSearch: writes the article of a region, and the suggestion is read as that region', () => {
  for (const begun of ['alp', 'the alp']) expect(complete('castles', begun)).toContain('Castles in the Alps');
  expect(parseSearch(atlas, 'Castles in the Alps', 'exact')).toMatchObject({
    kind: { label: 'Castles' },
    places: [{ place: { destination: { name: 'Alps' } } }],
  });
});

test('countInside: counts churches without squares beside them, and chapels by themselves', () => {
  const [rome] = parseSearch(atlas, 'Rome', 'exact').places;
  expect(countInside(atlas, findKind(['kirchen'])!.kind, rome!.place)).toBe(2);
  expect(countInside(atlas, findKind(['chapels'])!.kind, rome!.place)).toBe(1);
});

test('completeKindSearch: suggests the countries and cities with the most of a kind, and hotels where guides name some', () => {
  expect(complete('beaches', '')).toEqual(expect.arrayContaining(['Beaches in Sydney']));
  expect(complete('beaches', '')[0]).toMatch(/^Beaches in (?:the )?[A-Z]/);
  expect(complete('hotels', 'Pari')).toEqual(['Hotels in Paris']);
});
