import { randomUUID } from 'node:crypto';
import { dynamicGuide, GUIDE_STEPS, guideResponse } from '@placelore/contracts/content/guides.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { countTableLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { GuidesRepository } from '../../src/guides/guides.repository.js';
import { buildArticle, buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import {
  commitGuide,
  findHolders,
  GUEST,
  type GuideJob,
  guidePath,
  HOI_AN,
  PROVENANCE,
  requestAndWriteGuide,
  requestGuide,
  runGuideJob,
  VERIFICATION,
} from '../support/guide-generation-driver.js';
import { content, countJobs, countWaiters, failJob, useContent } from '../support/simulated-worker.js';

useContent();

describe('guide', () => {
  it('is written for a query, verified and returned as in the contract', async () => {
    const { status, body } = await requestAndWriteGuide('Hoi An');
    expect(status).toBe(200);
    const response = guideResponse.parse(body);
    if (!('temporary' in response)) throw new Error('The response contains no guide');
    expect(response).toMatchObject({ temporary: true, source: 'embedded' });
    expect(response.article).toMatchObject({
      slug: 'dynamic-hoi-an',
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
      category: 'Cultural Site',
      description: 'An old trading port.',
      coordinates: { lat: 15.8794, lng: 108.335 },
      verification: VERIFICATION,
      citedFacts: [{ id: 'f1' }, { id: 'f2' }, { id: 'f3' }],
      isThin: false,
    });
    expect(response.article.id).toBeLessThan(0);
    expect(response.article.content).toContain('Merchants from China &amp; Japan met here.');
    expect(response.article.content).not.toContain('Atlantis');
  });

  it('has the source `generated` when a model wrote it', async () => {
    const writing = { ...PROVENANCE, provider: 'openai', model: 'm' };
    expect((await requestAndWriteGuide('Hoi An', commitGuide({ writing }))).body.source).toBe('generated');
  });

  it('is written once for twenty simultaneous requests in different spellings', async () => {
    const spellings = ['Hoi An', 'hoi an', ' HỘI AN ', 'Hoi-An!'];
    const lock = content.dataSource.createQueryRunner();
    await lock.startTransaction();
    // No transaction can create the request until several are waiting.
    await lock.query('lock table guide_requests in share mode');
    const pendingResponses = Array.from({ length: 20 }, (_, n) =>
      requestGuide(spellings[n % 4]!, buildGuest(randomUUID())),
    );
    await eventually(async () => (await countTableLockWaits(lock)) >= 3);
    await lock.commitTransaction();
    await lock.release();
    await runGuideJob(async (open) => {
      await eventually(() => countWaiters(open.id) === 20);
      await commitGuide()(open);
    });
    const responses = await Promise.all(pendingResponses);
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body }) => body.article.id)).size).toBe(1);
    expect(await countJobs('guide.write')).toBe(1);
    expect(await findHolders()).toHaveLength(20);
  });

  it('is cached for every visitor and returned by its slug', async () => {
    await requestAndWriteGuide('Hoi An');
    const again = await requestGuide('the hoi an', buildGuest(null));
    expect([again.body.source, again.body.article.title]).toEqual(['cache', 'Hoi An']);
    const page = await content.get('/api/dynamic/dynamic-hoi-an', GUEST);
    expect(dynamicGuide.strict().parse(page.body)).toEqual(again.body.article);
    expect(await countJobs('guide.write')).toBe(1);
  });

  it('is returned from the cache by its query without a job or a new holder', async () => {
    const findCached = (q: string, more: object = {}) =>
      content.get(`/api/dynamic?${new URLSearchParams({ q, ...more })}`, buildGuest(null));
    const missing = await findCached('Hoi An');
    expect([missing.status, missing.body.code]).toEqual([404, 'GUIDE_NOT_FOUND']);
    expect(await countJobs('guide.write')).toBe(0);
    await requestAndWriteGuide('Hoi An');
    const before = await findHolders();
    const { status, body } = await findCached('the hoi an');
    expect([status, body.source, body.article.title]).toEqual([200, 'cache', 'Hoi An']);
    expect(guideResponse.parse(body)).toEqual(body);
    expect((await findCached('hoi-an')).status).toBe(200);
    // With a position, the query means another place.
    expect((await findCached('Hoi An', { lat: '48.9', lng: '2.3' })).status).toBe(404);
    expect((await findCached('Hoi An', { lat: '48.9' })).status).toBe(400);
    await content.insertArticles([buildArticle({ title: 'Hoi An', slug: 'hoi-an' })]);
    expect((await findCached('Hoi An')).body).toEqual({ redirect: true, url: '/articles/hoi-an', source: 'cache' });
    expect(await findHolders()).toEqual(before);
    expect(await countJobs('guide.write')).toBe(1);
  });

  it('is deleted when it expires, and written again on request', async () => {
    const first = await requestAndWriteGuide('Hoi An');
    await content.dataSource.query(
      `update dynamic_articles set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`,
    );
    expect((await content.get('/api/dynamic/dynamic-hoi-an', GUEST)).body.code).toBe('GUIDE_NOT_FOUND');
    const second = await requestAndWriteGuide('Hoi An');
    expect(second.body.source).toBe('embedded');
    expect(second.body.article.id).not.toBe(first.body.article.id);
    expect(await findHolders()).toHaveLength(1);
  });

  it('expires after a day when a fallback wrote it, and after 30 days otherwise', async () => {
    const days = ({ body }: { body: { article: { createdAt: string; expiresAt: string } } }) =>
      Math.round((Date.parse(body.article.expiresAt) - Date.parse(body.article.createdAt)) / 86_400_000);
    expect(days(await requestAndWriteGuide('Hoi An'))).toBe(30);
    const writing = { ...PROVENANCE, note: 'openai did not answer: 500' };
    expect(days(await requestAndWriteGuide('Hoi An Town', commitGuide({ writing })))).toBe(1);
  });

  it('of the same place for another query has its own slug', async () => {
    await requestAndWriteGuide('Hoi An');
    const { body } = await requestAndWriteGuide('Hoi An, Vietnam');
    expect(body.article.slug).toMatch(/^dynamic-hoi-an-[0-9a-f]{8}$/);
  });

  it('of a place without Latin letters has a slug', async () => {
    const { body } = await requestAndWriteGuide('北京', commitGuide({ place: { ...HOI_AN, name: '北京' } }));
    expect(body.article.slug).toMatch(/^dynamic-beijing-[0-9a-f]{8}$/);
  });

  it('is found by the words of its slug, no matter for which query it was written', async () => {
    for (const q of ['Hoi An', 'Hoi An, Vietnam', 'Faifo']) {
      const { id, slug } = (await requestAndWriteGuide(q)).body.article;
      const { body } = await requestGuide(slug.replace('dynamic-', ''), buildGuest(randomUUID()));
      expect(body).toMatchObject({ source: 'cache', article: { id } });
    }
  });

  it('is replaced by an article about its place until that is withdrawn', async () => {
    const { id } = (await requestAndWriteGuide('Hoi An, Vietnam')).body.article;
    await content.insertArticles([
      buildArticle({ title: 'Hoi An', slug: 'hoi-an-elsewhere', latitude: '0', longitude: '0' }),
      buildArticle({ title: 'Hoi An', slug: 'hoi-an', latitude: '15.88', longitude: '108.33' }),
    ]);
    expect((await requestGuide('Hoi An, Vietnam')).body).toMatchObject({ redirect: true, url: '/articles/hoi-an' });
    await content.dataSource.query(`update articles set is_public = false where slug = 'hoi-an'`);
    expect((await requestGuide('Hoi An, Vietnam')).body).toMatchObject({ source: 'cache', article: { id } });
  });

  it('written for a longer query is not returned for the name alone', async () => {
    const { body } = await requestAndWriteGuide('Hoi An, Vietnam');
    expect((await requestAndWriteGuide('Hoi An')).body.article.id).not.toBe(body.article.id);
  });

  it('near Bangkok differs from the guide of the same name near Brussels', async () => {
    const requestNear = async (parentLocation: string) => {
      const [response] = await Promise.all([
        requestGuide('Grand Palace', GUEST, { parentLocation }),
        runGuideJob(commitGuide()),
      ]);
      return response.body.article.id;
    };
    expect(await requestNear('Bangkok')).not.toBe(await requestNear('Brussels'));
  });

  it('is separate for places of one name 300 m apart', async () => {
    const requestAt = async (lng: number) => {
      const [response] = await Promise.all([
        requestGuide('Café Central', GUEST, { lat: 48.21, lng }),
        runGuideJob(commitGuide()),
      ]);
      return response.body.article.id;
    };
    const first = await requestAt(16.365);
    expect((await requestGuide('Café Central', GUEST, { lat: 48.2101, lng: 16.3651 })).body.article.id).toBe(first);
    expect(await requestAt(16.369)).not.toBe(first);
  });

  it('of a place known to Google only expires within 29 days, and is backed up without position', async () => {
    const place = { ...HOI_AN, name: 'Le Petit', kind: 'landmark', guidebookId: null, provider: 'google' } as const;
    const { body } = await requestAndWriteGuide('Le Petit', commitGuide({ place }));
    const { title, location, createdAt, expiresAt, content: html } = body.article;
    expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000).toBeLessThan(29);
    const saved = await content.post('/api/discoveries', GUEST, { title, location, content: html });
    expect(saved.status).toBeLessThan(300);
    const rows = await content.dataSource.query(
      'select latitude from discoveries union all select latitude from articles',
    );
    expect(rows).toEqual([{ latitude: null }, { latitude: null }]);
  });

  it('is stored once, and a second commit changes nothing', async () => {
    let open: GuideJob | undefined;
    await requestAndWriteGuide('Hoi An', (job) => {
      open = job;
      return commitGuide()(job);
    });
    const other = await commitGuide({ place: { ...HOI_AN, name: 'Other' } })(open!);
    expect(other.status).toBe(204);
    expect((await requestGuide('Hoi An')).body.article.title).toBe('Hoi An');
  });
});

describe('DELETE /api/temporary-articles', () => {
  const releaseAll = (actor: Identity | null) => content.delete('/api/temporary-articles', actor);

  it('releases guides of the caller, but not those of other holders or the cache', async () => {
    const [me, other] = [buildUser(), buildUser()];
    const visitor = buildGuest(randomUUID());
    await requestAndWriteGuide('Hoi An', commitGuide(), me);
    for (const actor of [other, visitor, me]) await requestGuide('Hoi An', actor);
    expect(await findHolders()).toHaveLength(3);
    expect((await releaseAll(me)).status).toBe(204);
    expect((await findHolders()).map((row) => row.user_id)).toEqual([other.userId, null]);
    expect((await releaseAll(visitor)).status).toBe(204);
    expect((await findHolders()).map((row) => row.user_id)).toEqual([other.userId]);
    expect((await requestGuide('Hoi An', buildGuest(null))).body.source).toBe('cache');
  });

  it('releases guides of the visitor after sign-in', async () => {
    const visitorId = randomUUID();
    await requestAndWriteGuide('Hoi An', commitGuide(), buildGuest(visitorId));
    await releaseAll(buildUser({ visitorId }));
    expect(await findHolders()).toEqual([]);
  });

  it('changes nothing for a caller without account and cookie', async () => {
    await requestAndWriteGuide('Hoi An');
    expect((await releaseAll(buildGuest(null))).status).toBe(204);
    expect(await findHolders()).toHaveLength(1);
  });
});

describe('released guides', () => {
  const releaseAll = (actor: Identity) => content.delete('/api/temporary-articles', actor);
  const exportGuides = async (actor: Identity) => (await content.get('/api/export/guides', actor)).body;

  it('are exported once each, with those the visitor of the browser requested', async () => {
    const visitorId = randomUUID();
    const me = buildUser({ visitorId });
    await requestAndWriteGuide('Hoi An', commitGuide(), buildGuest(visitorId));
    await requestGuide('Hoi An', me);
    await requestAndWriteGuide('Hoi An old town', commitGuide(), buildGuest(visitorId));
    const exportedGuides = await exportGuides(me);
    expect(exportedGuides).toHaveLength(2);
    expect(new Set(exportedGuides.map(({ id }: { id: number }) => id)).size).toBe(2);
    expect(exportedGuides.map(({ releasedAt }: { releasedAt: string | null }) => releasedAt)).toEqual([null, null]);
    await releaseAll(me);
    const released = await exportGuides(me);
    expect(released.map(({ id }: { id: number }) => id)).toEqual(exportedGuides.map(({ id }: { id: number }) => id));
    for (const { releasedAt } of released) expect(releasedAt).toMatch(/Z$/);
    expect(await exportGuides(buildUser())).toEqual([]);
    expect(await exportGuides(buildGuest(randomUUID()))).toEqual([]);
  });

  it('are exported without a position of Google', async () => {
    const me = buildUser();
    const { body } = await requestAndWriteGuide('Hoi An', commitGuide(), me);
    expect(await exportGuides(me)).toMatchObject([{ coordinates: body.article.coordinates, isPositionStorable: true }]);
    await content.dataSource.query(`update dynamic_articles set place_provider = 'google'`);
    expect(await exportGuides(me)).toMatchObject([{ coordinates: null, isPositionStorable: false }]);
  });

  it('are used after a held guide of the same name', async () => {
    const me = buildUser();
    const holder = { userId: me.userId, visitorId: null };
    const named = async (location?: string) =>
      (await content.app.get(GuidesRepository).findUnexpiredByName(holder, 'Hoi An', location))?.normalizedQuery;
    await requestAndWriteGuide('Hoi An', commitGuide(), me);
    await requestAndWriteGuide('Hoi An Vietnam', commitGuide(), me);
    for (const q of ['Hoi An', 'Hoi An Vietnam']) {
      await releaseAll(me);
      expect(await named('Elsewhere')).toBeDefined();
      await requestGuide(q, me);
      expect(await named()).toBe(q.toLowerCase());
      expect(await named('Elsewhere')).toBe(q.toLowerCase());
    }
  });

  it('are deleted with the account of their holder, including the queries', async () => {
    const me = buildUser();
    await requestAndWriteGuide('Hoi An', commitGuide(), me);
    const stored = () =>
      content.dataSource.query('select id::text from guide_requests union all select id::text from dynamic_articles');
    expect(await stored()).toHaveLength(2);
    await releaseAll(me);
    const deletedAccount = { userId: me.userId, visitorId: null };
    expect((await content.post('/internal/discoveries/remove-owned', WORKER, deletedAccount)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe('GET /api/generate-temporary-article/events', () => {
  const stream = async (q: string) => {
    const response = await content.get(guidePath({ q }, '/events'), GUEST);
    return {
      answer: response,
      events: [...response.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => [
        name,
        JSON.parse(data!),
      ]),
    };
  };
  const report = async (open: GuideJob, ordinal: number) => {
    const queues = content.app.get(JobQueues) as unknown as {
      getQueue(name: string): {
        getJob(id: string): Promise<{ updateProgress(progress: object): Promise<void> } | undefined>;
      };
    };
    const job = await eventually(() => queues.getQueue('quick').getJob(open.id));
    await job.updateProgress({ ordinal, step: GUIDE_STEPS[ordinal - 1], percent: (ordinal - 1) * 20 });
  };

  it('sends the steps by name and then the guide', async () => {
    const [{ answer: response, events }] = await Promise.all([
      stream('Hoi An'),
      runGuideJob(async (open) => {
        for (const ordinal of [1, 2, 3, 4, 5]) await report(open, ordinal);
        await commitGuide()(open);
      }),
    ]);
    expect(response.headers['content-type']).toContain('text/event-stream');
    const steps = events.filter(([name]) => name === 'progress').map(([, data]) => data.step);
    expect(steps.length).toBeGreaterThan(0);
    expect(GUIDE_STEPS.filter((step) => steps.includes(step))).toEqual(steps);
    expect(events.at(-1)).toMatchObject(['done', { temporary: true, article: { title: 'Hoi An' } }]);
  });

  it('sends a cached guide or a known failure immediately', async () => {
    await requestAndWriteGuide('Hoi An');
    expect((await stream('Hoi An')).events).toMatchObject([['done', { source: 'cache' }]]);
    await requestAndWriteGuide('asdf', failJob('NOT_A_PLACE'));
    expect((await stream('asdf')).events).toMatchObject([['failed', { code: 'NOT_A_PLACE' }]]);
  });

  it('rejects invalid input with an ordinary error response', async () => {
    const { answer: response } = await stream('ab');
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
