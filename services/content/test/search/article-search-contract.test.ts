import { randomUUID } from 'node:crypto';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { ArticleSearch } from '../../src/articles/search/article-search.port.js';
import { EngineArticleSearch } from '../../src/articles/search/engine/engine-article-search.js';
import { DynamicArticle } from '../../src/guides/dynamic-article.entity.js';
import { GuideHolder } from '../../src/guides/guide-holder.entity.js';
import { buildArticle, buildGuest, ContentTestService } from '../support/content-test-service.js';
import { PROVENANCE, VERIFICATION } from '../support/guide-generation-driver.js';
import { SearchEngineDriver } from '../support/search-engine-driver.js';

const GUEST = buildGuest(null);
const LIBRARY: Partial<NewArticle>[] = [
  { title: 'Lantern Hall', prominence: 2 },
  { title: 'Lantern Bridge', prominence: 7 },
  { title: 'Old Quarter', prominence: 9, content: '<p>It sells lanterns: each lantern is of silk.</p>' },
  { title: 'By place', location: 'Lantern Island', prominence: 1 },
  { title: 'Lantern Cellar', isThin: true, prominence: 9 },
  { title: 'Café Royal', content: '<p>Coffee since 1889.</p>', prominence: 3 },
  { title: 'Bread Museum', location: 'Ulm', category: 'Museum', prominence: 4 },
  { title: 'Secret Lantern', isPublic: false, prominence: 10, content: '<p>A lantern in a hidden vault.</p>' },
];

/** The behavior of every {@link ArticleSearch} for words that name neither places nor kinds of places. */
describe.each(['PostgreSQL', 'search engine'])('ArticleSearch of %s', (adapter) => {
  let content: ContentTestService;
  let driver: SearchEngineDriver | undefined;
  beforeAll(async () => {
    driver = adapter === 'PostgreSQL' ? undefined : await SearchEngineDriver.start();
    content = driver?.content ?? (await ContentTestService.start());
    await content.insertArticles(
      LIBRARY.map((overrides) =>
        buildArticle({ location: 'Nowhere', category: 'Other', content: '<p>Nothing.</p>', ...overrides }),
      ),
    );
    await driver?.rebuild();
  });
  afterAll(() => driver?.stop() ?? content.stop());

  const list = (q: string, more = '', actor: Identity = GUEST, headers: Record<string, string> = {}) =>
    content.get(`/api/articles?q=${encodeURIComponent(q)}${more}`, actor, headers);
  const found = async (q: string, more = ''): Promise<string[]> =>
    (await list(q, more)).body.map(({ title }: ArticleCard) => title);

  it('is the one that is configured', async () => {
    expect(content.app.get(ArticleSearch) instanceof EngineArticleSearch).toBe(adapter !== 'PostgreSQL');
    if (!driver) return;
    driver.engine.reset();
    await found('lantern');
    expect(driver.engine.requests.map(({ path }) => path)).toContain('/multi-search');
  });

  it('ranks words in titles, then in names, then in texts, each by prominence; thin articles are last', async () => {
    expect(await found('lantern')).toEqual([
      'Lantern Bridge',
      'Lantern Hall',
      'By place',
      'Old Quarter',
      'Lantern Cellar',
    ]);
  });

  it.each([
    ['LANTERN bridge', 'Lantern Bridge', 'case'],
    ['bridge lantern', 'Lantern Bridge', 'another order'],
    ['lantern bri', 'Lantern Bridge', 'the beginning of the last word'],
    ['cafe royal', 'Café Royal', 'accents'],
    ['lantern brigde', 'Lantern Bridge', 'a typing error'],
    ['lanterns bridge', 'Lantern Bridge', 'another word form'],
    ['coffee 1889', 'Café Royal', 'words of the text'],
    ['ulm bread', 'Bread Museum', 'words of title and location'],
    ['the lantern bridge', 'Lantern Bridge', 'a stop word'],
  ])('finds first for %s the article %s (%s)', async (q, title) => expect((await found(q))[0]).toBe(title));

  it('requires all words', async () => expect(await found('lantern coffee')).toEqual([]));

  it('ranks an exact title first', async () =>
    expect((await found('lantern cellar')).slice(0, 1)).toEqual(['Lantern Cellar']));

  it.each(['secret lantern', 'hidden vault', 'secrte lantern'])('finds no private article by %s', async (q) =>
    expect(await found(q)).not.toContain('Secret Lantern'),
  );

  it('returns pages that contain every result once, with their total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list('lantern', `&limit=2&page=${page}`)));
    const titles = pages.flatMap(({ body }) => body.map(({ title }: ArticleCard) => title));
    expect(titles).toEqual(await found('lantern'));
    expect(pages.map(({ headers, body }) => [headers['x-total-count'], body.length])).toEqual([
      ['5', 2],
      ['5', 2],
      ['5', 1],
      ['5', 0],
    ]);
  });

  it('filters by category', async () => expect(await found('bread', '&category=Museum')).toEqual(['Bread Museum']));

  it.each(['🏛️', `' " & | ! ( ) : * <-> \\ %_ ;--`, '"', '-lantern"', 'isThin = true', '{"q":"*"}', '*', 'qqqq xxxx'])(
    'answers %s as words alone',
    async (q) => {
      const { status, body } = await list(q);
      const titles = body.map(({ title }: ArticleCard) => title);
      expect([status, titles.length === 0 || titles[0] === 'Lantern Bridge']).toEqual([200, true]);
      expect(titles).not.toContain('Secret Lantern');
    },
  );

  it('returns a reader’s guide only to them, after the articles, in a private response', async () => {
    const visitorId = randomUUID();
    await insertGuide(content, visitorId, 'Lantern Guide');
    const [own, other] = [await list('lantern', '', buildGuest(visitorId)), await list('lantern')];
    const titles = own.body.map(({ title }: ArticleCard) => title);
    expect(titles.slice(0, 3)).toEqual(['Lantern Bridge', 'Lantern Hall', 'Lantern Guide']);
    expect([own.headers['x-total-count'], own.headers['cache-control']]).toEqual(['6', 'private, no-cache']);
    expect([other.headers['x-total-count'], other.headers['cache-control']]).toEqual(['5', 'public, no-cache']);
    expect(other.headers.etag).not.toBe(own.headers.etag);
    const ofCategory = await list('lantern', '&category=Other', buildGuest(visitorId));
    expect(ofCategory.body.map(({ title }: ArticleCard) => title)).toContain('Lantern Guide');
  });

  it('answers 304 to its own ETag until the articles change', async () => {
    const { headers } = await list('lantern');
    const repeat = () => list('lantern', '', GUEST, { 'if-none-match': String(headers.etag) });
    expect((await repeat()).status).toBe(304);
    await content.dataSource.query(`update articles set title = 'Lantern Hall' where title = 'Lantern Hall'`);
    await content.dataSource.query(`update articles set meta_description = 'New.' where title = 'Lantern Hall'`);
    expect((await repeat()).status).toBe(200);
  });

  it('groups results as other searches', async () => {
    const { body } = await content.get('/api/search?q=lantern', GUEST);
    expect(
      body.groups.map(({ group, articles }: { group: string; articles: ArticleCard[] }) => [group, articles.length]),
    ).toEqual([
      ['best', 2],
      ['mentioned', 3],
    ]);
    expect(body.total).toBe(5);
  });
});

/** Stores a guide that a visitor requested. */
async function insertGuide(content: ContentTestService, visitorId: string, title: string): Promise<void> {
  const { manager } = content.dataSource;
  const slug = `dynamic-${visitorId}`;
  const { identifiers } = await manager.insert(DynamicArticle, {
    ...{ title, slug, query: title, normalizedQuery: title, location: 'Nowhere', category: 'Other' },
    ...{ metaDescription: '', description: '', content: '', culturalSignificance: '', recommendationLevel: 'low' },
    ...{ travelTips: [], nearbyAttractions: [], isThin: false, placeKind: 'city', placeProvider: 'embedded' },
    ...{ writing: PROVENANCE, verification: VERIFICATION, knowledge: createSampleKnowledge() },
    expiresAt: new Date(Date.now() + 3_600_000),
  } as never);
  await manager.insert(GuideHolder, { guideId: identifiers[0]!.id, visitorId });
}
