import { expect, test } from '@jest/globals';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { parseSearch } from '@placelore/guidebook/searches/parse-search.js';
import { getJudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import { findInside, selectByTopics } from './inside-records.js';
import { getSearchTarget } from './search-target.js';

/** Returns the records inside the place of a search, those that lose least first. */
function listInside(text: string): string[] {
  const atlas = Atlas.load();
  const intent = parseSearch(atlas, text, 'exact');
  const records = findInside(
    atlas,
    intent,
    intent.places.map(({ place }) => place),
  );
  return records.toSorted((one, other) => one.penalty - other.penalty).map(({ id }) => id);
}

test('findInside: ranks the sights of a town before those of another one near it, the nearest first', () => {
  const ids = listInside('Sintra');
  const inOrder = ['pena-palace', 'cabo-da-roca', 'jeronimos-monastery'];
  expect(inOrder.map((id) => ids.findIndex((found) => found.startsWith(id)))).not.toContain(-1);
  expect(ids.filter((id) => inOrder.some((start) => id.startsWith(start)))).toEqual(
    inOrder.map((start) => ids.find((id) => id.startsWith(start))!),
  );
});

test('findInside: ranks Vatican City, which is in the middle of Rome, like Rome', () => {
  const atlas = Atlas.load();
  const intent = parseSearch(atlas, 'Rome', 'exact');
  const records = findInside(atlas, intent, [intent.places[0]!.place]);
  expect(records.find(({ id }) => id === 'sistine-chapel')).toEqual({ id: 'sistine-chapel', penalty: 0 });
});

test('selectByTopics: takes what says so itself where nothing was judged to fit', () => {
  const atlas = Atlas.load();
  const select = (text: string) => {
    const intent = parseSearch(atlas, text, 'exact');
    const inside = findInside(atlas, intent, [intent.places[0]!.place]);
    return selectByTopics(atlas, [getJudgedTopic('sunsets')], inside).map(({ id }) => id);
  };
  expect(select('Dubai')).toContain('dubai-frame');
  expect(select('Santorini').sort()).toEqual(['oia-santorini', 'santorini-caldera']);
});

test.each([
  ['roman ruins outside italy', 'pont-du-gard', 'colosseum'],
  ['castles in Germany except Bavaria', 'heidelberg-castle', 'neuschwanstein-castle'],
  ['castles outside Munich', 'neuschwanstein-castle', 'nymphenburg-palace'],
])('getSearchTarget: leaves out what is in an excluded place: %s', (text, outside, inside) => {
  const atlas = Atlas.load();
  const { insideIds } = getSearchTarget(atlas, parseSearch(atlas, text, 'exact'), null);
  expect(insideIds).toContain(outside);
  expect(insideIds).not.toContain(inside);
});

test('getSearchTarget: takes as the north of Spain what lies between Galicia and Navarre', () => {
  const { insideIds } = getSearchTarget(Atlas.load(), parseSearch(Atlas.load(), 'northern Spain', 'exact'), null);
  expect(insideIds).toEqual(
    expect.arrayContaining(['la-concha-beach', 'santiago-de-compostela-cathedral', 'guggenheim-museum-bilbao']),
  );
  for (const other of ['sagrada-familia', 'dali-theatre-museum', 'aqueduct-of-segovia', 'barcelona'])
    expect(insideIds).not.toContain(other);
});

test('getSearchTarget: ranks what is at the border of a part of a country lower', () => {
  const { insideIds, insidePenalties } = getSearchTarget(
    Atlas.load(),
    parseSearch(Atlas.load(), 'northern Germany', 'exact'),
    null,
  );
  expect(insidePenalties[insideIds.indexOf('elbphilharmonie')]).toBe(0);
  expect(Math.max(...insidePenalties)).toBeGreaterThan(1_000);
});

test('findInside: adds what is near a place with few guides, but not to a city', () => {
  const ids = listInside('Montefalco');
  expect(ids).toEqual(expect.arrayContaining(['temple-of-minerva-assisi', 'basilica-of-saint-clare-assisi']));
  expect(listInside('Hakone').length).toBeGreaterThan(0);
  expect(listInside('Bled')[0]).toBe('lake-bled');
  expect(listInside('Rome')).not.toContain('castel-gandolfo');
});

test('findInside: takes as near a region only what is close to its border', () => {
  const atlas = Atlas.load();
  const intent = { ...parseSearch(atlas, 'Lake District', 'exact'), relation: 'near' as const };
  expect(findInside(atlas, intent, [intent.places[0]!.place]).map(({ id }) => id)).not.toContain('liverpool');
});

test.each([
  ['where to see penguins', true],
  ['whale watching', false],
])(
  'getSearchTarget: leaves out what only mentions an animal of which all places are known: %s',
  (text, ignoresWords) => {
    const atlas = Atlas.load();
    expect(getSearchTarget(atlas, parseSearch(atlas, text, 'exact'), null).ignoresWords).toBe(ignoresWords);
  },
);

test.each([
  ['beaches near rome', 'positano', true],
  ['museums near london', 'roman-baths-bath', false],
  ['places near rome', 'positano', false],
])('findInside: looks further for a kind of which there is little near a town: %s', (text, id, expected) =>
  expect(listInside(text).some((found) => found.startsWith(id))).toBe(expected),
);

test('getSearchTarget: takes no ruins as ghost towns, and well-known cities as romantic', () => {
  const list = (text: string) =>
    getSearchTarget(Atlas.load(), parseSearch(Atlas.load(), text, 'exact'), null).insideIds;
  expect(list('ghost towns')).not.toContain('great-zimbabwe');
  expect(list('romantic cities europe')).toEqual(expect.arrayContaining(['prague', 'florence', 'verona']));
});
