import { randomUUID } from 'node:crypto';
import { dynamicGuide, GUIDE_STEPS, guideAnswer } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { GuidesRepository } from '../src/guides/guides.repository.js';
import { guest, someArticle, someUser, WORKER } from './content-service.js';
import { answered, anyone, ask, commit, hoiAn, holders, path, provenance, type Work, work } from './guide-worker.js';
import { allWork, content, fail, useContent, waitersOf } from './played-worker.js';

useContent();

describe('a guide', () => {
  it('is written for a query, checked, and answered as the contract says', async () => {
    const { status, body } = await answered('Hoi An');
    expect(status).toBe(200);
    const answer = guideAnswer.parse(body);
    if (!('temporary' in answer)) throw new Error('no guide');
    expect(answer).toMatchObject({ temporary: true, source: 'embedded' });
    expect(answer.article).toMatchObject({
      slug: 'dynamic-hoi-an',
      title: 'Hoi An',
      location: 'Hoi An, Vietnam',
      category: 'Cultural Site',
      description: 'An old trading port.',
      coordinates: { lat: 15.8794, lng: 108.335 },
      verification: { statements: 3, verified: 1, dropped: 2 },
    });
    expect(answer.article.id).toBeLessThan(0);
    expect(answer.article.content).toContain('Merchants &lt;b&gt;met&lt;/b&gt; here.');
    expect(answer.article.content).not.toContain('Atlantis');
  });

  it('by a model says so', async () => {
    const writing = { ...provenance, provider: 'openai', model: 'm' };
    expect((await answered('Hoi An', commit({ writing }))).body.source).toBe('generated');
  });

  it('is written once for twenty who ask at once, however they spell it', async () => {
    const spellings = ['Hoi An', 'hoi an', ' HỘI AN ', 'Hoi-An!'];
    const lock = content.dataSource.createQueryRunner();
    await lock.startTransaction();
    // Nobody can open the request until several want to.
    await lock.query('lock table guide_requests in share mode');
    const asking = Array.from({ length: 20 }, (_, n) => ask(spellings[n % 4]!, guest(randomUUID())));
    await eventually(async () => {
      const [{ waiting }] = await lock.query('select count(*)::int as waiting from pg_locks where not granted');
      return waiting >= 3;
    });
    await lock.commitTransaction();
    await lock.release();
    await work(async (open) => {
      await eventually(() => waitersOf(open.id) === 20);
      await commit()(open);
    });
    const answers = await Promise.all(asking);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.article.id)).size).toBe(1);
    expect(await allWork('guide.write')).toBe(1);
    expect(await holders()).toHaveLength(20);
  });

  it('is cached for everybody, and read by its slug', async () => {
    await answered('Hoi An');
    const again = await ask('the hoi an', guest(null));
    expect([again.body.source, again.body.article.title]).toEqual(['cache', 'Hoi An']);
    const page = await content.get('/api/dynamic/dynamic-hoi-an', anyone);
    expect(dynamicGuide.strict().parse(page.body)).toEqual(again.body.article);
    expect(await allWork('guide.write')).toBe(1);
  });

  it('is read by the words it was asked by, which has none written and gives nobody a hold on it', async () => {
    const look = (q: string, more: object = {}) =>
      content.get(`/api/dynamic?${new URLSearchParams({ q, ...more })}`, guest(null));
    const missing = await look('Hoi An');
    expect([missing.status, missing.body.code]).toEqual([404, 'GUIDE_NOT_FOUND']);
    expect(await allWork('guide.write')).toBe(0);
    await answered('Hoi An');
    const before = await holders();
    const { status, body } = await look('the hoi an');
    expect([status, body.source, body.article.title]).toEqual([200, 'cache', 'Hoi An']);
    expect(guideAnswer.parse(body)).toEqual(body);
    expect((await look('hoi-an')).status).toBe(200);
    // There it would be asked for elsewhere.
    expect((await look('Hoi An', { lat: '48.9', lng: '2.3' })).status).toBe(404);
    expect((await look('Hoi An', { lat: '48.9' })).status).toBe(400);
    await content.insertArticles([someArticle({ title: 'Hoi An', slug: 'hoi-an' })]);
    expect((await look('Hoi An')).body).toEqual({ redirect: true, url: '/articles/hoi-an', source: 'cache' });
    expect(await holders()).toEqual(before);
    expect(await allWork('guide.write')).toBe(1);
  });

  it('that has expired is gone, and written anew when somebody asks', async () => {
    const first = await answered('Hoi An');
    await content.dataSource.query(
      `update dynamic_articles set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`,
    );
    expect((await content.get('/api/dynamic/dynamic-hoi-an', anyone)).body.code).toBe('GUIDE_NOT_FOUND');
    const second = await answered('Hoi An');
    expect(second.body.source).toBe('embedded');
    expect(second.body.article.id).not.toBe(first.body.article.id);
    expect(await holders()).toHaveLength(1);
  });

  it('by a stand-in writer is kept for a day, by the chosen one for thirty', async () => {
    const days = ({ body }: { body: { article: { createdAt: string; expiresAt: string } } }) =>
      Math.round((Date.parse(body.article.expiresAt) - Date.parse(body.article.createdAt)) / 86_400_000);
    expect(days(await answered('Hoi An'))).toBe(30);
    const writing = { ...provenance, note: 'openai did not answer: 500' };
    expect(days(await answered('Hoi An Town', commit({ writing })))).toBe(1);
  });

  it('of the same place for another query has a slug of its own', async () => {
    await answered('Hoi An');
    const { body } = await answered('Hoi An, Vietnam');
    expect(body.article.slug).toMatch(/^dynamic-hoi-an-[0-9a-f]{8}$/);
  });

  it('of a place without a Latin letter has a slug', async () => {
    const { body } = await answered('北京', commit({ place: { ...hoiAn, name: '北京' } }));
    expect(body.article.slug).toMatch(/^dynamic-place-[0-9a-f]{8}$/);
  });

  it('is answered again for the address its card leads to, however it was asked first', async () => {
    for (const q of ['Hoi An', 'Hoi An, Vietnam', 'Faifo']) {
      const { id, slug } = (await answered(q)).body.article;
      const { body } = await ask(slug.replace('dynamic-', ''), guest(randomUUID()));
      expect(body).toMatchObject({ source: 'cache', article: { id } });
    }
  });

  it('gives way to an article about its place, however it was asked for, and comes back when that is withdrawn', async () => {
    const { id } = (await answered('Hoi An, Vietnam')).body.article;
    await content.insertArticles([
      someArticle({ title: 'Hoi An', slug: 'hoi-an-elsewhere', latitude: '0', longitude: '0' }),
      someArticle({ title: 'Hoi An', slug: 'hoi-an', latitude: '15.88', longitude: '108.33' }),
    ]);
    expect((await ask('Hoi An, Vietnam')).body).toMatchObject({ redirect: true, url: '/articles/hoi-an' });
    await content.dataSource.query(`update articles set is_public = false where slug = 'hoi-an'`);
    expect((await ask('Hoi An, Vietnam')).body).toMatchObject({ source: 'cache', article: { id } });
  });

  it('asked for in more words does not answer the plain name', async () => {
    const { body } = await answered('Hoi An, Vietnam');
    expect((await answered('Hoi An')).body.article.id).not.toBe(body.article.id);
  });

  it('found near Bangkok is not the one found near Brussels', async () => {
    const near = async (parentLocation: string) => {
      const [answer] = await Promise.all([ask('Grand Palace', anyone, { parentLocation }), work(commit())]);
      return answer.body.article.id;
    };
    expect(await near('Bangkok')).not.toBe(await near('Brussels'));
  });

  it('to a place 300 m from another one of its name is another one', async () => {
    const at = async (lng: number) => {
      const [answer] = await Promise.all([ask('Café Central', anyone, { lat: 48.21, lng }), work(commit())]);
      return answer.body.article.id;
    };
    const first = await at(16.365);
    expect((await ask('Café Central', anyone, { lat: 48.2101, lng: 16.3651 })).body.article.id).toBe(first);
    expect(await at(16.369)).not.toBe(first);
  });

  it('to a place that only Google knows is kept for less than 30 days, and backed up without its position', async () => {
    const place = { ...hoiAn, name: 'Le Petit', kind: 'landmark', guidebookId: null, provider: 'google' } as const;
    const { body } = await answered('Le Petit', commit({ place }));
    const { title, location, createdAt, expiresAt, content: html } = body.article;
    expect((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000).toBeLessThan(29);
    const saved = await content.post('/api/discoveries', anyone, { title, location, content: html });
    expect(saved.status).toBeLessThan(300);
    const rows = await content.dataSource.query(
      'select latitude from discoveries union all select latitude from articles',
    );
    expect(rows).toEqual([{ latitude: null }, { latitude: null }]);
  });

  it('is stored once: a second commit changes nothing', async () => {
    let open: Work | undefined;
    await answered('Hoi An', (given) => {
      open = given;
      return commit()(given);
    });
    const other = await commit({ place: { ...hoiAn, name: 'Other' } })(open!);
    expect(other.status).toBe(204);
    expect((await ask('Hoi An')).body.article.title).toBe('Hoi An');
  });
});

describe('clearing', () => {
  const clear = (who: Identity | null) => content.delete('/api/temporary-articles', who);

  it('lets go of what the caller holds, never of what others hold or of the cache', async () => {
    const [me, other] = [someUser(), someUser()];
    const visitor = guest(randomUUID());
    await answered('Hoi An', commit(), me);
    for (const who of [other, visitor, me]) await ask('Hoi An', who);
    expect(await holders()).toHaveLength(3);
    expect((await clear(me)).status).toBe(204);
    expect((await holders()).map((row) => row.user_id)).toEqual([other.userId, null]);
    expect((await clear(visitor)).status).toBe(204);
    expect((await holders()).map((row) => row.user_id)).toEqual([other.userId]);
    expect((await ask('Hoi An', guest(null))).body.source).toBe('cache');
  });

  it('after signing in lets go of what the visitor held', async () => {
    const visitorId = randomUUID();
    await answered('Hoi An', commit(), guest(visitorId));
    await clear(someUser({ visitorId }));
    expect(await holders()).toEqual([]);
  });

  it('by somebody without account and cookie changes nothing', async () => {
    await answered('Hoi An');
    expect((await clear(guest(null))).status).toBe(204);
    expect(await holders()).toHaveLength(1);
  });
});

describe('guides that were released', () => {
  const clear = (who: Identity) => content.delete('/api/temporary-articles', who);
  const exported = async (who: Identity) => (await content.get('/api/export/guides', who)).body;

  it('are in the export with what the visitor of the same browser asked for, each once', async () => {
    const visitorId = randomUUID();
    const me = someUser({ visitorId });
    await answered('Hoi An', commit(), guest(visitorId));
    await ask('Hoi An', me);
    await answered('Hoi An old town', commit(), guest(visitorId));
    const held = await exported(me);
    expect(held).toHaveLength(2);
    expect(new Set(held.map(({ id }: { id: number }) => id)).size).toBe(2);
    expect(held.map(({ releasedAt }: { releasedAt: string | null }) => releasedAt)).toEqual([null, null]);
    await clear(me);
    const released = await exported(me);
    expect(released.map(({ id }: { id: number }) => id)).toEqual(held.map(({ id }: { id: number }) => id));
    for (const { releasedAt } of released) expect(releasedAt).toMatch(/Z$/);
    expect(await exported(someUser())).toEqual([]);
    expect(await exported(guest(randomUUID()))).toEqual([]);
  });

  it('come after the one of the same name that is held, and before those of others', async () => {
    const me = someUser();
    const holder = { userId: me.userId, visitorId: null };
    const named = async (location?: string) =>
      (await content.app.get(GuidesRepository).liveNamed(holder, 'Hoi An', location))?.normalizedQuery;
    await answered('Hoi An', commit(), me);
    await answered('Hoi An Vietnam', commit(), me);
    for (const q of ['Hoi An', 'Hoi An Vietnam']) {
      await clear(me);
      expect(await named('Elsewhere')).toBeDefined();
      await ask(q, me);
      expect(await named()).toBe(q.toLowerCase());
      expect(await named('Elsewhere')).toBe(q.toLowerCase());
    }
  });

  it('go with the account of their reader, and the words they were asked by', async () => {
    const me = someUser();
    await answered('Hoi An', commit(), me);
    const stored = () =>
      content.dataSource.query('select id::text from guide_requests union all select id::text from dynamic_articles');
    expect(await stored()).toHaveLength(2);
    await clear(me);
    const leaver = { userId: me.userId, visitorId: null };
    expect((await content.post('/internal/discoveries/remove-owned', WORKER, leaver)).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe('progress as server-sent events', () => {
  const stream = async (q: string) => {
    const answer = await content.get(path({ q }, '/events'), anyone);
    return {
      answer,
      events: [...answer.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => [
        name,
        JSON.parse(data!),
      ]),
    };
  };
  const report = async (open: Work, ordinal: number) => {
    const queues = content.app.get(JobQueues) as unknown as {
      queue(name: string): {
        getJob(id: string): Promise<{ updateProgress(progress: object): Promise<void> } | undefined>;
      };
    };
    const job = await eventually(() => queues.queue('interactive').getJob(open.id));
    await job.updateProgress({ ordinal, step: GUIDE_STEPS[ordinal - 1], percent: (ordinal - 1) * 20 });
  };

  it('tells the steps by name, then the guide', async () => {
    const [{ answer, events }] = await Promise.all([
      stream('Hoi An'),
      work(async (open) => {
        for (const ordinal of [1, 2, 3, 4, 5]) await report(open, ordinal);
        await commit()(open);
      }),
    ]);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const steps = events.filter(([name]) => name === 'progress').map(([, data]) => data.step);
    expect(steps.length).toBeGreaterThan(0);
    expect(GUIDE_STEPS.filter((step) => steps.includes(step))).toEqual(steps);
    expect(events.at(-1)).toMatchObject(['done', { temporary: true, article: { title: 'Hoi An' } }]);
  });

  it('tells of a cached guide at once, and of a query that is no place', async () => {
    await answered('Hoi An');
    expect((await stream('Hoi An')).events).toMatchObject([['done', { source: 'cache' }]]);
    await answered('asdf', fail('NOT_A_PLACE'));
    expect((await stream('asdf')).events).toMatchObject([['failed', { code: 'NOT_A_PLACE' }]]);
  });

  it('names wrong input as any other answer does', async () => {
    const { answer } = await stream('ab');
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
