import { adminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { ADMIN, editArticle, insertArticle } from '../support/admin-client.js';
import { buildArticle } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';
import { recordStatements } from '../support/sql-statements.js';

useContent();

const list = (query = '') => content.get(`/api/admin/articles${query}`, ADMIN);
const titles = async (query: string): Promise<string[]> =>
  (await list(query)).body.articles.map(({ title }: { title: string }) => title);
const search = (q: string, more = '') => titles(`?q=${encodeURIComponent(q)}${more}`);
const insertLibrary = (...articles: Partial<NewArticle>[]) =>
  content.insertArticles(
    articles.map((overrides) =>
      buildArticle({ location: 'Nowhere', category: 'Other', content: '<p>Nothing.</p>', ...overrides }),
    ),
  );

describe('GET /api/admin/articles', () => {
  it('lists public and private articles by latest change, with the total', async () => {
    const first = await insertArticle({ title: 'One', isPublic: false });
    await insertArticle({ title: 'Two' });
    await editArticle(first, { location: 'Moved' });
    const { body, headers } = await list();
    for (const row of body.articles) adminArticleRow.strict().parse(row);
    expect(body).toMatchObject({ articles: [{ title: 'One', isPublic: false }, { title: 'Two' }], total: 2 });
    expect(headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' });
  });

  it('returns an empty list when nothing matches', async () => {
    expect((await list()).body).toEqual({ articles: [], total: 0 });
    expect((await list('?page=5&q=nothing')).body).toEqual({ articles: [], total: 0 });
  });

  it('pages through all articles without gap or repetition, at most 100 per page', async () => {
    await insertLibrary(...Array.from({ length: 205 }, (_, n) => ({ title: `Title ${n % 7}` })));
    for (const sort of ['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'title', '-title']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?sort=${sort}&page=${page}`)));
      expect(pages.map(({ body }) => body.articles.length)).toEqual([100, 100, 5, 0]);
      expect(new Set(pages.flatMap(({ body }) => body.articles.map(({ id }: { id: number }) => id))).size).toBe(205);
      expect(pages.map(({ body }) => body.total)).toEqual([205, 205, 205, 205]);
      expect(pages[1]!.headers.link).toBe(
        `</api/admin/articles?page=3&limit=100&sort=${encodeURIComponent(sort)}>; rel="next"`,
      );
      expect(pages[2]!.headers.link).toBeUndefined();
    }
    expect((await list('?limit=101')).status).toBe(400);
  });

  it('pages through the results of a search', async () => {
    await insertLibrary(...['A', 'B', 'C'].map((name) => ({ title: `Mill ${name}` })), { title: 'Castle' });
    const pages = await Promise.all([1, 2, 3].map((page) => search('mill', `&sort=title&limit=2&page=${page}`)));
    expect(pages).toEqual([['Mill A', 'Mill B'], ['Mill C'], []]);
  });

  it('sorts by the requested field and direction', async () => {
    await insertLibrary({ title: 'banana' }, { title: 'Apple' }, { title: 'cherry' });
    expect(await titles('?sort=title')).toEqual(['Apple', 'banana', 'cherry']);
    expect(await titles('?sort=-title')).toEqual(['cherry', 'banana', 'Apple']);
    expect(await titles('?sort=createdAt')).toEqual(['banana', 'Apple', 'cherry']);
    await insertLibrary({ title: 'Ávila' }, { title: 'İzmir' }, { title: 'Zagreb' });
    expect(await titles('?sort=title')).toEqual(['Apple', 'Ávila', 'banana', 'cherry', 'İzmir', 'Zagreb']);
  });

  it.each([
    ['category=Museum', ['a']],
    ['contentSource=recovered', ['b']],
    ['visibility=private', ['b', 'c']],
    ['visibility=public', ['a', 'd']],
    ['reviewed=true', ['c']],
    ['reviewed=false', ['a', 'b', 'd']],
    ['visibility=private&reviewed=false&contentSource=recovered&category=Other', ['b']],
    ['visibility=public&reviewed=true', []],
  ])('filters the list and a search by %s', async (filter, expected) => {
    const named = { location: 'Narrow' };
    await insertLibrary(
      { ...named, title: 'a', category: 'Museum' },
      { ...named, title: 'b', isPublic: false, contentSource: 'recovered' },
      { ...named, title: 'c', isPublic: false, adminReviewed: true },
      { ...named, title: 'd' },
    );
    const { body } = await list(`?sort=title&${filter}`);
    expect(body.articles.map(({ title }: { title: string }) => title)).toEqual(expected);
    expect(body.total).toBe(expected.length);
    expect(await titles(`?sort=title&q=narrow&${filter}`)).toEqual(expected);
  });

  it.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=1.5',
    'category=Castle',
    'contentSource=x',
    'visibility=all',
    'reviewed=1',
    'sort=slug',
    'sort=title%3B',
    `q=${'x'.repeat(201)}`,
    'q=%00',
  ])('rejects %s and names the field', async (query) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.details?.[0].field]).toEqual([400, query.split('=')[0]]);
  });

  it('runs one SQL statement, with or without a search', async () => {
    await insertLibrary({ title: 'Colosseum' });
    for (const query of ['', '?q=colosseum', '?q=colosseum&sort=title&visibility=public']) {
      const recordedStatements = recordStatements(content.dataSource);
      await list(query);
      expect(recordedStatements()).toHaveLength(1);
    }
  });
});

describe('GET /api/admin/articles?q=', () => {
  it('ranks title before location, category and text, and includes private articles', async () => {
    await insertLibrary(
      { title: 'In the text', content: '<p>There is a <b>museum</b> of bread.</p>', isPublic: false },
      { title: 'By category', category: 'Museum' },
      { title: 'By location', location: 'Museum Island', isPublic: false },
      { title: 'The Museum itself' },
      { title: 'Something else', isPublic: false },
    );
    expect(await search('museum')).toEqual(['The Museum itself', 'By location', 'By category', 'In the text']);
    expect((await list('?q=museum&limit=2&page=2')).body).toMatchObject({ total: 4, articles: [{}, {}] });
  });

  it.each(['COLOSSEUM', 'coloss', 'colosseums', 'colloseum', 'Colosseum Rmoe', 'the colosseum of rome'])(
    'finds a private Colosseum by %s',
    async (q) => {
      await insertLibrary(
        { title: 'Colosseum', location: 'Rome, Italy', isPublic: false },
        { title: 'Eiffel Tower', location: 'Paris, France' },
      );
      expect(await search(q)).toEqual(['Colosseum']);
    },
  );

  it.each(["'; drop table articles; --", '%', '_', "a' | 'b", ':*', '!x', '<->', '\\', '()', '\u202e', '☃', '🏛'])(
    'searches for %j literally without an error',
    async (q) => {
      await insertLibrary({ title: 'Colosseum' });
      const { status } = await list(`?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
    },
  );

  it('excludes dynamic guides', async () => {
    expect((await list('?q=hoi%20an')).body.total).toBe(0);
  });
});
