import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { HIDDEN_GEMS, WELL_KNOWN } from '@placelore/guidebook/searches/lesser-known.js';
import { parseSearch } from '@placelore/guidebook/searches/parse-search.js';
import { getSearchTarget } from './search-target.js';

const atlas = Atlas.load();
const find = (place: string) =>
  getSearchTarget(atlas, parseSearch(atlas, `hidden gems in ${place}`, 'exact'), null).insideIds;

test('findLeastKnown: leaves out the best known towns of a country, but not a town in a search for it', () => {
  const listTowns = (place: string) => find(place).map((id) => atlas.guidebook.landmark(id)!.city);
  const towns = listTowns('Portugal');
  expect(towns).toEqual(expect.arrayContaining(['Pinhão', 'Calheta']));
  expect(new Set(towns).size).toBeGreaterThan(3);
  expect(listTowns('Lisbon')).toContain('Lisbon');
  // Monaco has too few towns.
  expect(listTowns('Monaco')).not.toEqual([]);
});

test.each([
  ['Istanbul', ['chora-church', 'galata-mevlevi-lodge'], ['galata-tower', 'spice-bazaar-istanbul', 'basilica-cistern']],
  ['Portugal', ['chapel-of-bones-evora'], ['sanctuary-of-fatima', 'praia-da-nazare']],
  ['Japan', ['isuien-garden'], ['hiroshima-castle', 'jigokudani-monkey-park', 'sapporo-clock-tower']],
  ['Italy', ['castello-di-vezio'], ['pisa-baptistery']],
  ['Lisbon', ['national-tile-museum'], ['jeronimos-monastery', 'monument-to-the-discoveries']],
  ['Rome', ['ostia-antica'], ['capitoline-museums', 'victor-emmanuel-ii-monument', 'circus-maximus']],
])('findLeastKnown: takes at most five gems, and no well-known sight: %s', (place, gems, known) => {
  const ids = find(place);
  expect(ids).toEqual(expect.arrayContaining(gems));
  expect(ids.length).toBeLessThanOrEqual(5);
  for (const id of known) expect(ids).not.toContain(id);
});

test('lists of gems and well-known sights: name records of the guidebook, and none twice', () => {
  for (const id of [...HIDDEN_GEMS, ...WELL_KNOWN]) expect(atlas.guidebook.landmark(id)).not.toBeNull();
  expect([...HIDDEN_GEMS].filter((id) => WELL_KNOWN.has(id))).toEqual([]);
});
