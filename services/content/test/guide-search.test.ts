import { randomUUID } from 'node:crypto';
import type { ArticleCard } from '@placelore/contracts/articles.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import { guest, someArticle, someUser } from './content-service.js';
import { answered, anyone, ask, commit, hoiAn } from './guide-worker.js';
import { content, useContent } from './played-worker.js';
import { statementsOf } from './statements.js';

useContent();

const search = (q: string, more = '') => content.get(`/api/articles?q=${encodeURIComponent(q)}${more}`, anyone);
const found = async (q: string, more = ''): Promise<string[]> =>
  (await search(q, more)).body.map(({ id, title }: ArticleCard) => `${id < 0 ? 'guide' : 'article'} ${title}`);
const guideTo = (name: string, given: Partial<LocatedPlace> = {}) =>
  answered(name, commit({ place: { ...hoiAn, name, guidebookId: null, ...given } }));

describe('a search finds dynamic guides', () => {
  describe('for those alone who asked for them', () => {
    const other = guest(randomUUID());
    const titles = async (address: string, who: Identity | null) =>
      (await content.get(address, who)).body.map(({ title }: ArticleCard) => title);
    const addresses = ['/api/articles?q=lantern', '/api/articles?q=lantren', '/api/articles?q=merchants'];

    it.each(addresses)('%s', async (address) => {
      await guideTo('Lantern Street');
      expect(await titles(address, anyone)).toEqual(['Lantern Street']);
      for (const who of [other, guest(null), someUser(), someUser({ isAdmin: true })]) {
        expect(await titles(address, who)).toEqual([]);
      }
      // Whoever asks for it, too, is given the cached one, and finds it from then on.
      await ask('Lantern Street', other);
      expect(await titles(address, other)).toEqual(['Lantern Street']);
    });

    it('who find them again after clearing, and as the user they signed up as', async () => {
      const visitorId = randomUUID();
      await answered('Lantern Street', commit({ place: { ...hoiAn, name: 'Lantern Street' } }), guest(visitorId));
      await content.delete('/api/temporary-articles', guest(visitorId));
      for (const who of [guest(visitorId), someUser({ visitorId })]) {
        expect(await titles('/api/articles?q=lantern', who)).toEqual(['Lantern Street']);
      }
    });

    it('in answers that no cache may give to others, of another version than theirs', async () => {
      await guideTo('Lantern Street');
      const read = (who: Identity) => content.get('/api/articles?q=lantern', who);
      const [own, theirs, nobodys] = [await read(anyone), await read(other), await read(guest(null))];
      expect(own.headers['cache-control']).toBe('private, no-cache');
      expect(theirs.headers['cache-control']).toBe('private, no-cache');
      expect(nobodys.headers['cache-control']).toBe('public, no-cache');
      expect(own.headers.etag).not.toBe(theirs.headers.etag);
      const known = { 'if-none-match': theirs.headers.etag! };
      // Nothing was published since, but now this reader has a guide.
      await ask('Lantern Street', other);
      expect((await content.get('/api/articles?q=lantern', other, known)).body).toHaveLength(1);
      const again = await content.get('/api/articles', guest(null), { 'if-none-match': own.headers.etag! });
      expect(again.status).toBe(200);
    });

    it('and by their address, which tells others nothing', async () => {
      await guideTo('Lantern Street');
      const read = async (who: Identity) => (await content.get('/api/dynamic/dynamic-lantern-street', who)).status;
      expect(await Promise.all([anyone, someUser({ isAdmin: true })].map(read))).toEqual([200, 200]);
      expect(await Promise.all([other, guest(null), someUser()].map(read))).toEqual([404, 404, 404]);
    });
  });

  it('as cards with negative ids that lead to their pages, and never lists them unasked', async () => {
    const { body } = await guideTo('Hoi An');
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
    expect((await content.get('/api/articles', anyone)).body).toEqual([]);
    expect((await content.get('/api/categories', anyone)).body).toEqual([]);
  });

  it('behind articles that fit as well', async () => {
    await guideTo('Lantern Street');
    await content.insertArticles([
      someArticle({ title: 'Lantern Hall' }),
      someArticle({ title: 'Bridge', content: '<p>A lantern.</p>' }),
    ]);
    expect(await found('lantern')).toEqual(['article Lantern Hall', 'guide Lantern Street', 'article Bridge']);
  });

  it('before articles that only stand in the town of that name', async () => {
    await guideTo('Ulaanbaatar');
    await content.insertArticles([someArticle({ title: 'A Monastery', location: 'Ulaanbaatar, Mongolia' })]);
    expect(await found('ulaanbaatar')).toEqual(['guide Ulaanbaatar', 'article A Monastery']);
  });

  it('by words of their texts, with a snippet, and by names with a typo', async () => {
    await guideTo('Lantern Street');
    const [card] = (await search('merchants')).body;
    expect(card.snippet).toContain('<mark>Merchants</mark> &lt;b&gt;met&lt;/b&gt;');
    expect(await found('lantern stret')).toEqual(['guide Lantern Street']);
  });

  it('of the category asked for', async () => {
    await guideTo('Lantern Street');
    expect(await found('lantern', '&category=Cultural%20Site')).toEqual(['guide Lantern Street']);
    for (const q of ['lantern', 'lantren']) expect(await found(q, '&category=Park')).toEqual([]);
  });

  it('until they expire, or an article takes their place', async () => {
    await guideTo('Lantern Street');
    await guideTo('Lantern Lane');
    const [id] = await content.insertArticles([
      someArticle({ title: 'The Lantern Lane', location: 'Hoi An, Vietnam' }),
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
    await guideTo('Lantern Street');
    const after = await content.get('/api/articles?q=lantern', anyone, { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.length]).toEqual([200, 1]);
    const again = await content.get('/api/articles?q=lantern', anyone, { 'if-none-match': after.headers.etag! });
    expect(again.status).toBe(304);
  });

  it('once for one place, however many queries it was asked by', async () => {
    for (const q of ['Hoi An', 'Hoi An, Vietnam', 'Faifo']) await answered(q);
    expect(await found('hoi an')).toEqual(['guide Hoi An']);
  });

  it('in one statement', async () => {
    await guideTo('Lantern Street');
    const statements = statementsOf(content.dataSource);
    await search('lantern');
    expect(statements()).toHaveLength(1);
  });
});
