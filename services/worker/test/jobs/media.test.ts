import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalMedia } from '@placelore/contracts/content/media.js';
import { internalTrips } from '@placelore/contracts/content/trips/trips.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { env, useWorker } from '../support/use-worker.js';

useWorker();

describe('media jobs', () => {
  it('media.sweep continues until there are no more pages, within its limit', async () => {
    const countSweeps = () => env.services.getCalls(internalMedia.sweep).length;
    env.services.on(internalMedia.sweep, (_call, times) => ({ removed: 1, more: times < 3 }));
    const id = await env.enqueue('media.sweep', {});
    expect(await env.waitForEnd('media.sweep', id)).toBe('completed');
    expect(countSweeps()).toBe(3);
    env.services.on(internalMedia.sweep, () => ({ removed: 500, more: true }));
    const endless = await env.enqueue('media.sweep', {});
    expect(await env.waitForEnd('media.sweep', endless)).toBe('completed');
    expect(countSweeps()).toBe(43);
    const done = { status: 'done' };
    expect(env.getFinishCalls('media.sweep')).toEqual([
      { id, outcome: done },
      { id: endless, outcome: done },
    ]);
  });

  it('photos.moderate checks unchecked photos page by page, ignoring deleted ones', async () => {
    const { services } = env;
    const pages = [[1, 2, 3], [4]];
    const judgment = { provider: 'local', model: 'm', scores: null };
    services.on(internalDiscoveries.listUnjudged, (_call, times) =>
      (pages[times - 1] ?? []).map((id) => ({ id, photoKey: `discoveries/${id}/photo.webp` })),
    );
    services.on(internalAnalyses.judgePhoto, ({ body }) => {
      const { photoKey } = body as { photoKey: string };
      if (photoKey.includes('/2/')) throw new ApiError('OBJECT_NOT_FOUND');
      const moderation = photoKey.includes('/3/') ? null : judgment;
      return { enabled: true, safety: 'safe', moderation };
    });
    services.on(internalDiscoveries.judge, () => undefined);
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalDiscoveries.listUnjudged).map(({ body }) => body)).toEqual([
      { after: 0 },
      { after: 3 },
      { after: 4 },
    ]);
    expect(services.getCalls(internalDiscoveries.judge).map(({ params }) => Number(params.id))).toEqual([1, 4]);
    expect(env.getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('photos.moderate stops when this server checks no photos', async () => {
    const { services } = env;
    services.on(internalDiscoveries.listUnjudged, () => [1, 2].map((id) => ({ id, photoKey: `discoveries/${id}/p` })));
    services.on(internalAnalyses.judgePhoto, () => ({ enabled: false, safety: 'unchecked', moderation: null }));
    const before = services.getCalls(internalAnalyses.judgePhoto).length;
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto).length - before).toBe(1);
  });

  it('photos.moderate stops after three consecutive photos that the models cannot check', async () => {
    const { services } = env;
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    services.on(internalDiscoveries.listUnjudged, ({ body }) =>
      ids.filter((id) => id > Number(body.after)).map((id) => ({ id, photoKey: `discoveries/${id}/p` })),
    );
    const judged = { provider: 'local', model: 'm', scores: null };
    services.on(internalAnalyses.judgePhoto, (_call, times) => ({
      enabled: true,
      safety: 'safe',
      moderation: times === 3 ? judged : null,
    }));
    services.on(internalDiscoveries.judge, () => undefined);
    const id = await env.enqueue('photos.moderate', {});
    expect(await env.waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto)).toHaveLength(6);
    expect(env.getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('media.deleted deletes replaced images in content', async () => {
    env.services.on(internalMedia.deleteUnreferenced, () => undefined);
    const keys = [`uploads/${randomUUID()}`];
    const id = await env.enqueue('media.deleted', { keys });
    expect(await env.waitForEnd('media.deleted', id)).toBe('completed');
    expect(env.services.getCalls(internalMedia.deleteUnreferenced).map(({ body }) => body)).toEqual([{ keys }]);
    expect(env.getFinishCalls('media.deleted')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('media.deleted deletes the images of a whole purge, a limited number in each call', async () => {
    env.services.on(internalMedia.deleteUnreferenced, () => undefined);
    const before = env.services.getCalls(internalMedia.deleteUnreferenced).length;
    const keys = Array.from({ length: 2_001 }, (_, index) => `articles/${index}/photo.webp`);
    const id = await env.enqueue('media.deleted', { keys });
    expect(await env.waitForEnd('media.deleted', id)).toBe('completed');
    const calls = env.services.getCalls(internalMedia.deleteUnreferenced).slice(before);
    const sent = calls.map(({ body }) => (body as { keys: string[] }).keys);
    expect([sent.map(({ length }) => length), sent.flat()]).toEqual([[1_000, 1_000, 1], keys]);
  });

  it('articles.purge deletes articles until none is due, and trips', async () => {
    env.services.on(internalDuplicates.purgeDeleted, (_call, times) => ({ purged: 1, more: times < 3 }));
    env.services.on(internalTrips.purgeDeleted, () => undefined);
    const id = await env.enqueue('articles.purge', {});
    expect(await env.waitForEnd('articles.purge', id)).toBe('completed');
    expect(env.services.getCalls(internalDuplicates.purgeDeleted)).toHaveLength(3);
    expect(env.services.getCalls(internalTrips.purgeDeleted)).toHaveLength(1);
    expect(env.getFinishCalls('articles.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('duplicates.refresh compares changed articles in content', async () => {
    env.services.on(internalDuplicates.refresh, () => ({ compared: 7 }));
    const id = await env.enqueue('duplicates.refresh', {});
    expect(await env.waitForEnd('duplicates.refresh', id)).toBe('completed');
    expect(env.services.getCalls(internalDuplicates.refresh)).toHaveLength(1);
    expect(env.getFinishCalls('duplicates.refresh')).toEqual([{ id, outcome: { status: 'done' } }]);
  });
});
