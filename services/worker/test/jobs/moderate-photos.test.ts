import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveryPhotos } from '@placelore/contracts/content/discoveries.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

const JUDGMENT = { provider: 'local', model: 'm', scores: null };

describe('photo.moderate', () => {
  const PHOTO = { discoveryId: 12, photoKey: 'discoveries/12/photo.webp' };
  const getJudgments = () =>
    env.services.getCalls(internalDiscoveryPhotos.judge).map(({ params, body }) => [params, body]);

  it.each(['safe', 'unsafe', 'unchecked'])('stores the verdict %s, and then finishes', async (safety) => {
    env.services.on(internalAnalyses.judgePhoto, () => ({ enabled: true, safety, moderation: JUDGMENT }));
    env.services.on(internalDiscoveryPhotos.judge, () => undefined);
    const id = await env.enqueue('photo.moderate', PHOTO);
    expect(await env.waitForEnd('photo.moderate', id)).toBe('completed');
    expect(env.services.getCalls(internalAnalyses.judgePhoto)).toMatchObject([{ body: { photoKey: PHOTO.photoKey } }]);
    expect(getJudgments()).toEqual([[{ id: '12' }, { safety, moderation: JUDGMENT }]]);
    expect(env.getFinishCalls('photo.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it.each([
    ['this server checks no photos', () => ({ enabled: false, safety: 'unchecked', moderation: null })],
    [
      'the discovery was deleted',
      () => {
        throw new ApiError('OBJECT_NOT_FOUND');
      },
    ],
  ])('finishes without a verdict when %s', async (_, respond) => {
    env.services.on(internalAnalyses.judgePhoto, respond);
    const id = await env.enqueue('photo.moderate', PHOTO);
    expect(await env.waitForEnd('photo.moderate', id)).toBe('completed');
    expect(getJudgments()).toEqual([]);
    expect(env.getFinishCalls('photo.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('is retried while the models fail, and then fails visibly', async () => {
    env.services.on(internalAnalyses.judgePhoto, () => ({ enabled: true, safety: 'unchecked', moderation: null }));
    const id = await env.enqueue('photo.moderate', PHOTO);
    expect(await env.waitForEndWithoutDelays('photo.moderate', id)).toMatchObject({ end: 'failed' });
    expect(env.services.getCalls(internalAnalyses.judgePhoto)).toHaveLength(QUEUE_POLICY.writing.attempts);
    expect(getJudgments()).toEqual([]);
    expect(env.getFinishCalls('photo.moderate')).toMatchObject([{ id, outcome: { status: 'failed' } }]);
  });
});

describe('photos.moderate', () => {
  it('checks unchecked photos page by page, ignoring deleted ones', async () => {
    const { services } = env;
    const pages = [[1, 2, 3], [4]];
    services.on(internalDiscoveryPhotos.listUnjudged, (_call, times) =>
      (pages[times - 1] ?? []).map((id) => ({ id, photoKey: `discoveries/${id}/photo.webp` })),
    );
    services.on(internalAnalyses.judgePhoto, ({ body }) => {
      const { photoKey } = body as { photoKey: string };
      if (photoKey.includes('/2/')) throw new ApiError('OBJECT_NOT_FOUND');
      const moderation = photoKey.includes('/3/') ? null : JUDGMENT;
      return { enabled: true, safety: 'safe', moderation };
    });
    services.on(internalDiscoveryPhotos.judge, () => undefined);
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalDiscoveryPhotos.listUnjudged).map(({ body }) => body)).toEqual([
      { after: 0 },
      { after: 3 },
      { after: 4 },
    ]);
    expect(services.getCalls(internalDiscoveryPhotos.judge).map(({ params }) => Number(params.id))).toEqual([1, 4]);
    expect(env.getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('stops when this server does not check photos', async () => {
    const { services } = env;
    services.on(internalDiscoveryPhotos.listUnjudged, () =>
      [1, 2].map((id) => ({ id, photoKey: `discoveries/${id}/p` })),
    );
    services.on(internalAnalyses.judgePhoto, () => ({ enabled: false, safety: 'unchecked', moderation: null }));
    const before = services.getCalls(internalAnalyses.judgePhoto).length;
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto).length - before).toBe(1);
  });

  it('stops after three consecutive photos that the models cannot check', async () => {
    const { services } = env;
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    services.on(internalDiscoveryPhotos.listUnjudged, ({ body }) =>
      ids.filter((id) => id > Number(body.after)).map((id) => ({ id, photoKey: `discoveries/${id}/p` })),
    );
    services.on(internalAnalyses.judgePhoto, (_call, times) => ({
      enabled: true,
      safety: 'safe',
      moderation: times === 3 ? JUDGMENT : null,
    }));
    services.on(internalDiscoveryPhotos.judge, () => undefined);
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto)).toHaveLength(6);
    expect(env.getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });
});
