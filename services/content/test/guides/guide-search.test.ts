import { randomUUID } from 'node:crypto';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { buildArticle, buildGuest, buildUser } from '../support/content-test-service.js';
import { commitGuide, GUEST, HOI_AN, requestAndWriteGuide, requestGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';
import { recordStatements } from '../support/sql-statements.js';

useContent();

const search = (q: string, more = '') => content.get(`/api/articles?q=${encodeURIComponent(q)}${more}`, GUEST);
const found = async (q: string, more = ''): Promise<string[]> =>
  (await search(q, more)).body.map(({ id, title }: ArticleCard) => `${id < 0 ? 'guide' : 'article'} ${title}`);
const writeGuide = (name: string, overrides: Partial<LocatedPlace> = {}) =>
  requestAndWriteGuide(name, commitGuide({ place: { ...HOI_AN, name, guidebookId: null, ...overrides } }));

describe('article search for dynamic guides', () => {
  describe('finds guides of their holders only', () => {
    const other = buildGuest(randomUUID());
    const titles = async (path: string, actor: Identity | null) =>
      (await content.get(path, actor)).body.map(({ title }: ArticleCard) => title);
    const paths = ['/api/articles?q=lantern', '/api/articles?q=lantren', '/api/articles?q=merchants'];

    it.each(paths)('GET %s finds a guide for its holders only', async (path) => {
      await writeGuide('Lantern Street');
      expect(await titles(path, GUEST)).toEqual(['Lantern Street']);
      for (const actor of [other, buildGuest(null), buildUser(), buildUser({ isAdmin: true })]) {
        expect(await titles(path, actor)).toEqual([]);
      }
      // Another visitor who requests the guide becomes a holder, and finds it as well.
      await requestGuide('Lantern Street', other);
      expect(await titles(path, other)).toEqual(['Lantern Street']);
    });

    it('finds them after they are cleared, and for the user a guest becomes', async () => {
      const visitorId = randomUUID();
      await requestAndWriteGuide(
        'Lantern Street',
        commitGuide({ place: { ...HOI_AN, name: 'Lantern Street' } }),
        buildGuest(visitorId),
      );
      await content.delete('/api/temporary-articles', buildGuest(visitorId));
      for (const actor of [buildGuest(visitorId), buildUser({ visitorId })]) {
        expect(await titles('/api/articles?q=lantern', actor)).toEqual(['Lantern Street']);
      }
    });

    it('returns them in private responses with an own ETag', async () => {
      await writeGuide('Lantern Street');
      const read = (actor: Identity) => content.get('/api/articles?q=lantern', actor);
      const [ownGuide, foreign, anonymous] = [await read(GUEST), await read(other), await read(buildGuest(null))];
      expect(ownGuide.headers['cache-control']).toBe('private, no-cache');
      expect(foreign.headers['cache-control']).toBe('private, no-cache');
      expect(anonymous.headers['cache-control']).toBe('public, no-cache');
      expect(ownGuide.headers.etag).not.toBe(foreign.headers.etag);
      const ifNoneMatch = { 'if-none-match': foreign.headers.etag! };
      // No article was published since, but the reader now holds a guide.
      await requestGuide('Lantern Street', other);
      expect((await content.get('/api/articles?q=lantern', other, ifNoneMatch)).body).toHaveLength(1);
      const again = await content.get('/api/articles', buildGuest(null), { 'if-none-match': ownGuide.headers.etag! });
      expect(again.status).toBe(200);
    });

    it('returns them by slug, and 404 to other visitors', async () => {
      await writeGuide('Lantern Street');
      const read = async (actor: Identity) => (await content.get('/api/dynamic/dynamic-lantern-street', actor)).status;
      expect(await Promise.all([GUEST, buildUser({ isAdmin: true })].map(read))).toEqual([200, 200]);
      expect(await Promise.all([other, buildGuest(null), buildUser()].map(read))).toEqual([404, 404, 404]);
    });
  });

  it('lists thin guides after everything else', async () => {
    await content.insertArticles([
      buildArticle({ title: 'Market', content: '<p>Along Lantern Street.</p>' }),
      buildArticle({ title: 'Lantern Street Gate', isThin: true }),
    ]);
    await writeGuide('Lantern Street');
    await requestAndWriteGuide(
      'Lantern Street North',
      commitGuide({
        place: { ...HOI_AN, name: 'Lantern Street North', guidebookId: null },
        background: createSampleKnowledge(['location', 'Lantern Street North is in Vietnam.']),
      }),
    );
    const titles = await found('lantern street');
    expect(titles.slice(0, 2)).toEqual(['guide Lantern Street', 'article Market']);
    expect(titles.slice(2).sort()).toEqual(['article Lantern Street Gate', 'guide Lantern Street North']);
  });

  it('returns cards with negative ids, which no list without a query contains', async () => {
    const { body } = await writeGuide('Hoi An');
    const [card] = (await search('hoi an')).body;
    expect(card).toMatchObject({
      id: body.article.id,
      slug: 'dynamic-hoi-an',
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
      category: 'Cultural Site',
      imageUrl: expect.stringContaining('/objects/covers/'),
      contentSource: 'text_search',
    });
    expect(card.id).toBeLessThan(0);
    expect((await content.get('/api/articles', GUEST)).body).toEqual([]);
    expect((await content.get('/api/categories', GUEST)).body).toEqual([]);
  });

  it('ranks guides behind articles that match equally well', async () => {
    await writeGuide('Lantern Street');
    await content.insertArticles([
      buildArticle({ title: 'Lantern Hall' }),
      buildArticle({ title: 'Bridge', content: '<p>A lantern.</p>' }),
    ]);
    expect(await found('lantern')).toEqual(['article Lantern Hall', 'guide Lantern Street', 'article Bridge']);
  });

  it('ranks guides before articles that match by their town only', async () => {
    await writeGuide('Ulaanbaatar');
    await content.insertArticles([buildArticle({ title: 'A Monastery', location: 'Ulaanbaatar, Mongolia' })]);
    expect(await found('ulaanbaatar')).toEqual(['guide Ulaanbaatar', 'article A Monastery']);
  });

  it('finds guides by their texts with a snippet, and by misspelled names', async () => {
    await writeGuide('Lantern Street');
    const [card] = (await search('merchants')).body;
    expect(card.snippet).toContain('<mark>Merchants</mark> from China &amp; Japan');
    expect(await found('lantern stret')).toEqual(['guide Lantern Street']);
  });

  it('filters guides by category', async () => {
    await writeGuide('Lantern Street');
    expect(await found('lantern', '&category=Cultural%20Site')).toEqual(['guide Lantern Street']);
    for (const q of ['lantern', 'lantren']) expect(await found(q, '&category=Park')).toEqual([]);
  });

  it('omits guides that expired or whose place has an article', async () => {
    await writeGuide('Lantern Street');
    await writeGuide('Lantern Lane');
    const [id] = await content.insertArticles([
      buildArticle({ title: 'The Lantern Lane', location: 'Hoi An, Vietnam' }),
    ]);
    expect((await found('lantern')).sort()).toEqual(['article The Lantern Lane', 'guide Lantern Street']);
    // An article with the title of the guide, but about another place.
    const [namesake] = await content.insertArticles([
      buildArticle({ title: 'Lantern Street', location: 'Rome, Italy' }),
    ]);
    expect(await found('lantern street')).toContain('guide Lantern Street');
    await content.dataSource.query('delete from articles where id = $1', [namesake]);
    await content.dataSource.query(`update articles set is_public = false where id = $1`, [id]);
    expect((await found('lantern')).sort()).toEqual(['guide Lantern Lane', 'guide Lantern Street']);
    await content.dataSource.query(`update dynamic_articles set created_at = now() - interval '31 days',
      expires_at = now() - interval '1 day'`);
    for (const q of ['lantern', 'lantren', 'merchants']) expect(await found(q)).toEqual([]);
  });

  it('finds a new guide although the caller has the ETag of the former result', async () => {
    const before = await search('lantern');
    expect(before.body).toEqual([]);
    await writeGuide('Lantern Street');
    const after = await content.get('/api/articles?q=lantern', GUEST, { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.length]).toEqual([200, 1]);
    const again = await content.get('/api/articles?q=lantern', GUEST, { 'if-none-match': after.headers.etag! });
    expect(again.status).toBe(304);
  });

  it('finds one guide per place, however many queries it was requested by', async () => {
    for (const q of ['Hoi An', 'Hoi An, Vietnam', 'Faifo']) await requestAndWriteGuide(q);
    expect(await found('hoi an')).toEqual(['guide Hoi An']);
  });

  it('runs one SQL query', async () => {
    await writeGuide('Lantern Street');
    const statements = recordStatements(content.dataSource);
    await search('lantern');
    expect(statements()).toHaveLength(1);
  });
});
