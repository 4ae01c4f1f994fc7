import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { stubArticleJob } from '../support/article-job-stubs.js';
import { env, useEnvironment } from '../support/use-worker.js';
import { ContentAndWorkers } from './content-and-workers.js';

/** A port without a listener. */
const NO_REDIS = 'redis://127.0.0.1:1';

useEnvironment();

describe('photo.moderate after crashes', () => {
  let stage: ContentAndWorkers;

  beforeEach(async () => {
    stubArticleJob(env);
    env.services.on(internalPlaces.updateArticleIndex, () => undefined);
    judgeAs('safe');
    stage = await ContentAndWorkers.prepare(env);
  });
  afterEach(() => stage.stop());

  const judgeAs = (safety: 'safe' | 'unsafe') =>
    env.services.on(internalAnalyses.judgePhoto, () => ({
      enabled: true,
      safety,
      moderation: { provider: 'local', model: 'm', scores: null },
    }));
  const isPublic = async (id: number): Promise<boolean> =>
    (await stage.queryRow('select is_public from discoveries where id = $1', [id])).is_public;

  it('publishes a safe photo when content dies between the discovery and the relay', async () => {
    const content = await stage.startContent(NO_REDIS);
    const discoveryId = await stage.createDiscovery('unchecked');
    await stage.kill(content);
    await stage.startWorker();
    await stage.startContent();
    const id = await stage.findRequest('photo.moderate', discoveryId);
    expect(await stage.waitUntilFinished(id)).toEqual({ status: 'done' });
    expect(await isPublic(discoveryId)).toBe(true);
    const article = await stage.findRequest('article.write', discoveryId);
    expect(await stage.waitUntilFinished(article)).toEqual({ status: 'done' });
  }, 180_000);

  it('leaves an unsafe photo private when the worker dies while it is judged', async () => {
    const judging = Promise.withResolvers<void>();
    let isFirstAlive = true;
    judgeAs('unsafe');
    const judge = env.services.getStub(internalAnalyses.judgePhoto);
    env.services.on(internalAnalyses.judgePhoto, async (call, times) => {
      judging.resolve();
      if (isFirstAlive) await new Promise(() => {});
      return judge(call, times);
    });
    await stage.startContent();
    const first = await stage.startWorker();
    const discoveryId = await stage.createDiscovery('unchecked');
    const id = await stage.findRequest('photo.moderate', discoveryId);
    await judging.promise;
    expect(await isPublic(discoveryId)).toBe(false);

    await stage.kill(first);
    isFirstAlive = false;
    await env.endLocks('photo.moderate', [id]);
    await stage.startWorker();
    expect(await stage.waitUntilFinished(id)).toEqual({ status: 'done' });
    const sql = 'select is_public, safety, review_reasons from discoveries where id = $1';
    expect(await stage.queryRow(sql, [discoveryId])).toEqual({
      is_public: false,
      safety: 'unsafe',
      review_reasons: ['photo'],
    });
  }, 180_000);
});
