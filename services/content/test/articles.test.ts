import { article as articleSchema } from '@placelore/contracts/articles.js';
import type { GuideChange } from '@placelore/contracts/places.js';
import { ContentService, guest, someArticle, someUser, WORKER } from './content-service.js';

let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.dataSource.query('truncate articles, article_addresses, work_requests'));

const admin = someUser({ isAdmin: true });
const anyone = guest(null);
const news = (): Promise<{ job: string; payload: GuideChange }[]> =>
  content.dataSource.query(`select job, payload from work_requests where job = 'guide.index' order by created_at`);
const toggle = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, admin, { isPublic });

describe('the list of articles', () => {
  it('shows published ones, the newest first, page by page with the total and the next page', async () => {
    for (const [day, title] of ['one', 'two', 'three'].entries()) {
      await content.insertArticles([someArticle({ title })], new Date(Date.UTC(2026, 4, 1 + day)));
    }
    await content.insertArticles([someArticle({ title: 'hidden', isPublic: false })]);
    const first = await content.get('/api/articles?limit=2', anyone);
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
    expect(first.headers).toMatchObject({
      'x-total-count': '3',
      link: '</api/articles?page=2&limit=2>; rel="next"',
    });
    const last = await content.get('/api/articles?limit=2&page=2', anyone);
    expect(last.body.map(({ title }: { title: string }) => title)).toEqual(['one']);
    expect(last.headers.link).toBeUndefined();
  });

  it.each(['page=0', 'page=x', 'limit=101', 'limit=0'])('names what is wrong with %s', async (query) => {
    const { status, body } = await content.get(`/api/articles?${query}`, anyone);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(query.split('=')[0]);
  });
});

describe('an article', () => {
  it('is read by its slug, as the contract says', async () => {
    const given = someArticle();
    await content.insertArticles([given]);
    const { status, body } = await content.get(`/api/articles/${given.slug}/direct`, anyone);
    expect(status).toBe(200);
    expect(articleSchema.strict().parse(body)).toMatchObject({ title: 'Colosseum', latitude: '41.890200' });
  });

  it('that is not public is there for admins only', async () => {
    const given = someArticle({ isPublic: false });
    await content.insertArticles([given]);
    const path = `/api/articles/${given.slug}/direct`;
    expect((await content.get(path, anyone)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await content.get(path, someUser())).status).toBe(404);
    expect((await content.get(path, admin)).status).toBe(200);
  });

  it('is found under its former address, by a redirect', async () => {
    const given = someArticle();
    const [id] = await content.insertArticles([given]);
    await content.dataSource.query(`insert into article_addresses values ('the-old-one', $1)`, [id]);
    const { status, headers } = await content.get('/api/articles/the-old-one/direct', anyone).then((answer) => answer);
    expect([status, headers.location]).toEqual([301, `/api/articles/${given.slug}/direct`]);
  });
});

describe('publishing and withdrawing', () => {
  it('tell nearby places, each once, the later one by a later time', async () => {
    const [id] = await content.insertArticles([someArticle({ isPublic: false })]);
    expect((await toggle(id!, true)).body).toMatchObject({ isPublic: true });
    await toggle(id!, true);
    expect((await toggle(id!, false)).body).toMatchObject({ isPublic: false });
    const told = await news();
    expect(told.map(({ payload }) => payload.change)).toEqual(['published', 'withdrawn']);
    expect(told[0]!.payload).toMatchObject({ title: 'Colosseum', latitude: 41.8902, longitude: 12.4922 });
    expect(Date.parse(told[1]!.payload.updatedAt)).toBeGreaterThan(Date.parse(told[0]!.payload.updatedAt));
  });

  it('of one article by many at once end in what the last one said, with news in that order', async () => {
    const [id] = await content.insertArticles([someArticle({ isPublic: false })]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => toggle(id!, n % 2 === 0)));
    const told = (await news()).sort((a, b) => Date.parse(a.payload.updatedAt) - Date.parse(b.payload.updatedAt));
    const [{ is_public: isPublic }] = await content.dataSource.query('select is_public from articles');
    expect(told.at(-1)!.payload.change).toBe(isPublic ? 'published' : 'withdrawn');
    expect(told.every(({ payload }, n) => payload.change === (n % 2 === 0 ? 'published' : 'withdrawn'))).toBe(true);
  });

  it('keep the date of the first publication', async () => {
    const [id] = await content.insertArticles([someArticle()], new Date(Date.UTC(2026, 0, 1)));
    await toggle(id!, false);
    expect((await toggle(id!, true)).body.publishedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('leave no news when they fail', async () => {
    expect((await toggle(12_345, true)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect(await news()).toEqual([]);
  });
});

describe('what is published, for the index of places', () => {
  const page = (after: string | null) => content.post('/internal/articles/published', WORKER, { after });

  it('comes in pages of 500 in the order of code points, without gap or repetition', async () => {
    const slugs = Array.from({ length: 1_001 }, (_, n) => `place-${(n * 7919) % 1_001}`);
    await content.insertArticles(slugs.map((slug) => someArticle({ slug })));
    await content.insertArticles([someArticle({ slug: 'place-5000', isPublic: false })]);
    const seen: string[] = [];
    const bounds: (string | null)[] = [];
    let after: string | null = null;
    do {
      const { body } = await page(after);
      expect(body.after).toBe(after);
      seen.push(...body.guides.map(({ slug }: { slug: string }) => slug));
      bounds.push(body.upTo);
      after = body.upTo;
    } while (after !== null);
    expect(bounds).toHaveLength(3);
    expect(seen).toEqual([...slugs].sort());
  });
});
