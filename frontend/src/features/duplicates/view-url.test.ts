import { buildViewUrl, type DuplicatesView, parseView } from './view-url.js';

const parse = (query: string) => parseView(new URLSearchParams(query));

test.each<[DuplicatesView, string]>([
  [{ is: 'groups', kind: 'exact', page: 1 }, '?tab=exact'],
  [{ is: 'groups', kind: 'corrupted', page: 3 }, '?tab=corrupted&page=3'],
  [{ is: 'comparison', kind: 'similar', page: 2, ids: [7, 12] }, '?tab=similar&page=2&compare=7,12'],
  [{ is: 'history', list: 'merges' }, '?history=merges'],
])('view URL: writes %j as %s and reads it back', (duplicatesView, url) => {
  expect(buildViewUrl(duplicatesView)).toBe(url);
  expect(parse(url)).toEqual(duplicatesView);
});

test.each([
  ['', 'groups'],
  ['tab=all&page=-3', 'groups'],
  ['page=x', 'groups'],
  ['compare=7', 'groups'],
  ['compare=1,2,3,4,5,6', 'groups'],
  ['compare=0,2', 'groups'],
  ['history=everything', 'history'],
])('parseView: ignores the invalid parameters of %j', (query, is) => {
  expect(parse(query)).toMatchObject(is === 'groups' ? { is, kind: 'exact', page: 1 } : { is, list: 'deleted' });
});

test('parseView: compares an article only once if it is named twice', () => {
  expect(parse('compare=4,4,9')).toMatchObject({ ids: [4, 9] });
});
