import { fetchReport, insertDistinct as insert, toArticleIds, useDuplicates } from '../support/duplicates-client.js';

useDuplicates();

it.each([
  ['undefined', 'undefined', 'Eiffel Tower'],
  ['visit-undefined-2', 'undefined', 'Undefined'],
  ['null', 'null', 'null'],
  ['paris-null-france', 'null', 'Paris'],
  ['nan-nan', 'nan', 'NaN, NaN'],
  ['object-object', 'object-object', '[object Object]'],
  ['bed-amp-breakfast', 'encoded character', 'Bed &amp; Breakfast'],
  ['eiffel20tower', 'encoded character', 'Eiffel Tower'],
  ['joe39s-diner', 'encoded character', "Joe's Diner"],
  ['cafc3a9-de-flore', 'encoded character', 'Café de Flore'],
  ['h-e1-bb-99i-an', 'encoded character', 'Hội An'],
])('corrupted slugs: %s is reported for its %s', async (slug, issue, title) => {
  const ids = await insert({ slug, title }, {});
  const { suspiciousSlugs, summary } = await fetchReport();
  expect(suspiciousSlugs.map(({ key, count }) => [key, count])).toEqual([[issue, 1]]);
  expect([toArticleIds(suspiciousSlugs), summary.suspiciousSlugs, summary.totalDuplicatesFound]).toEqual([
    [[ids[0]]],
    1,
    0,
  ]);
});

it('corrupted slugs: those of each issue are one group', async () => {
  const undefinedTower = { slug: 'undefined', title: 'Eiffel Tower' };
  const undefinedArch = { slug: 'visit-undefined-2', title: 'Arch' };
  const ids = await insert(undefinedTower, { slug: 'null', title: 'Moon' }, undefinedArch, {});
  const { suspiciousSlugs, summary } = await fetchReport();
  const groups = Object.fromEntries(suspiciousSlugs.map(({ key, articles }) => [key, articles.map(({ id }) => id)]));
  expect(groups).toEqual({ undefined: [ids[0], ids[2]], null: [ids[1]] });
  expect(summary.suspiciousSlugs).toBe(3);
});

it.each([
  ['null-island', 'Null Island'],
  ['nan-madol', 'Nan Madol'],
  ['nan', 'Nan'],
  ['nullarbor-plain', 'Nullarbor Plain'],
  ['finance-museum', 'Finance Museum'],
  ['amp-energy-arena', 'AMP Energy Arena'],
  ['top-20-sights', 'Top 20 Sights'],
  ['studio20west', 'Studio20West'],
  ['deaf-museum', 'Deaf Museum'],
  ['cafe-d1', 'Café D1'],
  ['lighthouse-2', 'Lighthouse'],
  ['lighthouse-3f9cc3a9', 'Lighthouse'],
])('corrupted slugs: %s matches its title and is not reported: %s', async (slug, title) => {
  await insert({ slug, title });
  expect((await fetchReport()).suspiciousSlugs).toEqual([]);
});
