import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalAccounts } from '@placelore/contracts/auth/auth.js';
import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalErrorReports } from '@placelore/contracts/content/error-reports.js';
import { internalWriting } from '@placelore/contracts/content/guides.js';
import { internalHistory } from '@placelore/contracts/content/history.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { getQueuePrefix } from '@placelore/platform/queues/redis.js';
import { Queue } from 'bullmq';
import { EIFFEL_TOWER } from '../support/photo-job-stubs.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('maintenance jobs', () => {
  it('visitor.claim transfers a visitor’s data in both services, and finishes last', async () => {
    const payload = { userId: 7, username: 'ada', visitorId: randomUUID() };
    env.services.on(internalAnalyses.claim, () => ({ claimed: 1 }));
    env.services.on(internalDiscoveries.claim, () => ({ claimed: 1 }));
    const id = await env.enqueue('visitor.claim', payload);
    expect(await env.waitForEnd('visitor.claim', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAnalyses.claim',
      'internalDiscoveries.claim',
      'internalJobRequests.finish.auth',
    ]);
    expect(env.getFinishCalls('visitor.claim')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('account.deleted deletes all data of the account, however much, and finishes last', async () => {
    const deletedAccount = { userId: 7, visitorId: randomUUID() };
    env.services.on(internalAccounts.endSessions, () => undefined);
    env.services.on(internalAnalyses.deleteOwned, (_call, times) => ({ more: times < 3 }));
    env.services.on(internalDiscoveries.deleteOwned, (_call, times) => ({ more: times < 2 }));
    const id = await env.enqueue('account.deleted', deletedAccount);
    expect(await env.waitForEnd('account.deleted', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalAccounts.endSessions',
      ...Array(3).fill('internalAnalyses.deleteOwned'),
      ...Array(2).fill('internalDiscoveries.deleteOwned'),
      'internalJobRequests.finish.auth',
    ]);
    for (const { body } of env.services.getCalls(internalDiscoveries.deleteOwned)) expect(body).toEqual(deletedAccount);
    expect(env.getFinishCalls('account.deleted')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('discovery.deleted deletes images and the stored analysis', async () => {
    const analysisId = randomUUID();
    const id = await env.enqueue('discovery.deleted', { analysisId, mediaKeys: ['a', 'b'] });
    expect(await env.waitForEnd('discovery.deleted', id)).toBe('completed');
    expect(env.services.getCalls(internalDiscoveries.deleteMedia)[0]?.body).toEqual({ keys: ['a', 'b'] });
    expect(env.services.getCalls(internalAnalyses.delete)[0]?.params).toEqual({ id: analysisId });
    expect(env.getFinishCalls('discovery.deleted')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('analysis.deleted deletes the discovery, and then data stored for the analysis in the meantime', async () => {
    const analysisId = randomUUID();
    env.services.on(internalDiscoveryMaintenance.deleteByAnalysis, () => undefined);
    env.services.on(internalAnalyses.delete, () => undefined);
    const id = await env.enqueue('analysis.deleted', { analysisId });
    expect(await env.waitForEnd('analysis.deleted', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalDiscoveryMaintenance.deleteByAnalysis',
      'internalAnalyses.delete',
      'internalJobRequests.finish.analysis',
    ]);
  });

  it("analyses.purge deletes guests' unused analyses whose discovery is not in use, and sweeps files", async () => {
    const [unusedId, usedId] = [randomUUID(), randomUUID()];
    env.services.on(internalAnalyses.listUnused, (_call, times) => ({ ids: times < 2 ? [unusedId, usedId] : [] }));
    env.services.on(internalDiscoveryMaintenance.expire, () => ({ inUse: [usedId] }));
    env.services.on(internalAnalyses.purge, () => undefined);
    env.services.on(internalAnalyses.sweepFiles, ({ body }) => ({ after: body.after === '' ? 'a' : null }));
    const id = await env.enqueue('analyses.purge', {});
    expect(await env.waitForEnd('analyses.purge', id)).toBe('completed');
    expect(env.services.getCalls(internalAnalyses.purge).map(({ body }) => body)).toEqual([
      { ids: [unusedId, usedId], inUse: [usedId] },
    ]);
    expect(env.services.getCalls(internalAnalyses.sweepFiles).map(({ body }) => body.after)).toEqual(['', 'a']);
    expect(env.getFinishCalls('analyses.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('removes personal fields from ended jobs', async () => {
    const payload = { userId: 7, username: 'ada-lovelace', visitorId: randomUUID() };
    env.services.on(internalAnalyses.claim, () => ({ claimed: 1 }));
    env.services.failWith(internalDiscoveries.claim, 'INVALID_INPUT', 1);
    const id = await env.enqueue('visitor.claim', payload);
    expect(await env.waitForEnd('visitor.claim', id)).toBe('failed');
    const data = await env.redis.hget(`${getQueuePrefix('maintenance')}:maintenance:${id}`, 'data');
    expect(JSON.parse(data!).payload).toEqual({ userId: 7 });
  });

  it('article-index.update notifies the places service, and then finishes in content', async () => {
    const change = {
      slug: 'colosseum-rome',
      change: 'withdrawn',
      title: 'Colosseum',
      latitude: null,
      longitude: null,
      thumbnailUrl: null,
      imageCredit: null,
      isVerified: false,
      updatedAt: '2026-05-01T10:00:00.000Z',
    };
    env.services.failWith(internalPlaces.updateArticleIndex, 'UNAVAILABLE', 1);
    const id = await env.enqueue('article-index.update', change);
    expect(await env.waitForEnd('article-index.update', id)).toBe('completed');
    expect(env.services.getCalls(internalPlaces.updateArticleIndex).map(({ body }) => body)).toEqual([change, change]);
    expect(env.services.getCalledIds().at(-1)).toBe('internalJobRequests.finish.content');
    expect(env.getFinishCalls('article-index.update')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('article-index.rebuild transfers every page, and finishes', async () => {
    const asOf = '2026-05-01T10:00:00Z';
    const pages = [
      { guides: [], after: null, upTo: 'm', asOf },
      { guides: [], after: 'm', upTo: null, asOf },
    ];
    env.services.on(internalArticles.listPublished, ({ body }) => pages.find(({ after }) => after === body.after));
    env.services.on(internalPlaces.replaceArticleIndexRange, () => undefined);
    const id = await env.enqueue('article-index.rebuild', {});
    expect(await env.waitForEnd('article-index.rebuild', id)).toBe('completed');
    expect(env.services.getCalls(internalPlaces.replaceArticleIndexRange).map(({ body }) => body)).toEqual(pages);
    expect(env.getFinishCalls('article-index.rebuild')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('batch.prices fetches prices from the services with providers, and passes them to content', async () => {
    env.services.on(internalPlaces.getNearbyPrice, () => ({ usd: 0.035 }));
    env.services.on(internalWriting.getPrice, () => ({ isPaid: true }));
    env.services.on(internalBatchRuns.savePrices, () => undefined);
    const id = await env.enqueue('batch.prices', {});
    expect(await env.waitForEnd('batch.prices', id)).toBe('completed');
    expect(env.services.getCalls(internalBatchRuns.savePrices).map(({ body }) => body)).toEqual([
      { jobRequestId: id, nearbyUsd: 0.035, writingIsPaid: true },
    ]);
  });

  it('error-reports.purge deletes closed reports until none is due', async () => {
    env.services.on(internalErrorReports.purge, (_call, times) => ({ purged: 1, more: times < 3 }));
    const id = await env.enqueue('error-reports.purge', {});
    expect(await env.waitForEnd('error-reports.purge', id)).toBe('completed');
    expect(env.services.getCalls(internalErrorReports.purge)).toHaveLength(3);
    expect(env.getFinishCalls('error-reports.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it.each([
    ['article-versions.purge', internalHistory.purgeVersions],
    ['batch-runs.purge', internalHistory.purgeRuns],
  ] as const)('%s deletes old history until none is due', async (job, purge) => {
    env.services.on(purge, (_call, times) => ({ purged: 1, more: times < 2 }));
    const id = await env.enqueue(job, {});
    expect(await env.waitForEnd(job, id)).toBe('completed');
    expect(env.services.getCalls(purge)).toHaveLength(2);
    expect(env.getFinishCalls(job)).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('places.purge calls places, and finishes there', async () => {
    env.services.on(internalPlaces.purge, () => ({ positions: 0 }));
    const id = await env.enqueue('places.purge', {});
    expect(await env.waitForEnd('places.purge', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual(['internalPlaces.purge', 'internalJobRequests.finish.places']);
    expect(env.getFinishCalls('places.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('knowledge.update calls places, and finishes there', async () => {
    env.services.on(internalPlaces.updateKnowledge, () => ({ compared: 2, changed: 1, removed: 0 }));
    const id = await env.enqueue('knowledge.update', {});
    expect(await env.waitForEnd('knowledge.update', id)).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalPlaces.updateKnowledge',
      'internalJobRequests.finish.places',
    ]);
  });

  it('knowledge.refresh passes on the place, and is retried while a source does not answer', async () => {
    const place = EIFFEL_TOWER;
    env.services.on(internalPlaces.completeKnowledge, (_call, times) => {
      if (times === 1) throw new ApiError('PROVIDER_UNAVAILABLE');
    });
    const id = await env.enqueue('knowledge.refresh', { place });
    expect(await env.waitForEnd('knowledge.refresh', id)).toBe('completed');
    expect(env.services.getCalls(internalPlaces.completeKnowledge).map(({ body }) => body)).toEqual([
      { place },
      { place },
    ]);
  });

  it.each(['photo.develop', 'toString', '__proto__'])('an unknown job fails at once and visibly: %s', async (name) => {
    const { hostname, port, password, pathname } = new URL(env.redisUrl);
    const connection = { host: hostname, port: Number(port), password, db: Number(pathname.slice(1)) };
    const queue = new Queue('interactive', { connection, prefix: getQueuePrefix('interactive') });
    try {
      const id = randomUUID();
      const envelope = { jobRequestId: id, requestId: 'r', payload: { analysisId: randomUUID() } };
      await queue.add(name, envelope, { jobId: id, attempts: 5, backoff: 60_000 });
      expect(await env.waitForEnd('photo.analyze', id)).toBe('failed');
      expect((await queue.getJob(id))?.failedReason).toBe(`There is no handler for the job ${name}`);
      expect(env.services.calls).toEqual([]);
    } finally {
      await queue.close();
    }
  });
});
