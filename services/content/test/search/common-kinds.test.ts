import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
  const mentions = Array.from({ length: ARTICLE_SEARCH.maxResults }, (_, index) =>
    buildArticle({
      title: `Street ${index}`,
      category: 'Other',
      content: '<p>It leads to a museum.</p>',
      prominence: 9,
    }),
  );
  const named = (title: string, prominence: number) => buildArticle({ title, category: 'Other', prominence });
  const museums = Array.from({ length: 15 }, (_, index) =>
    buildArticle({ title: `Collection ${index}`, category: 'Museum', prominence: 20 - index }),
  );
  const hidden = [
    named('Hidden Museum', 30),
    buildArticle({ title: 'Hidden Collection', category: 'Museum', prominence: 30 }),
    buildArticle({ title: 'Hidden Rooms', category: 'Other', metaDescription: 'A museum of bread.', prominence: 30 }),
  ].map((article) => ({ ...article, isPublic: false }));
  await content.insertArticles([
    ...mentions,
    ...museums,
    ...hidden,
    named('Bread Museum', 25),
    named('Salt Museum', 10.05),
  ]);
}, 120_000);
afterAll(() => content.stop());

describe('GET /api/articles?q= for a kind of place in very many articles', () => {
  const search = async (page: number) => {
    const { body, headers } = await content.get(`/api/articles?q=museum&page=${page}`, buildGuest(null));
    return { titles: body.map(({ title }: ArticleCard) => title), total: Number(headers['x-total-count']) };
  };

  it('lists those of the kind before those that mention it, page by page, best known first', async () => {
    const collections = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `Collection ${from + index}`);
    const first = await search(1);
    expect(first.titles).toEqual(['Bread Museum', ...collections(0, 10), 'Salt Museum']);
    const { titles } = await search(2);
    expect(titles.slice(0, 6)).toEqual([...collections(10, 15), expect.stringMatching(/^Street/)]);
    expect([first.total, titles.length]).toEqual([ARTICLE_SEARCH.maxResults, 12]);
  });
});

it('GET /api/articles?q= for a kind of place and a common word lists only places of the kind that have the word', async () => {
  const find = async (q: string): Promise<string[]> =>
    (await content.get(`/api/articles?q=${q}&limit=100`, buildGuest(null))).body.map(({ title }: ArticleCard) => title);
  expect((await find('leads%20museums')).filter((title) => title.startsWith('Collection'))).toEqual([]);
});

it('adds every change directly to the search indexes, because a pending list would slow each search', async () => {
  const indexes: { name: string; options: string[] | null }[] = await content.dataSource.query(
    `select index.relname as name, index.reloptions as options
       from pg_index join pg_class index on index.oid = indexrelid join pg_am method on method.oid = index.relam
      where method.amname = 'gin' and indrelid in ('articles'::regclass, 'article_words'::regclass, 'discoveries'::regclass)`,
  );
  expect(indexes.length).toBeGreaterThan(7);
  expect(indexes.filter(({ options }) => !options?.includes('fastupdate=off'))).toEqual([]);
});
