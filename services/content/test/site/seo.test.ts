import type { Response } from 'supertest';
import request from 'supertest';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { buildArticle, buildGuest, buildUser, ContentTestService } from '../support/content-test-service.js';
import { findAmpIssues, readFeed, readSitemap, readStructuredData } from '../support/seo-validators.js';

const ORIGIN = 'https://placelore.example';
const TIDY = `</title>]]></script><b>&amp; "it's" 🗼`;
/** Contains characters that XML cannot represent. */
const HOSTILE = `\u0001${TIDY}\uFFFE`;

let content: ContentTestService;
let withoutPublicUrl: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start({ publicUrl: ORIGIN });
  withoutPublicUrl = await ContentTestService.start();
});
afterAll(() => Promise.all([content.stop(), withoutPublicUrl.stop()]));
beforeEach(() =>
  content.deleteRows('articles', 'article_slug_redirects', 'dynamic_articles', 'guide_requests', 'guide_holders'),
);

const GUEST = buildGuest(null);
const get = (path: string, headers: Record<string, string> = {}) => content.get(path, GUEST, headers);
const fetchDocument = async (path: string): Promise<Response> => {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response;
};
/** Lists that are always there, and pages of collections, whose counts may be a minute old. */
const LISTS = ['/', '/articles', '/explore', '/map'].map((path) => `${ORIGIN}${path}`);
const isCollection = ({ loc }: { loc: string }) => /\/(places|countries|regions)\//.test(loc);
const readPages = (text: string) => readSitemap(text, 'urlset').filter((page) => !isCollection(page));
const sitemap = async () => readPages((await fetchDocument('/sitemap.xml')).text);
const feed = async () => readFeed((await fetchDocument('/rss.xml')).text, `${ORIGIN}/rss.xml`);
const insertPublished = async (slug: string, overrides: Parameters<typeof buildArticle>[0] = {}, publishedAt?: Date) =>
  (await content.insertArticles([buildArticle({ slug, ...overrides })], publishedAt))[0]!;

/** Publishes one article for each number. */
const publishNumbers = (first: number, last: number) =>
  content.dataSource.query(
    `insert into articles (slug, title, meta_description, content, category, location, image_url, is_public, published_at)
     select 'number-' || n, 'Number ' || n, '', '', 'Landmark', '', '', true, now() from generate_series($1::int, $2::int) n`,
    [first, last],
  );

describe('/sitemap.xml', () => {
  it('lists the landing page, the list and every published article with its last change', async () => {
    const id = await insertPublished('colosseum');
    await insertPublished('pantheon');
    await content.dataSource.query(`update articles set updated_at = '2031-02-03T04:05:06.789Z' where id = $1`, [id]);
    const response = await fetchDocument('/sitemap.xml');
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    expect(readPages(response.text)).toEqual([
      ...LISTS.map((loc) => ({ loc, lastmod: '2031-02-03T04:05:06.789Z' })),
      { loc: `${ORIGIN}/articles/colosseum`, lastmod: '2031-02-03T04:05:06.789Z' },
      { loc: `${ORIGIN}/articles/pantheon`, lastmod: expect.stringMatching(/^20/) },
    ]);
  });

  it('lists the collections that have articles', async () => {
    // A service keeps its counts for a while, so this test starts a new one.
    const fresh = await ContentTestService.start({ publicUrl: ORIGIN });
    await fresh.insertArticles([buildArticle({ slug: 'colosseum', location: 'Rome, Italy' })]);
    const { text } = await fresh.get('/sitemap.xml', GUEST);
    const paths = readSitemap(text, 'urlset')
      .filter(isCollection)
      .map(({ loc }) => loc.replace(ORIGIN, ''));
    expect(paths).toEqual(['/places/landmarks', '/countries/it']);
    await fresh.stop();
  });

  it('is valid without articles', async () => {
    expect(await sitemap()).toEqual(LISTS.map((loc) => ({ loc })));
  });

  it('omits private articles and dynamic guides, even for admins', async () => {
    await insertPublished('hidden', { isPublic: false });
    await insertPublished('pending', { isPublic: false, contentSource: 'text_search' });
    await content.dataSource.query(
      `insert into dynamic_articles (query, normalized_query, slug, title, meta_description, description, location,
         category, cultural_significance, travel_tips, nearby_attractions, recommendation_level, is_thin, content, writing,
         verification, knowledge, place_kind, place_provider, expires_at)
       values ('x', 'x', 'dynamic-x', 'X', '', '', '', 'Other', '', '[]', '[]', 'low', true, '', '{}', '{}', '{"facts": [], "sources": []}', 'city', 'embedded', now() + interval '1 day')`,
    );
    const { text } = await content.get('/sitemap.xml', buildUser({ isAdmin: true }));
    expect(readPages(text)).toHaveLength(LISTS.length);
    expect(await feed()).toEqual([]);
  });

  it('reflects every change immediately, and returns 304 without one', async () => {
    const id = await insertPublished('colosseum');
    const { headers } = await fetchDocument('/sitemap.xml');
    const notModified = { 'if-none-match': headers.etag! };
    expect([(await get('/sitemap.xml', notModified)).status, (await get('/sitemap.xml', notModified)).text]).toEqual([
      304,
      '',
    ]);
    await content.dataSource.query('update articles set is_public = false where id = $1', [id]);
    expect((await get('/sitemap.xml', notModified)).status).toBe(200);
    expect(await sitemap()).toHaveLength(LISTS.length);
  });

  it('becomes an index of several files above 9,000 articles that list every page once', async () => {
    await publishNumbers(1, 9_000);
    expect(await sitemap()).toHaveLength(9_000 + LISTS.length);
    await publishNumbers(9_001, 10_001);
    const files = readSitemap((await fetchDocument('/sitemap.xml')).text, 'sitemapindex');
    expect(files.length).toBeGreaterThan(1);
    const named: string[] = [];
    for (const { loc, lastmod } of files) {
      expect(loc).toMatch(/^https:\/\/placelore\.example\/sitemap-\d+\.xml$/);
      if (!loc.endsWith('-1.xml')) expect(lastmod).toBeDefined();
      const pages = readSitemap((await fetchDocument(new URL(loc).pathname)).text, 'urlset');
      expect(pages.length).toBeLessThanOrEqual(10_000);
      named.push(...pages.filter((page) => !isCollection(page)).map((page) => page.loc));
    }
    const articles = Array.from({ length: 10_001 }, (_, n) => `${ORIGIN}/articles/number-${n + 1}`);
    expect(named.sort()).toEqual([...LISTS, ...articles].sort());
  });

  it.each(['/sitemap-99999.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-1e9.xml', '/sitemap-.xml'])(
    'returns no file for %s',
    async (path) => expect([400, 404]).toContain((await get(path)).status),
  );
});

describe('/rss.xml', () => {
  it('contains the 50 newest articles with the newest first', async () => {
    for (let day = 1; day <= 28; day++) {
      await insertPublished(`early-${day}`, {}, new Date(Date.UTC(2026, 0, day)));
      await insertPublished(`late-${day}`, {}, new Date(Date.UTC(2026, 1, day, 3, 4, 5)));
    }
    const response = await fetchDocument('/rss.xml');
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const items = await feed();
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({
      title: 'Colosseum',
      link: `${ORIGIN}/articles/late-28`,
      description: 'The amphitheatre of ancient Rome.',
      category: ['Landmark'],
      pubDate: 'Sat, 28 Feb 2026 03:04:05 +0000',
    });
    expect(items.at(-1)!.link).toBe(`${ORIGIN}/articles/early-7`);
  });

  it('states the type of a place that is of none of the categories', async () => {
    await insertPublished('rome', { category: 'Other', placeType: 'City' });
    expect((await feed())[0]).toMatchObject({ category: ['City'] });
  });

  it('states who wrote an article, and how certain the place in its photo is', async () => {
    const { discoveryId } = await content.createDiscovery({ userId: buildUser().userId }, { confidence: 0.87 });
    const writing = { provider: 'openai', model: 'model-w', promptVersion: '1', note: null };
    await insertPublished('found', { discoveryId, writing }, new Date(Date.UTC(2026, 1, 2)));
    await insertPublished('bundled', { writing: null }, new Date(Date.UTC(2026, 1, 1)));
    const [found, bundled] = await feed();
    expect(found).toMatchObject({ 'placelore:confidence': '0.87', 'placelore:writing': 'model-w' });
    expect(bundled).not.toHaveProperty('placelore:confidence');
    expect(bundled).not.toHaveProperty('placelore:writing');
  });

  it('marks the sources in the description, and lists them', async () => {
    const metaDescription = 'It was finished in 80 <AD>.';
    await insertPublished('sourced', {
      metaDescription,
      knowledge: createSampleKnowledge(['inception', 'Finished in 80 AD.']),
      verification: { sentences: [{ text: metaDescription, facts: ['f1'], grade: 'sourced' }], omitted: 0 },
    });
    const html = (await feed())[0]!['content:encoded'];
    expect(html).toMatch(
      new RegExp(
        `<p>It was finished in 80 &lt;AD&gt;\\.<sup><a href="${ORIGIN}/articles/sourced#source-1"[^>]*>1</a></sup></p>`,
      ),
    );
    expect(html).toContain('<li id="source-1">Placelore guidebook');
    await content.deleteRows('articles');
    await insertPublished('plain');
    expect((await feed())[0]).not.toHaveProperty('content:encoded');
  });

  it('escapes hostile texts', async () => {
    await insertPublished('hostile', { title: HOSTILE, metaDescription: HOSTILE });
    expect((await feed())[0]).toMatchObject({ title: TIDY, description: TIDY });
  });
});

describe('/robots.txt', () => {
  it('allows public pages only and names the sitemap', async () => {
    const { text, headers } = await fetchDocument('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(text.startsWith('User-agent: *\n')).toBe(true);
    const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path]) => ({ kind, path: path! }));
    /** Applies RFC 9309: the longest matching rule decides. */
    const mayRead = (path: string) =>
      rules.filter((rule) => path.startsWith(rule.path)).sort((a, b) => b.path.length - a.path.length)[0]?.kind !==
      'Disallow';
    const openPaths = [
      '/',
      '/articles',
      '/articles/apple',
      '/rss.xml',
      '/share/x.png',
      '/assets/a.js',
      '/api/articles/x/direct',
    ];
    const blockedPaths = [
      '/api/user',
      '/api/generate-temporary-article',
      '/admin',
      '/admin/duplicates',
      '/app',
      '/auth',
    ];
    expect(openPaths.filter((path) => !mayRead(path))).toEqual([]);
    expect(blockedPaths.filter(mayRead)).toEqual([]);
  });
});

describe('/articles/…/amp', () => {
  it('is a valid document about a published article', async () => {
    await insertPublished('colosseum', { imageUrl: '/objects/a/b.webp' });
    const { text, headers } = await fetchDocument('/articles/colosseum/amp');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' });
    expect(await findAmpIssues(text)).toEqual([]);
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/articles/colosseum">`);
    expect(readStructuredData(text).map((index) => index['@type'])).toEqual([
      'Article',
      'TouristAttraction',
      'BreadcrumbList',
    ]);
    const notModified = await get('/articles/colosseum/amp', { 'if-none-match': headers.etag! });
    expect([notModified.status, notModified.text]).toEqual([304, '']);
  });

  it('escapes hostile texts', async () => {
    await insertPublished('hostile', { title: TIDY, location: TIDY, metaDescription: TIDY });
    const { text } = await fetchDocument('/articles/hostile/amp');
    expect(await findAmpIssues(text)).toEqual([]);
    expect(readStructuredData(text)[0]).toMatchObject({ headline: TIDY });
  });

  it.each(['unknown', 'hidden', 'Colosseum', '%3Cscript%3E', 'a'.repeat(200)])(
    'returns a 404 page for %s',
    async (slug) => {
      await insertPublished('hidden', { isPublic: false });
      for (const actor of [GUEST, buildUser({ isAdmin: true })]) {
        const { status, text, headers } = await content.get(`/articles/${slug}/amp`, actor);
        expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(text).toContain('<h1>Article Not Found</h1><p>The requested article could not be found.</p>');
        expect(await findAmpIssues(text)).toEqual([]);
      }
    },
  );

  it('redirects a former slug with 301', async () => {
    const id = await insertPublished('colosseum');
    await content.dataSource.query(`insert into article_slug_redirects (slug, article_id) values ('coliseum', $1)`, [
      id,
    ]);
    const { status, headers } = await get('/articles/coliseum/amp');
    expect([status, headers.location]).toEqual([301, `${ORIGIN}/articles/colosseum/amp`]);
    await content.dataSource.query('update articles set is_public = false where id = $1', [id]);
    expect((await get('/articles/coliseum/amp')).status).toBe(404);
  });
});

describe('SEO documents without a configured public URL', () => {
  const fetchWithoutPublicUrl = async (path: string, forwarded: Record<string, string>) =>
    withoutPublicUrl.get(path, GUEST, forwarded);

  it('use the requested origin and are not cached by shared caches', async () => {
    const { text, headers } = await fetchWithoutPublicUrl('/sitemap.xml', {
      'x-forwarded-host': 'trips.example',
      'x-forwarded-proto': 'https',
    });
    expect(readSitemap(text, 'urlset')[0]!.loc).toBe('https://trips.example/');
    expect(headers['cache-control']).toBe('private, no-cache');
    const [id] = await withoutPublicUrl.insertArticles([buildArticle({ slug: 'colosseum' })]);
    await withoutPublicUrl.dataSource.query(
      `insert into article_slug_redirects (slug, article_id) values ('coliseum', $1)`,
      [id],
    );
    const moved = await fetchWithoutPublicUrl('/articles/coliseum/amp', { 'x-forwarded-host': 'trips.example' });
    expect([moved.headers.location, moved.headers['cache-control']]).toEqual([
      'http://trips.example/articles/colosseum/amp',
      'private, no-cache',
    ]);
  });

  it('reject an invalid host', async () => {
    const { status } = await fetchWithoutPublicUrl('/rss.xml', { 'x-forwarded-host': 'a"><script>' });
    expect(status).toBe(400);
  });
});

it.each(['/sitemap.xml', '/rss.xml', '/robots.txt', '/articles/colosseum/amp'])(
  'HEAD %s: returns the headers of GET without a body',
  async (path) => {
    await insertPublished('colosseum');
    const response = await request(content.url)
      .head(path)
      .set(await content.headers(GUEST));
    const { headers } = await fetchDocument(path);
    expect([response.status, response.text ?? '']).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(response.headers[name]).toBe(headers[name]);
    }
  },
);
