import { expect, test } from '@jest/globals';
import { CACHE_LIFETIMES } from '../../http/vendor-response-cache.js';
import { fetchIntroduction, fetchItemId } from './page-client.js';
import { getTitle, pickSentences, WikipediaKnowledge } from './wikipedia-knowledge.js';

const PAGE = {
  ...{ title: 'Trevi Fountain', extract: ' It is a fountain in Rome. ', lastrevid: 7 },
  ...{ pageprops: { wikibase_item: 'Q1' }, fullurl: 'https://en.wikipedia.org/wiki/Trevi' },
};
interface Call {
  language: string;
  isRefresh?: boolean;
  parameters: Record<string, string>;
  schema: { parse: (value: unknown) => unknown };
  getLifetime: (value: unknown) => unknown;
}
function fakeWiki(respond: (call: Call) => object[]) {
  const calls: Call[] = [];
  const lifetimes: unknown[] = [];
  const wiki = {
    callApi: async (call: Call) => {
      calls.push(call);
      const value = call.schema.parse({ query: { pages: respond(call) } });
      lifetimes.push(call.getLifetime(value));
      return { value, retrievedAt: new Date(0), isStale: false };
    },
    getPageUrl: (title: string, language: string) => `page:${language}:${title}`,
    getRevisionUrl: (revision: number, language: string) => `revision:${language}:${revision}`,
  };
  return { calls, lifetimes, wiki: wiki as never };
}
const introduce = (page: object) => fetchIntroduction(fakeWiki(() => [page]).wiki, 'Trevi', 'en');

test('fetchIntroduction: requests the introduction as plain text, following redirects', async () => {
  const { calls, lifetimes, wiki } = fakeWiki(() => [PAGE]);
  expect(await fetchIntroduction(wiki, 'Trevi', 'it', true)).toEqual({
    ...{ title: 'Trevi Fountain', itemId: 'Q1', text: 'It is a fountain in Rome.', url: PAGE.fullurl },
    ...{ permalink: 'revision:it:7', revision: 7, retrievedAt: new Date(0) },
  });
  expect(calls[0]).toMatchObject({ language: 'it', isRefresh: true });
  expect(calls[0]!.parameters).toEqual({
    ...{ action: 'query', redirects: '1', titles: 'Trevi', prop: 'extracts|pageprops|info', exintro: '1' },
    ...{ explaintext: '1', ppprop: 'wikibase_item|disambiguation', inprop: 'url' },
  });
  const without = fakeWiki(() => [{ title: 'x' }]);
  await fetchIntroduction(without.wiki, 'x', 'en');
  expect([lifetimes, without.lifetimes, without.calls[0]!.isRefresh]).toEqual([
    ...[[CACHE_LIFETIMES.text], [CACHE_LIFETIMES.misses], false],
  ]);
});

test.each([
  ['a missing page', { ...PAGE, missing: true }, false],
  ['one without a revision', { ...PAGE, lastrevid: undefined }, false],
  ['a list of pages', { ...PAGE, pageprops: { disambiguation: '' } }, false],
  ['one without a text', { ...PAGE, extract: ' ' }, false],
  ['one without an item', { ...PAGE, pageprops: undefined }, true],
])('fetchIntroduction: reads %s: %j', async (_, page, isRead) => {
  expect((await introduce(page)) !== null).toBe(isRead);
});

test('fetchIntroduction: builds the URL of a page whose response contains none', async () => {
  expect((await introduce({ ...PAGE, fullurl: undefined }))!.url).toBe('page:en:Trevi Fountain');
});

test.each([
  [{ pageprops: { wikibase_item: 'Q1' } }, 'Q1'],
  [{ pageprops: { wikibase_item: 'P1' } }, null],
  [{ pageprops: {} }, null],
  [{}, null],
  [{ missing: true, pageprops: { wikibase_item: 'Q1' } }, null],
  [{ pageprops: { wikibase_item: 'Q1', disambiguation: '' } }, null],
])('fetchItemId: returns for %j %j', async (page, id) => {
  const { calls, lifetimes, wiki } = fakeWiki(() => [page]);
  expect(await fetchItemId(wiki, 'Trevi', 'de')).toBe(id);
  expect(calls[0]).toMatchObject({
    ...{ language: 'de', parameters: { redirects: '1', titles: 'Trevi', prop: 'pageprops' } },
  });
  expect(lifetimes).toEqual([CACHE_LIFETIMES.facts]);
});

test('WikipediaKnowledge: prefers the language, then English, and omits pages of other items', async () => {
  const item = {
    id: 'Q1',
    sitelinks: { dewiki: { title: 'D' }, enwiki: { title: 'E' }, be_taraskwiki: { title: 'Y' } },
  };
  const describe = async (language: string, pages: Record<string, object>) => {
    const { wiki } = fakeWiki(({ language: asked }) => [pages[asked] ?? { title: 'x', missing: true }]);
    const knowledge = await new WikipediaKnowledge(wiki).describe({ item, language, isRefresh: false } as never);
    return knowledge.sources.map(({ permalink }) => permalink);
  };
  expect(await describe('de', { de: PAGE, en: PAGE })).toEqual(['revision:de:7']);
  expect(await describe('de', { en: PAGE })).toEqual(['revision:en:7']);
  expect(await describe('be-tarask', { 'be-tarask': PAGE })).toEqual(['revision:be-tarask:7']);
  expect(await describe('fr', { fr: PAGE, en: PAGE })).toEqual(['revision:en:7']);
  const moved = { ...PAGE, pageprops: { wikibase_item: 'Q2' } };
  expect(await describe('de', { de: moved, en: PAGE })).toEqual(['revision:en:7']);
  expect(await describe('de', { de: moved, en: moved })).toEqual([]);
  expect([getTitle(item as never, 'enwiki'), getTitle(item as never, 'constructor')]).toEqual(['E', null]);
});

test('pickSentences: keeps the first ten that can stand alone', () => {
  const sentence = (length: number) => `${'A'.padEnd(length - 1, 'a')}.`;
  const lengths = (...wanted: number[]) =>
    pickSentences(wanted.map(sentence).join('\n\n'), 'en').map(({ length }) => length);
  expect(lengths(24, 25, 1_000, 1_001)).toEqual([25, 1_000]);
  expect(lengths(...Array.from({ length: 11 }, (_, index) => 30 + index))).toHaveLength(10);
});
