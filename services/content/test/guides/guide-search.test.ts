import { randomUUID } from 'node:crypto';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
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

describe('a search finds dynamic guides', () => {
  describe('for those alone who asked for them', () => {
    const other = buildGuest(randomUUID());
    const titles = async (path: string, actor: Identity | null) =>
      (await content.get(path, actor)).body.map(({ title }: ArticleCard) => title);
    const paths = ['/api/articles?q=lantern', '/api/articles?q=lantren', '/api/articles?q=merchants'];

    it.each(paths)('%s', async (path) => {
      await writeGuide('Lantern Street');
      expect(await titles(path, GUEST)).toEqual(['Lantern Street']);
      for (const actor of [other, buildGuest(null), buildUser(), buildUser({ isAdmin: true })]) {
        expect(await titles(path, actor)).toEqual([]);
      }
      // Whoever asks for it, too, is given the cached one, and finds it from then on.
      await requestGuide('Lantern Street', other);
      expect(await titles(path, other)).toEqual(['Lantern Street']);
    });

    it('who find them again after clearing, and as the user they signed up as', async () => {
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

    it('in answers that no cache may give to others, of another version than theirs', async () => {
      await writeGuide('Lantern Street');
      const read = (actor: Identity) => content.get('/api/articles?q=lantern', actor);
      const [ownGuide, foreign, nobodys] = [await read(GUEST), await read(other), await read(buildGuest(null))];
      expect(ownGuide.headers['cache-control']).toBe('private, no-cache');
      expect(foreign.headers['cache-control']).toBe('private, no-cache');
      expect(nobodys.headers['cache-control']).toBe('public, no-cache');
      expect(ownGuide.headers.etag).not.toBe(foreign.headers.etag);
      const ifNoneMatch = { 'if-none-match': foreign.headers.etag! };
      // Nothing was published since, but now this reader has a guide.
      await requestGuide('Lantern Street', other);
      expect((await content.get('/api/articles?q=lantern', other, ifNoneMatch)).body).toHaveLength(1);
      const again = await content.get('/api/articles', buildGuest(null), { 'if-none-match': ownGuide.headers.etag! });
      expect(again.status).toBe(200);
    });

    it('and by their address, which tells others nothing', async () => {
      await writeGuide('Lantern Street');
      const read = async (actor: Identity) => (await content.get('/api/dynamic/dynamic-lantern-street', actor)).status;
      expect(await Promise.all([GUEST, buildUser({ isAdmin: true })].map(read))).toEqual([200, 200]);
      expect(await Promise.all([other, buildGuest(null), buildUser()].map(read))).toEqual([404, 404, 404]);
    });
  });

  it('as cards with negative ids that lead to their pages, and never lists them unasked', async () => {
    const { body } = await writeGuide('Hoi An');
    const [card] = (await search('hoi an')).body;
    expect(card).toMatchObject({
      id: body.article.id,
      slug: 'dynamic-hoi-an',
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
      category: 'Cultural Site',
      imageUrl: null,
      contentSource: 'text_search',
    });
    expect(card.id).toBeLessThan(0);
    expect((await content.get('/api/articles', GUEST)).body).toEqual([]);
    expect((await content.get('/api/categories', GUEST)).body).toEqual([]);
  });

  it('behind articles that fit as well', async () => {
    await writeGuide('Lantern Street');
    await content.insertArticles([
      buildArticle({ title: 'Lantern Hall' }),
      buildArticle({ title: 'Bridge', content: '<p>A lantern.</p>' }),
    ]);
    expect(await found('lantern')).toEqual(['article Lantern Hall', 'guide Lantern Street', 'article Bridge']);
  });

  it('before articles that only stand in the town of that name', async () => {
    await writeGuide('Ulaanbaatar');
    await content.insertArticles([buildArticle({ title: 'A Monastery', location: 'Ulaanbaatar, Mongolia' })]);
    expect(await found('ulaanbaatar')).toEqual(['guide Ulaanbaatar', 'article A Monastery']);
  });

  it('by words of their texts, with a snippet, and by names with a typo', async () => {
    await writeGuide('Lantern Street');
    const [card] = (await search('merchants')).body;
    expect(card.snippet).toContain('<mark>Merchants</mark> &lt;b&gt;met&lt;/b&gt;');
    expect(await found('lantern stret')).toEqual(['guide Lantern Street']);
  });

  it('of the category asked for', async () => {
    await writeGuide('Lantern Street');
    expect(await found('lantern', '&category=Cultural%20Site')).toEqual(['guide Lantern Street']);
    for (const q of ['lantern', 'lantren']) expect(await found(q, '&category=Park')).toEqual([]);
  });

  it('until they expire, or an article takes their place', async () => {
    await writeGuide('Lantern Street');
    await writeGuide('Lantern Lane');
    const [id] = await content.insertArticles([
      buildArticle({ title: 'The Lantern Lane', location: 'Hoi An, Vietnam' }),
    ]);
    expect((await found('lantern')).sort()).toEqual(['article The Lantern Lane', 'guide Lantern Street']);
    await content.dataSource.query(`update articles set is_public = false where id = $1`, [id]);
    expect((await found('lantern')).sort()).toEqual(['guide Lantern Lane', 'guide Lantern Street']);
    await content.dataSource.query(`update dynamic_articles set created_at = now() - interval '31 days',
      expires_at = now() - interval '1 day'`);
    for (const q of ['lantern', 'lantren', 'merchants']) expect(await found(q)).toEqual([]);
  });

  it('as soon as they are written, though the caller has the former answer', async () => {
    const before = await search('lantern');
    expect(before.body).toEqual([]);
    await writeGuide('Lantern Street');
    const after = await content.get('/api/articles?q=lantern', GUEST, { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.length]).toEqual([200, 1]);
    const again = await content.get('/api/articles?q=lantern', GUEST, { 'if-none-match': after.headers.etag! });
    expect(again.status).toBe(304);
  });

  it('once for one place, however many queries it was asked by', async () => {
    for (const q of ['Hoi An', 'Hoi An, Vietnam', 'Faifo']) await requestAndWriteGuide(q);
    expect(await found('hoi an')).toEqual(['guide Hoi An']);
  });

  it('in one statement', async () => {
    await writeGuide('Lantern Street');
    const statements = recordStatements(content.dataSource);
    await search('lantern');
    expect(statements()).toHaveLength(1);
  });
});
