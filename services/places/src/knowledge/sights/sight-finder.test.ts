import { describe, expect, test } from '@jest/globals';
import { claim, type FakeItem, toEntity } from '../../../test/support/wikimedia/fake-wikidata.js';
import { wikidataItem } from '../wikidata/wikidata-item.js';
import { SightFinder } from './sight-finder.js';

const CENTER = { latitude: 52.094, longitude: 5.1177 };
const museum = (change: FakeItem = {}): FakeItem => ({
  label: 'Museum',
  is: ['Q33506'],
  at: [52.09, 5.12],
  ...change,
});

/** Finder over items by id, with the number of views by day of articles by title; null while Wikipedia is off. */
function setup(items: Record<string, FakeItem>, views: Record<string, Record<string, number | null>> | null = {}) {
  const searches: unknown[] = [];
  const titles: string[] = [];
  const wikidata = {
    findNear: async (...search: unknown[]) => {
      searches.push(search);
      return Object.keys(items);
    },
    getItems: async (ids: string[]) =>
      new Map(ids.map((id) => [id, { item: wikidataItem.parse(toEntity(id, items[id]!)), retrievedAt: new Date(0) }])),
  };
  const wikipedia = views && {
    callApi: async ({ parameters }: { parameters: Record<string, string> }) => {
      titles.push(parameters.titles!);
      const pages = Object.entries(views).map(([title, pageviews]) => ({ title, pageviews }));
      return { value: { query: { pages } } };
    },
  };
  const finder = new SightFinder(wikidata as never, wikipedia as never);
  return { finder, searches, titles, find: () => finder.findAround(CENTER, 2_000) };
}

describe('SightFinder', () => {
  test.each([
    ['the list of its protection', { P1435: [claim.item('Q9259')] }, true],
    ['its number in the list', { P757: [claim.text('1234')] }, true],
    ['only another protection', { P1435: [claim.item('Q916333')] }, false],
  ])('recognizes world heritage by %s', async (_, claims, isHeritage) => {
    expect(await setup({ Q1: museum({ claims }) }).find()).toMatchObject([{ isHeritage }]);
  });

  test('presents a sight with all of its names and its ids on the map', async () => {
    const { find } = setup(
      {
        Q1: museum({
          aliases: { en: ['The House'] },
          description: 'museum in Utrecht',
          sitelinks: { enwiki: 'Museum (Utrecht)', nlwiki: 'Museum' },
          claims: { P402: [claim.text('1')], P10689: [claim.text('2')], P11693: [claim.text('3')] },
        }),
      },
      { 'Museum (Utrecht)': { '2026-11-01': 4, '2026-11-02': null, '2026-11-03': 7 } },
    );
    expect(await find()).toMatchObject([
      {
        ...{ id: 'Q1', name: 'Museum', names: ['Museum', 'The House'], description: 'Museum in Utrecht.' },
        ...{ position: { latitude: 52.09, longitude: 5.12 }, sitelinks: 2, views: 11, isHeritage: false },
        osmIds: ['relation/1', 'way/2', 'node/3'],
      },
    ]);
  });

  test('has no views while Wikipedia is off or does not answer', async () => {
    const items = { Q1: museum({ sitelinks: { enwiki: 'Museum' } }) };
    expect(await setup(items, null).find()).toMatchObject([{ views: 0 }]);
    const wikipedia = { callApi: () => Promise.reject(new Error('unavailable')) };
    const { finder } = setup(items);
    Object.assign(finder, { wikipedia });
    expect(await finder.findAround(CENTER, 2_000)).toMatchObject([{ views: 0 }]);
  });

  test('asks for the views of sights that have an article, and for none without any', async () => {
    const { find, titles } = setup({
      Q1: museum({ sitelinks: { enwiki: 'A' } }),
      Q2: museum({ sitelinks: { nlwiki: 'B' } }),
      Q3: museum({ sitelinks: { enwiki: 'C' } }),
      Q4: museum({ is: ['Q5'], sitelinks: { enwiki: 'A Person' } }),
    });
    await find();
    expect(titles).toEqual(['A|C']);
    const without = setup({ Q1: museum() });
    await without.find();
    expect(without.titles).toEqual([]);
  });

  test('searches around a rounded position, with room for the rounding, once for the same area', async () => {
    const { finder, searches } = setup({ Q1: museum() });
    const first = await finder.findAround(CENTER, 2_000);
    expect(await finder.findAround({ latitude: 52.0911, longitude: 5.1222 }, 2_000.4)).toBe(first);
    expect(searches).toEqual([[{ latitude: 52.09, longitude: 5.12 }, 2_800, 30]]);
    await finder.findAround({ latitude: 52.096, longitude: 5.1177 }, 2_000);
    await finder.findAround(CENTER, 2_001);
    expect(searches).toHaveLength(3);
  });

  test('lists no sight without a name or a position', async () => {
    const { label: _, ...unnamed } = museum();
    const { at: __, ...unplaced } = museum();
    expect(await setup({ Q1: unnamed, Q2: unplaced }).find()).toEqual([]);
  });

  test.each([
    ['three wikis', { enwiki: 'a', nlwiki: 'a', dewiki: 'a' }, 0],
    ['four wikis', { enwiki: 'a', nlwiki: 'a', dewiki: 'a', frwiki: 'a' }, 1],
  ])('lists a thing of an unknown kind that %s describe or not', async (_, sitelinks, count) => {
    expect(await setup({ Q1: museum({ is: ['Q123456789'], sitelinks }) }).find()).toHaveLength(count);
  });
});
