import { randomUUID } from 'node:crypto';
import { guideResponse } from '@placelore/contracts/content/guides.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { buildArticle, buildUser, WORKER } from '../support/content-test-service.js';
import {
  buildGuideResult,
  commitGuide,
  GUEST,
  type GuideJob,
  HOI_AN,
  requestAndWriteGuide,
  requestGuide,
  runGuideJob,
} from '../support/guide-generation-driver.js';
import { content, countJobs, failJob, useContent } from '../support/simulated-worker.js';

useContent();

describe('stored guide', () => {
  const readStored = async (slug: string) => {
    const [row] = await content.dataSource.query(
      `select is_thin as "isThin", recommendation_level as level, meta_description as "metaDescription"
         from dynamic_articles where slug = $1`,
      [slug],
    );
    return row;
  };
  type Background = ReturnType<typeof buildGuideResult>['background'];
  const write = async (q: string, background: Background) => {
    const texts = { ...buildGuideResult().texts, metaDescription: [] };
    return readStored((await requestAndWriteGuide(q, commitGuide({ background, texts }))).body.article.slug);
  };

  it('is thin if it cites fewer than three facts about the place, and its level depends on what is known', async () => {
    const { facts, sources } = buildGuideResult().background;
    const metaDescription = 'An old trading port.';
    const known = await write('Hoi An', { facts, sources });
    expect(known).toEqual({ isThin: false, level: 'high', metaDescription });
    const unsummed = { facts: facts.slice(0, 2).map((fact) => ({ ...fact, kind: 'detail' as const })), sources };
    expect(await write('Hoi An, Vietnam', unsummed)).toEqual({ isThin: true, level: 'medium', metaDescription });
    expect(await write('Faifo', { facts: [], sources: [] })).toMatchObject({ isThin: true, level: 'low' });
  });

  it('is deleted a day after it expired, when the next one is written', async () => {
    const slugs: string[] = [];
    for (const q of ['Hoi An', 'Faifo']) slugs.push((await requestAndWriteGuide(q)).body.article.slug);
    await content.dataSource.query(
      `update dynamic_articles set created_at = now() - interval '40 days',
              expires_at = now() - case when slug = $1 then interval '25 hours' else interval '23 hours' end`,
      [slugs[0]],
    );
    await requestAndWriteGuide('Hoi An, Vietnam');
    expect([await readStored(slugs[0]!), await readStored(slugs[1]!)]).toEqual([undefined, expect.anything()]);
  });
});

describe('failed guide', () => {
  it('returns NOT_A_PLACE with a sentence, and is not retried for an hour', async () => {
    const { status, body } = await requestAndWriteGuide('asdf', failJob('NOT_A_PLACE'));
    expect([status, body.code]).toEqual([404, 'NOT_A_PLACE']);
    expect(body.error).toBe("We couldn't find a place called “asdf”. Try the name of a sight, a town or a country.");
    expect((await requestGuide('ASDF')).body.error).toContain('“ASDF”');
    expect(await countJobs('guide.write')).toBe(1);
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '61 minutes'`);
    expect((await requestAndWriteGuide('asdf')).status).toBe(200);
  });

  it('returns AMBIGUOUS_PLACE when several places have the name, and stores no guide', async () => {
    const { status, body } = await requestAndWriteGuide('Springfield', failJob('AMBIGUOUS_PLACE'));
    expect([status, body.code]).toEqual([404, 'AMBIGUOUS_PLACE']);
    expect(body.error).toContain('Several places have this name');
    expect((await requestGuide('springfield')).body.code).toBe('AMBIGUOUS_PLACE');
    expect(await countJobs('guide.write')).toBe(1);
    expect(
      await content.dataSource.query('select 1 from dynamic_articles union all select 1 from guide_holders'),
    ).toEqual([]);
    // With its state, the name is a different query, which is written.
    expect((await requestAndWriteGuide('Springfield, Illinois')).status).toBe(200);
  });

  it('returns GUIDE_FAILED for an internal error, and is retried after half a minute', async () => {
    const { status, body } = await requestAndWriteGuide('Hoi An', failJob('PROVIDER_UNAVAILABLE'));
    expect([status, body.code]).toEqual([500, 'GUIDE_FAILED']);
    expect((await requestGuide('Hoi An')).body.code).toBe('GUIDE_FAILED');
    await content.dataSource.query(`update guide_requests set updated_at = now() - interval '31 seconds'`);
    expect((await requestAndWriteGuide('Hoi An')).status).toBe(200);
    expect(await countJobs('guide.write')).toBe(2);
  });
});

it('names a cover of the place that the guide shows, and no other cover', async () => {
  const { body } = await requestAndWriteGuide('Hoi An');
  const { imageUrl, thumbnailUrl, title } = body.article;
  const [, coverId] = /^\/objects\/covers\/(\d+-[0-9a-f]{32})\/photo\.webp$/.exec(imageUrl) ?? [];
  expect(thumbnailUrl).toContain(coverId);
  const variant = { light: 'day', size: 'photo' };
  const subject = (id: string | undefined) => content.post(`/internal/covers/${id}/read`, WORKER, variant);
  expect((await subject(coverId)).body).toMatchObject({ title });
  expect((await subject(`3-${'0'.repeat(32)}`)).status).toBe(404);
  // Open services are off.
  expect(await countJobs('guide-photo.find')).toBe(0);
});

describe('published article as the guide response', () => {
  it.each(['Colosseum', 'the COLOSSEUM!', 'Colosséum', 'Colosseum, Rome', 'Colosseum - Italy'])(
    'is returned for “%s” without a job',
    async (q) => {
      const article = buildArticle();
      await content.insertArticles([article]);
      const { body } = await requestGuide(q);
      expect(body).toEqual({ redirect: true, url: `/articles/${article.slug}`, source: 'cache' });
      expect(guideResponse.parse(body)).toEqual(body);
      expect(await countJobs('guide.write')).toBe(0);
    },
  );

  it.each([
    ['is not public', { isPublic: false }, 'Colosseum', {}],
    ['is in another town', {}, 'Colosseum, Paris', {}],
    ['is far from the given position', {}, 'Colosseum', { lat: 48.85, lng: 2.29 }],
    ['is not in the parent location', {}, 'Colosseum', { parentLocation: 'Las Vegas' }],
  ])('is not returned when it %s', async (_, article, q, more) => {
    await content.insertArticles([buildArticle(article)]);
    const [{ body }] = await Promise.all([requestGuide(q, GUEST, more), runGuideJob(commitGuide())]);
    expect(body.temporary).toBe(true);
  });

  it('is returned near its position only, or near its parent place', async () => {
    const article = buildArticle();
    await content.insertArticles([article]);
    expect((await requestGuide('Colosseum', GUEST, { lat: 41.8905, lng: 12.4925 })).body.url).toBe(
      `/articles/${article.slug}`,
    );
    const position = { lat: 41.91, lng: 12.4922 };
    const [{ body }] = await Promise.all([requestGuide('Colosseum', GUEST, position), runGuideJob(commitGuide())]);
    expect(body.temporary).toBe(true);
    // Even a link from a parent place in the same town finds the article by its name.
    const parent = { parentLat: 41.91, parentLng: 12.4922 };
    expect((await requestGuide('Colosseum', GUEST, parent)).body.url).toBe(`/articles/${article.slug}`);
  });

  it('is replaced by a sentence about the position when no place is known there', async () => {
    const [{ status, body }] = await Promise.all([
      requestGuide('Pantheon', GUEST, { lat: 48.8462, lng: 2.3464 }),
      runGuideJob(failJob('NOT_A_PLACE')),
    ]);
    expect(status).toBe(404);
    expect(body.error).toBe(
      "We couldn't find a place called “Pantheon” at this position. Try the name of a sight, a town or a country.",
    );
  });

  it('is not returned for a title that two articles share', async () => {
    const [rome, other] = [buildArticle(), buildArticle({ location: 'Las Vegas, United States' })];
    await content.insertArticles([rome, other]);
    expect((await requestAndWriteGuide('Colosseum')).body.temporary).toBe(true);
    expect((await requestGuide('Colosseum, Las Vegas')).body.url).toBe(`/articles/${other.slug}`);
  });

  const redirect = (place: LocatedPlace) => (open: GuideJob) =>
    content.post(`/internal/guide-requests/${open.payload.guideRequestId}/redirect`, WORKER, {
      jobRequestId: open.id,
      place,
    });
  const colosseum = { ...HOI_AN, kind: 'landmark' as const, name: 'Colosseum', latitude: 41.8902, longitude: 12.4922 };

  it.each([
    ['guidebook record', { guidebookId: 'colosseum', title: 'The great arena' }],
    ['name and position', {}],
  ])('is returned for other names of the located place, matched by %s', async (_, article) => {
    const published = buildArticle(article);
    const [id] = await content.insertArticles([published]);
    const { body } = await requestAndWriteGuide('Il Colosseo', redirect({ ...colosseum, guidebookId: 'colosseum' }));
    expect(body).toEqual({ redirect: true, url: `/articles/${published.slug}`, source: 'cache' });
    expect((await requestGuide('il colosseo')).body.url).toBe(`/articles/${published.slug}`);
    expect(await countJobs('guide.write')).toBe(1);
    // A withdrawn article is no longer returned.
    await content.patch(`/api/admin/articles/${id}/toggle-visibility`, buildUser({ isAdmin: true }), {
      isPublic: false,
    });
    expect((await requestAndWriteGuide('il colosseo')).body.temporary).toBe(true);
  });

  it('is not returned for a place of that name at another position', async () => {
    await content.insertArticles([buildArticle()]);
    const open = requestGuide('Il Colosseo');
    await runGuideJob(async (job) => {
      const { body } = await redirect({ ...colosseum, guidebookId: null, latitude: 36.1 })(job);
      expect(body).toEqual({ redirected: false });
      await commitGuide()(job);
    });
    expect((await open).body.temporary).toBe(true);
  });
});

describe('rejected guide request', () => {
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
  ])('names the field %s for %j', async (field, query) => {
    const { status, body } = await content.get(`/api/generate-temporary-article?${new URLSearchParams(query)}`, GUEST);
    expect([status, body.code, body.details?.[0].field]).toEqual([400, 'INVALID_INPUT', field]);
    expect(await countJobs('guide.write')).toBe(0);
  });

  it('accepts a one-letter name only together with its position', async () => {
    const parisPosition = { lat: 48.8566, lng: 2.3522 };
    const [{ status }] = await Promise.all([requestGuide('Q', GUEST, parisPosition), runGuideJob(commitGuide())]);
    expect(status).toBe(200);
    expect((await requestGuide('Q', GUEST, { parentLat: 48.8566, parentLng: 2.3522 })).status).toBe(400);
    expect((await requestGuide('', GUEST, parisPosition)).status).toBe(400);
  });

  it('accepts two characters of a logographic script', async () => {
    expect((await requestAndWriteGuide('京都')).status).toBe(200);
  });

  it.each(['colosseum', 'dynamic-', 'dynamic-Ab', `dynamic-${'a'.repeat(100)}`])(
    'rejects the slug %s',
    async (slug) => {
      expect((await content.get(`/api/dynamic/${slug}`, GUEST)).status).toBe(400);
    },
  );

  it('returns 404 for an unknown slug', async () => {
    const { status, body } = await content.get('/api/dynamic/dynamic-nowhere', GUEST);
    expect([status, body.code]).toEqual([404, 'GUIDE_NOT_FOUND']);
  });

  const id = randomUUID();
  it.each<[string, object]>([
    ['read', {}],
    ['redirect', { jobRequestId: id, place: HOI_AN }],
    ['commit', { jobRequestId: id, ...buildGuideResult() }],
  ])('admits the worker only to %s, and returns 404 for an unknown id', async (name, body) => {
    const callRoute = (actor: Identity | null) => content.post(`/internal/guide-requests/${id}/${name}`, actor, body);
    expect((await callRoute(buildUser({ isAdmin: true }))).status).toBe(403);
    expect((await callRoute(GUEST)).status).toBe(403);
    expect([401, 403]).toContain((await callRoute(null)).status);
    expect((await callRoute(WORKER)).body.code).toBe('GUIDE_NOT_FOUND');
  });

  it.each(['/api/generate-temporary-article?q=Hoi+An', '/api/dynamic?q=Hoi+An', '/api/dynamic/dynamic-hoi-an'])(
    'rejects GET %s without an identity',
    async (url) => {
      expect((await content.get(url, null)).status).toBe(401);
    },
  );
});
