import { randomUUID } from 'node:crypto';
import { internalArticles } from '@placelore/contracts/articles.js';
import { internalAccounts } from '@placelore/contracts/auth.js';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalWriting } from '@placelore/contracts/guides.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import { Queue } from 'bullmq';
import type { House } from './house.js';
import { EIFFEL_TOWER } from './photo-answers.js';

/** The flows of a few calls, and jobs that have none, in a house whose worker runs. */
export function otherFlowTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
  });

  it('a visitor’s work becomes the user’s, in both owners, and is settled last', async () => {
    const payload = { userId: 7, username: 'ada', visitorId: randomUUID() };
    house.owners.on(internalAnalyses.claim, () => ({ claimed: 1 }));
    house.owners.on(internalDiscoveries.claim, () => ({ claimed: 1 }));
    const id = await house.queue('visitor.claim', payload);
    expect(await house.ended('visitor.claim', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAnalyses.claim',
      'internalDiscoveries.claim',
      'internalWorkRequests.settle.auth',
    ]);
    expect(house.settlements('visitor.claim')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('of a deleted account nothing stays, however much it was, and that is settled last', async () => {
    const leaver = { userId: 7, visitorId: randomUUID() };
    house.owners.on(internalAccounts.endSessions, () => undefined);
    house.owners.on(internalAnalyses.removeOwned, (_call, times) => ({ more: times < 3 }));
    house.owners.on(internalDiscoveries.removeOwned, (_call, times) => ({ more: times < 2 }));
    const id = await house.queue('account.removed', leaver);
    expect(await house.ended('account.removed', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalAccounts.endSessions',
      ...Array(3).fill('internalAnalyses.removeOwned'),
      ...Array(2).fill('internalDiscoveries.removeOwned'),
      'internalWorkRequests.settle.auth',
    ]);
    for (const { body } of house.owners.callsOf(internalDiscoveries.removeOwned)) expect(body).toEqual(leaver);
    expect(house.settlements('account.removed')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('a deleted discovery leaves neither pictures nor a stored answer', async () => {
    const analysisId = randomUUID();
    const id = await house.queue('discovery.removed', { analysisId, mediaKeys: ['a', 'b'] });
    expect(await house.ended('discovery.removed', id)).toBe('completed');
    expect(house.owners.callsOf(internalDiscoveries.removeMedia)[0]?.body).toEqual({ keys: ['a', 'b'] });
    expect(house.owners.callsOf(internalAnalyses.remove)[0]?.params).toEqual({ id: analysisId });
    expect(house.settlements('discovery.removed')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('deletes the discovery of a deleted analysis, and then what was stored for that meanwhile', async () => {
    const analysisId = randomUUID();
    house.owners.on(internalDiscoveryUpkeep.removeOfAnalysis, () => undefined);
    house.owners.on(internalAnalyses.remove, () => undefined);
    const id = await house.queue('analysis.removed', { analysisId });
    expect(await house.ended('analysis.removed', id)).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalDiscoveryUpkeep.removeOfAnalysis',
      'internalAnalyses.remove',
      'internalWorkRequests.settle.analysis',
    ]);
  });

  it('purges unused analyses of guests until none is left, keeps those whose discovery is in use, and sweeps all files', async () => {
    const [gone, used] = [randomUUID(), randomUUID()];
    house.owners.on(internalAnalyses.unused, (_call, times) => ({ ids: times < 2 ? [gone, used] : [] }));
    house.owners.on(internalDiscoveryUpkeep.expire, () => ({ inUse: [used] }));
    house.owners.on(internalAnalyses.purge, () => undefined);
    house.owners.on(internalAnalyses.sweepFiles, ({ body }) => ({ after: body.after === '' ? 'a' : null }));
    const id = await house.queue('analyses.purge', {});
    expect(await house.ended('analyses.purge', id)).toBe('completed');
    expect(house.owners.callsOf(internalAnalyses.purge).map(({ body }) => body)).toEqual([
      { ids: [gone, used], inUse: [used] },
    ]);
    expect(house.owners.callsOf(internalAnalyses.sweepFiles).map(({ body }) => body.after)).toEqual(['', 'a']);
    expect(house.settlements('analyses.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('locates hidden discoveries again by their name where the photo was taken, and publishes no position of a photo', async () => {
    const photo = { latitude: 41.887913, longitude: 12.513927 };
    const rome = { ...EIFFEL_TOWER, name: 'Rome', kind: 'city' as const, latitude: 41.89, longitude: 12.51 };
    const waiting = [
      { id: 1, title: 'Rome', location: 'Rome, Italy', ...photo },
      { id: 2, title: 'Eiffel Tower', location: 'Paris, France', ...photo },
      { id: 3, title: 'Kiosk', location: 'Rome, Italy', ...photo },
      { id: 4, title: 'Nowhere', location: '', ...photo },
    ];
    house.owners.on(internalDiscoveryUpkeep.nextRelocation, (_call, times) => ({
      discovery: waiting[times - 1] ?? null,
    }));
    house.owners.on(internalDiscoveryUpkeep.relocate, () => undefined);
    house.owners.on(internalPlaces.locate, ({ body }) => {
      const [{ kind, text }] = body.clues as [{ kind: string; text: string }];
      if (kind === 'stated location') return { place: rome, alternatives: [] };
      return { place: { Rome: rome, 'Eiffel Tower': EIFFEL_TOWER }[text] ?? null, alternatives: [] };
    });
    house.owners.on(internalPlaces.nearby, () => ({ places: [], provider: 'embedded', attribution: null }));
    const id = await house.queue('discoveries.relocate', {});
    expect(await house.ended('discoveries.relocate', id)).toBe('completed');
    const done = house.owners.callsOf(internalDiscoveryUpkeep.relocate).map(({ params, body }) => ({
      ...body,
      id: Number(params.id),
    }));
    const { latitude, longitude } = EIFFEL_TOWER;
    expect(done).toEqual([
      { id: 1, position: { latitude: 41.89, longitude: 12.51 }, isSight: false, nearbyAttractions: [] },
      { id: 2, position: { latitude, longitude }, isSight: true, nearbyAttractions: [] },
      { id: 3, position: { latitude: 41.89, longitude: 12.51 }, isSight: false, nearbyAttractions: [] },
      { id: 4, position: null, isSight: false, nearbyAttractions: [] },
    ]);
    expect(JSON.stringify(house.owners.callsOf(internalPlaces.nearby))).not.toContain('513927');
  });

  it('keeps of an ended job nothing that says something of a person', async () => {
    const payload = { userId: 7, username: 'ada-lovelace', visitorId: randomUUID() };
    house.owners.on(internalAnalyses.claim, () => ({ claimed: 1 }));
    house.owners.failing(internalDiscoveries.claim, 'INVALID_INPUT', 1);
    const id = await house.queue('visitor.claim', payload);
    expect(await house.ended('visitor.claim', id)).toBe('failed');
    const data = await house.redis.hget(`${KEY_PREFIX}:upkeep:${id}`, 'data');
    expect(JSON.parse(data!).payload).toEqual({ userId: 7 });
  });

  it('news of an article is told to the places service, and then settled with content', async () => {
    const change = {
      slug: 'colosseum-rome',
      change: 'withdrawn',
      title: 'Colosseum',
      latitude: null,
      longitude: null,
      updatedAt: '2026-05-01T10:00:00.000Z',
    };
    house.owners.failing(internalPlaces.indexGuide, 'UNAVAILABLE', 1);
    const id = await house.queue('guide.index', change);
    expect(await house.ended('guide.index', id)).toBe('completed');
    expect(house.owners.callsOf(internalPlaces.indexGuide).map(({ body }) => body)).toEqual([change, change]);
    expect(house.owners.ids().at(-1)).toBe('internalWorkRequests.settle.content');
    expect(house.settlements('guide.index')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('a rebuild of the guide index carries every page over, and settles', async () => {
    const asOf = '2026-05-01T10:00:00Z';
    const pages = [
      { guides: [], after: null, upTo: 'm', asOf },
      { guides: [], after: 'm', upTo: null, asOf },
    ];
    house.owners.on(internalArticles.publishedGuides, ({ body }) => pages.find(({ after }) => after === body.after));
    house.owners.on(internalPlaces.replaceGuides, () => undefined);
    const id = await house.queue('guide.rebuild', {});
    expect(await house.ended('guide.rebuild', id)).toBe('completed');
    expect(house.owners.callsOf(internalPlaces.replaceGuides).map(({ body }) => body)).toEqual(pages);
    expect(house.settlements('guide.rebuild')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('prices are asked of the owners of the providers, and told to content', async () => {
    house.owners.on(internalPlaces.nearbyPrice, () => ({ usd: 0.035 }));
    house.owners.on(internalWriting.price, () => ({ isPaid: true }));
    house.owners.on(internalBatchRuns.notePrices, () => undefined);
    const id = await house.queue('batch.prices', {});
    expect(await house.ended('batch.prices', id)).toBe('completed');
    expect(house.owners.callsOf(internalBatchRuns.notePrices).map(({ body }) => body)).toEqual([
      { workRequestId: id, nearbyUsd: 0.035, writingIsPaid: true },
    ]);
  });

  it('the purge of places is asked for, and settled with places', async () => {
    house.owners.on(internalPlaces.purge, () => ({ positions: 0 }));
    const id = await house.queue('places.purge', {});
    expect(await house.ended('places.purge', id)).toBe('completed');
    expect(house.owners.ids()).toEqual(['internalPlaces.purge', 'internalWorkRequests.settle.places']);
    expect(house.settlements('places.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it.each(['photo.develop', 'toString', '__proto__'])('the unknown job %s fails at once and visibly', async (name) => {
    const { hostname, port, password, pathname } = new URL(house.redisUrl);
    const connection = { host: hostname, port: Number(port), password, db: Number(pathname.slice(1)) };
    const queue = new Queue('interactive', { connection, prefix: KEY_PREFIX });
    try {
      const id = randomUUID();
      const envelope = { workRequestId: id, requestId: 'r', payload: { analysisId: randomUUID() } };
      await queue.add(name, envelope, { jobId: id, attempts: 5, backoff: 60_000 });
      expect(await house.ended('photo.analyze', id)).toBe('failed');
      expect((await queue.getJob(id))?.failedReason).toBe(`There is no flow for the job ${name}`);
      expect(house.owners.calls).toEqual([]);
    } finally {
      await queue.close();
    }
  });
}
