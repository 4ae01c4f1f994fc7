import { describe, expect, test } from '@jest/globals';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import { WikidataClient } from './wikidata-client.js';

interface Call {
  parameters: Record<string, string>;
  schema: { parse: (value: unknown) => unknown };
  getLifetime: (value: unknown) => unknown;
  isRefresh?: boolean;
}
function fakeWikidata(respond: (parameters: Record<string, string>) => unknown) {
  const calls: Call[] = [];
  const lifetimes: unknown[] = [];
  const callApi = async (call: Call) => {
    calls.push(call);
    const value = call.schema.parse(respond(call.parameters));
    lifetimes.push(call.getLifetime(value));
    return { value, retrievedAt: new Date(7), isStale: false };
  };
  return { calls, lifetimes, client: new WikidataClient({ callApi } as never) };
}
const IDS = Array.from({ length: 21 }, (_, index) => `Q${index + 1}`);
const toItem = (id: string) => ({
  ...{ id, lastrevid: 1, labels: {}, descriptions: {}, aliases: [], sitelinks: {}, claims: {} },
});

describe('WikidataClient', () => {
  test('getItems: requests ten at a time, each once, and omits missing ones', async () => {
    const { client, calls, lifetimes } = fakeWikidata(({ ids = '' }) => ({
      entities: Object.fromEntries(
        ids.split('|').map((id) => [id, id === 'Q21' ? { id, missing: '' } : toItem(id === 'Q3' ? 'Q33' : id)]),
      ),
    }));
    const items = await client.getItems([...IDS, 'Q1'], { languages: ['it', 'en'], isRefresh: true });
    expect(calls.map(({ parameters }) => parameters.ids!.split('|').length)).toEqual([10, 10, 1]);
    expect(calls[0]!.parameters).toMatchObject({
      action: 'wbgetentities',
      props: 'info|labels|descriptions|aliases|claims|sitelinks',
      languages: 'it|en|mul',
    });
    expect(calls.map(({ isRefresh }) => isRefresh)).toEqual([true, true, true]);
    expect([...items.keys()]).toEqual(IDS.slice(0, 20));
    expect([items.get('Q3')!.item.id, items.get('Q3')!.retrievedAt]).toEqual(['Q33', new Date(7)]);
    expect(lifetimes).toEqual([CACHE_LIFETIMES.facts, CACHE_LIFETIMES.facts, CACHE_LIFETIMES.misses]);
  });

  test('getItems: requests items again only for a refresh, and nothing for no ids', async () => {
    const { client, calls } = fakeWikidata(() => ({ entities: {} }));
    await client.getItems(['Q1'], { languages: [] });
    await client.getItems([], { languages: [] });
    expect(calls.map(({ parameters, isRefresh }) => [parameters.languages, isRefresh])).toEqual([
      ['mul|en', undefined],
    ]);
  });

  test('getLabels: requests fifty at a time, and uses the first language with a label', async () => {
    const label = (language: string, value: string) => ({ [language]: { language, value } });
    const labels = {
      Q1: { ...label('en', 'English'), ...label('it', ' Italiano ') },
      Q2: { ...label('en', 'English'), ...label('mul', 'All') },
      Q3: label('fr', 'Français'),
      Q4: label('it', ' '),
    };
    const { client, calls } = fakeWikidata(() => ({
      entities: Object.fromEntries(Object.entries(labels).map(([id, value]) => [id, { labels: value }])),
    }));
    const found = await client.getLabels([...Array.from({ length: 51 }, (_, index) => `Q${index}`)], ['it']);
    expect(Object.fromEntries(found)).toEqual({ Q1: 'Italiano', Q2: 'All' });
    expect(calls.map(({ parameters }) => parameters.ids!.split('|').length)).toEqual([50, 1]);
    expect(calls[0]!.parameters).toMatchObject({ action: 'wbgetentities', props: 'labels', languages: 'it|mul|en' });
  });

  test('search: requests twenty items in a language, and keeps only their ids', async () => {
    const { client, calls, lifetimes } = fakeWikidata(() => ({
      search: ['Q1', 'P31', 'Q0', 'L1', 'Q12'].map((id) => ({ id })),
    }));
    expect(await client.search('Forum', 'it')).toEqual(['Q1', 'Q12']);
    expect(calls[0]!.parameters).toEqual({
      ...{ action: 'wbsearchentities', search: 'Forum', language: 'it', uselang: 'it', type: 'item', limit: '20' },
    });
    const nothing = fakeWikidata(() => ({ search: [] }));
    await nothing.client.search('x', 'en');
    expect([...lifetimes, ...nothing.lifetimes]).toEqual([CACHE_LIFETIMES.facts, CACHE_LIFETIMES.misses]);
  });

  test.each([
    [9, '10'],
    [10.6, '11'],
    [10_000, '10000'],
    [10_001, '10000'],
  ])('findNear: limits the radius to what the vendor permits: %d m as %s', async (radius, sent) => {
    const { client, calls, lifetimes } = fakeWikidata(() => ({
      query: { geosearch: [{ title: 'Q5' }, { title: 'X' }] },
    }));
    expect(await client.findNear({ latitude: 1.23456, longitude: -2.5 }, radius, 7)).toEqual(['Q5']);
    await client.findNear({ latitude: 0, longitude: 0 }, radius);
    expect(calls[0]!.parameters).toEqual({
      ...{ action: 'query', list: 'geosearch', gscoord: '1.2346|-2.5000', gsradius: sent, gslimit: '7' },
    });
    expect(calls[1]!.parameters.gslimit).toBe('20');
    const nothing = fakeWikidata(() => ({ query: { geosearch: [] } }));
    await nothing.client.findNear({ latitude: 0, longitude: 0 }, radius);
    expect([lifetimes[0], nothing.lifetimes[0]]).toEqual([CACHE_LIFETIMES.facts, CACHE_LIFETIMES.misses]);
  });

  test('findByIdentifier: requests three items with the value of a property', async () => {
    const { client, calls, lifetimes } = fakeWikidata(() => ({
      query: { search: [{ title: 'Q5' }, { title: 'Talk:Q5' }] },
    }));
    expect(await client.findByIdentifier('P402', '41485')).toEqual(['Q5']);
    expect(calls[0]!.parameters).toEqual({
      ...{ action: 'query', list: 'search', srsearch: 'haswbstatement:P402=41485', srnamespace: '0', srlimit: '3' },
    });
    const nothing = fakeWikidata(() => ({ query: { search: [] } }));
    await nothing.client.findByIdentifier('P402', '1');
    expect([lifetimes[0], nothing.lifetimes[0]]).toEqual([CACHE_LIFETIMES.facts, CACHE_LIFETIMES.misses]);
  });
});
