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

test('getSearchTarget: begins the north of Spain with its north coast', () => {
  const atlas = Atlas.load();
  const { insideIds, insidePenalties } = getSearchTarget(atlas, parseSearch(atlas, 'northern Spain', 'exact'), null);
  const getPenalty = (id: string) => insidePenalties[insideIds.indexOf(id)];
  expect(getPenalty('la-concha-beach')).toBe(0);
  expect(getPenalty('sagrada-familia')).toBeGreaterThan(2_000);
});
