import { setTimeout as pause } from 'node:timers/promises';
import { PUBLISHED_CONTENT_CHANNEL } from '@placelore/contracts/content/articles/articles.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { connectRedis } from '@placelore/platform/queues/redis.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { buildArticle, buildGuest, buildUser, ContentTestService } from '../support/content-test-service.js';
import { recordStatements } from '../support/sql-statements.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects'));

const GUEST = buildGuest(null);
const ADMIN = buildUser({ isAdmin: true });
const get = (path: string, headers: Record<string, string> = {}) => content.get(path, GUEST, headers);
const titles = ({ body }: { body: { title: string }[] }) => body.map(({ title }) => title);
const getNextLink = ({ headers }: { headers: Record<string, string> }) =>
  /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
const readTotal = async (query = '') => (await get(`/api/articles?${query}`)).headers['x-total-count'];
/** Inserts articles numbered from 0. Three at a time are equally well known; the last ones are best known. */
const insertMany = async (count: number) => {
  const articles = Array.from({ length: count }, (_, n) =>
    buildArticle({ title: `number ${n}`, prominence: Math.floor(n / 3) }),
  );
  await content.insertArticles(articles);
};

describe('GET /api/articles?after=', () => {
  it('lists every article once with the best known first, even those known equally well', async () => {
    await insertMany(20);
    const seenTitles: string[] = [];
    let next: string | undefined = '/api/articles?after=&limit=4';
    while (next) {
      const response = await get(next);
      expect([response.status, response.headers['x-total-count']]).toEqual([200, '20']);
      seenTitles.push(...titles(response));
      next = getNextLink(response);
    }
    expect(new Set(seenTitles).size).toBe(20);
    expect(seenTitles.map((title) => Math.floor(Number(title.split(' ')[1]) / 3))).toEqual(
      Array.from({ length: 20 }, (_, n) => Math.floor((19 - n) / 3)),
    );
  });

  it('lists thin articles last, and ignores their dates', async () => {
    await content.insertArticles([buildArticle({ title: 'stub', prominence: 9, isThin: true })]);
    await content.insertArticles([buildArticle({ title: 'known', prominence: 5 })], new Date(Date.UTC(2020, 0, 1)));
    await content.insertArticles([buildArticle({ title: 'unknown' })]);
    expect(titles(await get('/api/articles'))).toEqual(['known', 'unknown', 'stub']);
  });

  it('ignores articles that are published between two pages', async () => {
    await insertMany(8);
    const first = await get('/api/articles?after=&limit=4');
    await content.insertArticles([buildArticle({ title: 'new', prominence: 9 })]);
    const second = await get(getNextLink(first)!);
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(8);
    expect(titles(second)).not.toContain('new');
  });

  it.each(['after=x', 'after=1', `after=${'1'.repeat(30)}.1`, 'after=1.99999999999', 'after=&q=rome'])(
    'rejects %s and names the parameter',
    async (query) => {
      const { status, body } = await get(`/api/articles?${query}`);
      expect([status, body.details[0].field]).toEqual([400, 'after']);
    },
  );
});

describe('article category', () => {
  it('has its own list, total and pages', async () => {
    await content.insertArticles([
      ...Array.from({ length: 3 }, () => buildArticle({ category: 'Park' })),
      buildArticle({ category: 'Park', isPublic: false }),
      buildArticle({ category: 'Beach' }),
    ]);
    const first = await get('/api/articles?category=Park&limit=2');
    expect([first.body.length, first.headers['x-total-count']]).toEqual([2, '3']);
    const last = await get(getNextLink(first)!);
    expect([last.body.length, last.body[0].category, getNextLink(last)]).toEqual([1, 'Park', undefined]);
    expect(await readTotal('category=Museum')).toBe('0');
  });

  it('is counted in GET /api/categories with the largest first', async () => {
    await content.insertArticles([
      ...Array.from({ length: 2 }, () => buildArticle({ category: 'Park' })),
      buildArticle({ category: 'Beach' }),
      buildArticle({ category: 'Museum', isPublic: false }),
    ]);
    expect((await get('/api/categories')).body).toEqual([
      { category: 'Park', count: 2 },
      { category: 'Beach', count: 1 },
    ]);
  });
});

describe('article totals', () => {
  it('follow every kind of change and roll back with it', async () => {
    const ids = await content.insertArticles([buildArticle(), buildArticle({ isPublic: false }), buildArticle()]);
    expect(await readTotal()).toBe('2');
    const { dataSource } = content;
    await dataSource.query('update articles set is_public = true, published_at = now() where id = $1', [ids[1]]);
    expect(await readTotal()).toBe('3');
    await dataSource.query(`update articles set category = 'Beach' where id = $1`, [ids[0]]);
    expect([await readTotal('category=Landmark'), await readTotal('category=Beach')]).toEqual(['2', '1']);
    await dataSource
      .transaction(async (manager) => {
        await manager.query('delete from articles');
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await readTotal()).toBe('3');
    await dataSource.query('delete from articles where id = $1', [ids[0]]);
    expect(await readTotal()).toBe('2');
    await dataSource.query('truncate articles, article_words, article_slug_redirects');
    expect(await readTotal()).toBe('0');
  });

  it('stay correct without a deadlock when concurrent changes lock articles in opposite orders', async () => {
    const ids = await content.insertArticles(
      Array.from({ length: 40 }, (_, n) => buildArticle({ category: n % 2 ? 'Park' : 'Beach' })),
    );
    const withdraw = (ids: number[]) =>
      content.dataSource.transaction(async (manager) => {
        for (const id of ids) await manager.query('update articles set is_public = false where id = $1', [id]);
      });
    await Promise.all(Array.from({ length: 6 }, (_, n) => withdraw(ids.slice(n * 6, n * 6 + 6).reverse())));
    expect([await readTotal(), await readTotal('category=Park'), await readTotal('category=Beach')]).toEqual([
      '4',
      '2',
      '2',
    ]);
  });

  it('do not make other transactions wait for an open one', async () => {
    const [first, second] = await content.insertArticles([buildArticle(), buildArticle()]);
    await content.dataSource.transaction(async (manager) => {
      await manager.query('update articles set is_public = false where id = $1', [first]);
      const other = content.dataSource.query('update articles set is_public = false where id = $1', [second]);
      expect(await Promise.race([other.then(() => 'done'), pause(5_000, 'waits', { ref: false })])).toBe('done');
    });
    expect(await readTotal()).toBe('0');
  });
});

describe('ETag of public articles', () => {
  const lists = ['/api/articles', '/api/articles?after=', '/api/articles?q=colosseum', '/api/categories'];

  it.each([...lists, '/api/articles/search?q=colosseum'])('yields 304 at %s until a visible change', async (path) => {
    const [id] = await content.insertArticles([buildArticle()]);
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = first.headers.etag!;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': ifNoneMatch });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    }
    await content.dataSource.query(`update articles set title = 'Colosseum, anew' where id = $1`, [id]);
    const changed = await get(path, { 'if-none-match': etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  });

  it('stays the same when only a draft changes', async () => {
    const [, draft] = await content.insertArticles([buildArticle(), buildArticle({ isPublic: false })]);
    const { etag } = (await get('/api/articles')).headers;
    await content.dataSource.query(`update articles set title = 'better' where id = $1`, [draft]);
    expect((await get('/api/articles', { 'if-none-match': etag! })).status).toBe(304);
  });

  it('yields 304 for one article until the article changes', async () => {
    const article = buildArticle();
    const [id] = await content.insertArticles([article]);
    const path = `/api/articles/${article.slug}/direct`;
    const { etag } = (await get(path)).headers;
    expect((await get(path, { 'if-none-match': etag! })).status).toBe(304);
    await content.dataSource.query(`update articles set location = 'Roma' where id = $1`, [id]);
    expect((await get(path, { 'if-none-match': etag! })).body.location).toBe('Roma');
    await content.dataSource.query('update articles set is_public = false where id = $1', [id]);
    expect((await get(path, { 'if-none-match': etag! })).status).toBe(404);
  });

  it('comes with a private cache policy for signed-in requests', async () => {
    const article = buildArticle({ isPublic: false });
    await content.insertArticles([article]);
    const { headers } = await content.get(`/api/articles/${article.slug}/direct`, ADMIN);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('notification about published content', () => {
  it('reaches Redis after a change is committed', async () => {
    const redis = content.app.get<ReturnType<typeof connectRedis>>(QUEUE_REDIS).duplicate();
    let messageCount = 0;
    redis.on('message', () => messageCount++);
    await redis.subscribe(`placelore:${redis.options.db}:${PUBLISHED_CONTENT_CHANNEL}`);
    await content.insertArticles([buildArticle()]);
    await eventually(() => messageCount > 0);
    redis.disconnect();
  });
});

describe('article request', () => {
  it.each([
    ['/api/articles?limit=2', 200],
    ['/api/articles?after=1769000000000.1', 200],
    ['/api/articles?category=Park', 200],
    ['/api/articles?q=colosseum', 200],
    // A search without results is repeated with corrected spelling; one with few results is repeated with any of its
    // words.
    ['/api/articles?q=colossuem', 200, 2],
    ['/api/articles/search?keywords=rome', 200, 2],
    ['/api/categories', 200],
    ['/api/articles/the-old-one/direct', 301],
    ['/api/articles/nowhere/direct', 404],
  ])('to %s runs no more SQL queries than necessary', async (path, status, queryCount = 1) => {
    const [id] = await content.insertArticles([buildArticle(), buildArticle()]);
    await content.dataSource.query(`insert into article_slug_redirects values ('the-old-one', $1)`, [id]);
    const statements = recordStatements(content.dataSource);
    expect((await get(path)).status).toBe(status);
    expect(statements()).toHaveLength(queryCount);
  });

  it('with a matching ETag runs one SQL query', async () => {
    await content.insertArticles([buildArticle()]);
    const { etag } = (await get('/api/articles')).headers;
    const statements = recordStatements(content.dataSource);
    await get('/api/articles', { 'if-none-match': etag! });
    expect(statements()).toHaveLength(1);
  });
});
