import { randomUUID } from 'node:crypto';
import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { internalMedia } from '@placelore/contracts/content/media.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { WorkerTestEnvironment } from '../support/worker-test-environment.js';

/** The flows about stored pictures, in a house whose worker runs. */
export function mediaSuite(getEnv: () => WorkerTestEnvironment): void {
  it('media.sweep continues until there are no more pages, within its limit', async () => {
    const countSweeps = () => getEnv().services.getCalls(internalMedia.sweep).length;
    getEnv().services.on(internalMedia.sweep, (_call, times) => ({ removed: 1, more: times < 3 }));
    const id = await getEnv().enqueue('media.sweep', {});
    expect(await getEnv().waitForEnd('media.sweep', id)).toBe('completed');
    expect(countSweeps()).toBe(3);
    getEnv().services.on(internalMedia.sweep, () => ({ removed: 500, more: true }));
    const endless = await getEnv().enqueue('media.sweep', {});
    expect(await getEnv().waitForEnd('media.sweep', endless)).toBe('completed');
    expect(countSweeps()).toBe(43);
    const done = { status: 'done' };
    expect(getEnv().getFinishCalls('media.sweep')).toEqual([
      { id, outcome: done },
      { id: endless, outcome: done },
    ]);
  });

  it('photos.moderate checks unchecked photos page by page, ignoring deleted ones', async () => {
    const { services } = getEnv();
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
    const id = await getEnv().enqueue('photos.moderate', {});
    expect(await getEnv().waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalDiscoveries.listUnjudged).map(({ body }) => body)).toEqual([
      { after: 0 },
      { after: 3 },
      { after: 4 },
    ]);
    expect(services.getCalls(internalDiscoveries.judge).map(({ params }) => Number(params.id))).toEqual([1, 4]);
    expect(getEnv().getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('photos.moderate stops when this server checks no photos', async () => {
    const { services } = getEnv();
    services.on(internalDiscoveries.listUnjudged, () => [1, 2].map((id) => ({ id, photoKey: `discoveries/${id}/p` })));
    services.on(internalAnalyses.judgePhoto, () => ({ enabled: false, safety: 'unchecked', moderation: null }));
    const before = services.getCalls(internalAnalyses.judgePhoto).length;
    const id = await getEnv().enqueue('photos.moderate', {});
    expect(await getEnv().waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto).length - before).toBe(1);
  });

  it('photos.moderate stops after three consecutive photos that the models cannot check', async () => {
    const { services } = getEnv();
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
    const id = await getEnv().enqueue('photos.moderate', {});
    expect(await getEnv().waitForEnd('photos.moderate', id)).toBe('completed');
    expect(services.getCalls(internalAnalyses.judgePhoto)).toHaveLength(6);
    expect(getEnv().getFinishCalls('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('media.deleted deletes replaced images in content', async () => {
    getEnv().services.on(internalMedia.deleteUnreferenced, () => undefined);
    const keys = [`uploads/${randomUUID()}`];
    const id = await getEnv().enqueue('media.deleted', { keys });
    expect(await getEnv().waitForEnd('media.deleted', id)).toBe('completed');
    expect(
      getEnv()
        .services.getCalls(internalMedia.deleteUnreferenced)
        .map(({ body }) => body),
    ).toEqual([{ keys }]);
    expect(getEnv().getFinishCalls('media.deleted')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('articles.purge deletes articles until none is due', async () => {
    getEnv().services.on(internalDuplicates.purgeDeleted, (_call, times) => ({ purged: 1, more: times < 3 }));
    const id = await getEnv().enqueue('articles.purge', {});
    expect(await getEnv().waitForEnd('articles.purge', id)).toBe('completed');
    expect(getEnv().services.getCalls(internalDuplicates.purgeDeleted)).toHaveLength(3);
    expect(getEnv().getFinishCalls('articles.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('duplicates.refresh compares changed articles in content', async () => {
    getEnv().services.on(internalDuplicates.refresh, () => ({ compared: 7 }));
    const id = await getEnv().enqueue('duplicates.refresh', {});
    expect(await getEnv().waitForEnd('duplicates.refresh', id)).toBe('completed');
    expect(getEnv().services.getCalls(internalDuplicates.refresh)).toHaveLength(1);
    expect(getEnv().getFinishCalls('duplicates.refresh')).toEqual([{ id, outcome: { status: 'done' } }]);
  });
}
