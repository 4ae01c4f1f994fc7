import { article as articleSchema } from '@placelore/contracts/content/articles/articles.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { ArticleIndexChange } from '@placelore/contracts/places/places.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());
beforeEach(() => content.deleteRows('articles', 'article_slug_redirects', 'job_requests'));

const CREDIT: ImageCredit = {
  provider: 'commons',
  title: 'Colosseum at noon',
  author: null,
  authorUrl: null,
  license: { id: 'cc0', name: 'CC0', url: null },
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Colosseum.jpg',
  sha1: 'b'.repeat(40),
  changes: 'resized, cropped',
  retrievedAt: '2026-11-23T00:00:00.000Z',
};
const ADMIN = buildUser({ isAdmin: true });
const GUEST = buildGuest(null);
const readIndexChanges = (): Promise<{ job: string; payload: ArticleIndexChange }[]> =>
  content.dataSource.query(
    `select job, payload from job_requests where job = 'article-index.update' order by created_at`,
  );
const toggleVisibility = (id: number, isPublic: boolean) =>
  content.patch(`/api/admin/articles/${id}/toggle-visibility`, ADMIN, { isPublic });

describe('GET /api/articles', () => {
  it('lists published articles with the newest first, page by page with total and next link', async () => {
    for (const [day, title] of ['one', 'two', 'three'].entries()) {
      await content.insertArticles([buildArticle({ title })], new Date(Date.UTC(2026, 4, 1 + day)));
    }
    await content.insertArticles([buildArticle({ title: 'hidden', isPublic: false })]);
    const first = await content.get('/api/articles?limit=2', GUEST);
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['three', 'two']);
    expect(first.headers).toMatchObject({
      'x-total-count': '3',
      link: '</api/articles?page=2&limit=2>; rel="next"',
    });
    const last = await content.get('/api/articles?limit=2&page=2', GUEST);
    expect(last.body.map(({ title }: { title: string }) => title)).toEqual(['one']);
    expect(last.headers.link).toBeUndefined();
  });

  it.each(['page=0', 'page=x', 'limit=101', 'limit=0'])('rejects %s and names the parameter', async (query) => {
    const { status, body } = await content.get(`/api/articles?${query}`, GUEST);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(query.split('=')[0]);
  });
});

describe('GET /api/articles/:slug/direct', () => {
  it('returns an article as in the contract', async () => {
    const article = buildArticle();
    await content.insertArticles([article]);
    const { status, body } = await content.get(`/api/articles/${article.slug}/direct`, GUEST);
    expect(status).toBe(200);
    expect(articleSchema.strict().parse(body)).toMatchObject({ title: 'Colosseum', latitude: '41.890200' });
  });

  it.each([
    ['Istanbul, Turkey', { code: 'TR', name: 'Turkey' }],
    ['Singapore', { code: 'SG', name: 'Singapore' }],
    ['Middle-earth, Nowhere', null],
  ])('names the country at the end of %s', async (location, country) => {
    const article = buildArticle({ location });
    await content.insertArticles([article]);
    expect((await content.get(`/api/articles/${article.slug}/direct`, GUEST)).body.country).toEqual(country);
  });

  it('returns a private article to admins only', async () => {
    const article = buildArticle({ isPublic: false });
    await content.insertArticles([article]);
    const path = `/api/articles/${article.slug}/direct`;
    expect((await content.get(path, GUEST)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect((await content.get(path, buildUser())).status).toBe(404);
    expect((await content.get(path, ADMIN)).status).toBe(200);
  });

  it('redirects a former slug', async () => {
    const article = buildArticle();
    const [id] = await content.insertArticles([article]);
    await content.dataSource.query(`insert into article_slug_redirects values ('the-old-one', $1)`, [id]);
    const { status, headers } = await content
      .get('/api/articles/the-old-one/direct', GUEST)
      .then((response) => response);
    expect([status, headers.location]).toEqual([301, `/api/articles/${article.slug}/direct`]);
  });
});

describe('PATCH /api/admin/articles/:id/toggle-visibility', () => {
  it('enqueues one index update per change with increasing times', async () => {
    const [id] = await content.insertArticles([buildArticle({ isPublic: false })]);
    expect((await toggleVisibility(id!, true)).body).toMatchObject({ isPublic: true });
    await toggleVisibility(id!, true);
    expect((await toggleVisibility(id!, false)).body).toMatchObject({ isPublic: false });
    const changes = await readIndexChanges();
    expect(changes.map(({ payload }) => payload.change)).toEqual(['published', 'withdrawn']);
    expect(changes[0]!.payload).toMatchObject({ title: 'Colosseum', latitude: 41.8902, longitude: 12.4922 });
    expect(Date.parse(changes[1]!.payload.updatedAt)).toBeGreaterThan(Date.parse(changes[0]!.payload.updatedAt));
  });

  it('ends concurrent changes in the state of the last index update', async () => {
    const [id] = await content.insertArticles([buildArticle({ isPublic: false })]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => toggleVisibility(id!, n % 2 === 0)));
    const changes = (await readIndexChanges()).sort(
      (a, b) => Date.parse(a.payload.updatedAt) - Date.parse(b.payload.updatedAt),
    );
    const [{ is_public: isPublic }] = await content.dataSource.query('select is_public from articles');
    expect(changes.at(-1)!.payload.change).toBe(isPublic ? 'published' : 'withdrawn');
    expect(changes.every(({ payload }, n) => payload.change === (n % 2 === 0 ? 'published' : 'withdrawn'))).toBe(true);
  });

  it('keeps the date of the first publication', async () => {
    const [id] = await content.insertArticles([buildArticle()], new Date(Date.UTC(2026, 0, 1)));
    await toggleVisibility(id!, false);
    expect((await toggleVisibility(id!, true)).body.publishedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('enqueues no index update on failure', async () => {
    expect((await toggleVisibility(12_345, true)).body.code).toBe('ARTICLE_NOT_FOUND');
    expect(await readIndexChanges()).toEqual([]);
  });
});

describe('POST /internal/articles/published', () => {
  const page = (after: string | null) => content.post('/internal/articles/published', WORKER, { after });

  it('returns pages of 120 in code point order without gap or repetition', async () => {
    const slugs = Array.from({ length: 1_001 }, (_, n) => `place-${(n * 7919) % 1_001}`);
    await content.insertArticles(slugs.map((slug) => buildArticle({ slug })));
    await content.insertArticles([buildArticle({ slug: 'place-5000', isPublic: false })]);
    const seenSlugs: string[] = [];
    const bounds: (string | null)[] = [];
    let after: string | null = null;
    do {
      const { body } = await page(after);
      expect(body.after).toBe(after);
      seenSlugs.push(...body.guides.map(({ slug }: { slug: string }) => slug));
      bounds.push(body.upTo);
      after = body.upTo;
    } while (after !== null);
    expect(bounds).toHaveLength(9);
    expect(seenSlugs).toEqual([...slugs].sort());
  });

  it('returns the smallest image of each article with its credit', async () => {
    const photo = { imageUrl: '/objects/a/photo.webp', thumbnailUrl: '/objects/a/thumbnail.webp' };
    await content.insertArticles([
      buildArticle({ slug: 'a', ...photo }),
      buildArticle({ slug: 'b', imageUrl: '/objects/b.jpg', thumbnailUrl: null }),
      buildArticle({ slug: 'c', imageUrl: '', thumbnailUrl: null }),
    ]);
    await content.dataSource.query(`update articles set image_credit = $1 where slug = 'a'`, [CREDIT]);
    const images = (await page(null)).body.guides.map((guide: ArticleIndexChange) => [
      guide.thumbnailUrl,
      guide.imageCredit,
    ]);
    expect(images).toEqual([
      ['/objects/a/thumbnail.webp', CREDIT],
      ['/objects/b.jpg', null],
      [null, null],
    ]);
  });
});
