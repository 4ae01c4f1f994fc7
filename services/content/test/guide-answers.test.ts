import { randomUUID } from 'node:crypto';
import { guideAnswer } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import { someArticle, someUser, WORKER } from './content-service.js';
import { answered, anyone, ask, commit, hoiAn, type Work, work, written } from './guide-worker.js';
import { allWork, content, fail, useContent } from './played-worker.js';

useContent();

describe('what is no place', () => {
  it('is told in words, and not worked on again for an hour', async () => {
    const { status, body } = await answered('asdf', fail('NOT_A_PLACE'));
    expect([status, body.code]).toEqual([404, 'NOT_A_PLACE']);
    expect(body.error).toBe('We could not find a place called “asdf”. Try the name of a sight, a town or a country.');
    expect((await ask('ASDF')).body.error).toContain('“ASDF”');
    expect(await allWork('guide.write')).toBe(1);
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '61 minutes'`);
    expect((await answered('asdf')).status).toBe(200);
  });

  it('a fault of ours is told as such, and tried again after half a minute', async () => {
    const { status, body } = await answered('Hoi An', fail('PROVIDER_UNAVAILABLE'));
    expect([status, body.code]).toEqual([500, 'GUIDE_FAILED']);
    expect((await ask('Hoi An')).body.code).toBe('GUIDE_FAILED');
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '31 seconds'`);
    expect((await answered('Hoi An')).status).toBe(200);
    expect(await allWork('guide.write')).toBe(2);
  });
});

describe('a published article', () => {
  it.each(['Colosseum', 'the COLOSSEUM!', 'Colosséum', 'Colosseum, Rome', 'Colosseum - Italy'])(
    'answers for “%s” without any work',
    async (q) => {
      const given = someArticle();
      await content.insertArticles([given]);
      const { body } = await ask(q);
      expect(body).toEqual({ redirect: true, url: `/articles/${given.slug}`, source: 'cache' });
      expect(guideAnswer.parse(body)).toEqual(body);
      expect(await allWork('guide.write')).toBe(0);
    },
  );

  it.each([
    ['is not public', { isPublic: false }, 'Colosseum', {}],
    ['is in another town', {}, 'Colosseum, Paris', {}],
    ['is far from where the name was found', {}, 'Colosseum', { lat: 48.85, lng: 2.29 }],
    ['is not in the location the name was found in', {}, 'Colosseum', { parentLocation: 'Las Vegas' }],
  ])('does not answer when it %s', async (_, article, q, more) => {
    await content.insertArticles([someArticle(article)]);
    const [{ body }] = await Promise.all([ask(q, anyone, more), work(commit())]);
    expect(body.temporary).toBe(true);
  });

  it('answers beside its position, and leaves what is farther away to those who know the place', async () => {
    const given = someArticle();
    await content.insertArticles([given]);
    expect((await ask('Colosseum', anyone, { lat: 41.8905, lng: 12.4925 })).body.url).toBe(`/articles/${given.slug}`);
    const near = { lat: 41.91, lng: 12.4922 };
    const [{ body }] = await Promise.all([ask('Colosseum', anyone, near), work(commit())]);
    expect(body.temporary).toBe(true);
    // Found near another place of the town, by its name.
    const parent = { parentLat: 41.91, parentLng: 12.4922 };
    expect((await ask('Colosseum', anyone, parent)).body.url).toBe(`/articles/${given.slug}`);
  });

  it('says where a place was looked for that nobody knows', async () => {
    const [{ status, body }] = await Promise.all([
      ask('Pantheon', anyone, { lat: 48.8462, lng: 2.3464 }),
      work(fail('NOT_A_PLACE')),
    ]);
    expect(status).toBe(404);
    expect(body.error).toBe(
      'We could not find a place called “Pantheon” at this position. Try the name of a sight, a town or a country.',
    );
  });

  it('of two with one title does not answer for the title alone', async () => {
    const [rome, other] = [someArticle(), someArticle({ location: 'Las Vegas, United States' })];
    await content.insertArticles([rome, other]);
    expect((await answered('Colosseum')).body.temporary).toBe(true);
    expect((await ask('Colosseum, Las Vegas')).body.url).toBe(`/articles/${other.slug}`);
  });

  const redirect = (place: LocatedPlace) => (open: Work) =>
    content.post(`/internal/guide-requests/${open.payload.guideRequestId}/redirect`, WORKER, {
      workRequestId: open.id,
      place,
    });
  const colosseum = { ...hoiAn, kind: 'landmark' as const, name: 'Colosseum', latitude: 41.8902, longitude: 12.4922 };

  it.each([
    ['the guidebook’s record', { guidebookId: 'colosseum', title: 'The great arena' }],
    ['name and position', {}],
  ])('about the located place, by %s, answers for its other names', async (_, article) => {
    const given = someArticle(article);
    const [id] = await content.insertArticles([given]);
    const { body } = await answered('Il Colosseo', redirect({ ...colosseum, guidebookId: 'colosseum' }));
    expect(body).toEqual({ redirect: true, url: `/articles/${given.slug}`, source: 'cache' });
    expect((await ask('il colosseo')).body.url).toBe(`/articles/${given.slug}`);
    expect(await allWork('guide.write')).toBe(1);
    // Withdrawn, it answers no longer.
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, someUser({ isAdmin: true }), {
      isPublic: false,
    });
    expect((await answered('il colosseo')).body.temporary).toBe(true);
  });

  it('of that name elsewhere does not', async () => {
    await content.insertArticles([someArticle()]);
    const open = ask('Il Colosseo');
    await work(async (given) => {
      const { body } = await redirect({ ...colosseum, guidebookId: null, latitude: 36.1 })(given);
      expect(body).toEqual({ redirected: false });
      await commit()(given);
    });
    expect((await open).body.temporary).toBe(true);
  });
});

describe('refused', () => {
  it.each<[string, Record<string, string>]>([
    ['q', {}],
    ['q', { q: 'ab' }],
    ['q', { q: ' a ' }],
    ['q', { q: 'x'.repeat(201) }],
    ['q', { q: 'abc\u0000' }],
    ['lat', { q: 'Hoi An', lat: '91', lng: '0' }],
    ['lng', { q: 'Hoi An', lat: '1' }],
    ['parentLat', { q: 'Hoi An', parentLng: '1' }],
    ['parentLng', { q: 'Hoi An', parentLat: '1', parentLng: 'east' }],
    ['source', { q: 'Hoi An', source: 'elsewhere' }],
  ])('names %s in %j', async (field, query) => {
    const { status, body } = await content.get(`/api/generate-temporary-article?${new URLSearchParams(query)}`, anyone);
    expect([status, body.code, body.details?.[0].field]).toEqual([400, 'INVALID_INPUT', field]);
    expect(await allWork('guide.write')).toBe(0);
  });

  it('a name of one letter is one beside the position of its place alone', async () => {
    const at = { lat: 48.8566, lng: 2.3522 };
    const [{ status }] = await Promise.all([ask('Q', anyone, at), work(commit())]);
    expect(status).toBe(200);
    expect((await ask('Q', anyone, { parentLat: 48.8566, parentLng: 2.3522 })).status).toBe(400);
    expect((await ask('', anyone, at)).status).toBe(400);
  });

  it('two signs of a script of whole-word signs are a name', async () => {
    expect((await answered('京都')).status).toBe(200);
  });

  it.each(['colosseum', 'dynamic-', 'dynamic-Ab', `dynamic-${'a'.repeat(100)}`])('the slug %s', async (slug) => {
    expect((await content.get(`/api/dynamic/${slug}`, anyone)).status).toBe(400);
  });

  it('a slug nobody has', async () => {
    const { status, body } = await content.get('/api/dynamic/dynamic-nowhere', anyone);
    expect([status, body.code]).toEqual([404, 'GUIDE_NOT_FOUND']);
  });

  const id = randomUUID();
  it.each<[string, object]>([
    ['read', {}],
    ['redirect', { workRequestId: id, place: hoiAn }],
    ['commit', { workRequestId: id, ...written() }],
  ])('the internal call %s by people, and about what is not there', async (name, body) => {
    const call = (who: Identity | null) => content.post(`/internal/guide-requests/${id}/${name}`, who, body);
    expect((await call(someUser({ isAdmin: true }))).status).toBe(403);
    expect((await call(anyone)).status).toBe(403);
    expect([401, 403]).toContain((await call(null)).status);
    expect((await call(WORKER)).body.code).toBe('GUIDE_NOT_FOUND');
  });

  it.each(['/api/generate-temporary-article?q=Hoi+An', '/api/dynamic?q=Hoi+An', '/api/dynamic/dynamic-hoi-an'])(
    'nobody’s call of %s',
    async (address) => {
      expect((await content.get(address, null)).status).toBe(401);
    },
  );
});
