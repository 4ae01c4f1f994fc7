import { randomUUID } from 'node:crypto';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalMedia } from '@placelore/contracts/media.js';
import type { House } from './house.js';

/** The flows about stored pictures, in a house whose worker runs. */
export function mediaFlowTests(house: () => House): void {
  it('a sweep of stored files goes on until there are no more pages, but not for ever', async () => {
    const sweeps = () => house().owners.callsOf(internalMedia.sweep).length;
    house().owners.on(internalMedia.sweep, (_call, times) => ({ removed: 1, more: times < 3 }));
    const id = await house().queue('media.sweep', {});
    expect(await house().ended('media.sweep', id)).toBe('completed');
    expect(sweeps()).toBe(3);
    house().owners.on(internalMedia.sweep, () => ({ removed: 500, more: true }));
    const endless = await house().queue('media.sweep', {});
    expect(await house().ended('media.sweep', endless)).toBe('completed');
    expect(sweeps()).toBe(43);
    const done = { status: 'done' };
    expect(house().settlements('media.sweep')).toEqual([
      { id, outcome: done },
      { id: endless, outcome: done },
    ]);
  });

  it('photos nobody has judged are judged page by page, whatever was deleted meanwhile', async () => {
    const { owners } = house();
    const pages = [[1, 2, 3], [4]];
    const judged = { provider: 'local', model: 'm', scores: null };
    owners.on(internalDiscoveries.listUnjudged, (_call, times) =>
      (pages[times - 1] ?? []).map((id) => ({ id, photoKey: `discoveries/${id}/photo.webp` })),
    );
    owners.on(internalAnalyses.judgePhoto, ({ body }) => {
      const { photoKey } = body as { photoKey: string };
      if (photoKey.includes('/2/')) throw new ApiError('OBJECT_NOT_FOUND');
      const moderation = photoKey.includes('/3/') ? null : judged;
      return { enabled: true, safety: 'safe', moderation };
    });
    owners.on(internalDiscoveries.judge, () => undefined);
    const id = await house().queue('photos.moderate', {});
    expect(await house().ended('photos.moderate', id)).toBe('completed');
    expect(owners.callsOf(internalDiscoveries.listUnjudged).map(({ body }) => body)).toEqual([
      { after: 0 },
      { after: 3 },
      { after: 4 },
    ]);
    expect(owners.callsOf(internalDiscoveries.judge).map(({ params }) => Number(params.id))).toEqual([1, 4]);
    expect(house().settlements('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('nothing is asked further where this server judges no photos', async () => {
    const { owners } = house();
    owners.on(internalDiscoveries.listUnjudged, () => [1, 2].map((id) => ({ id, photoKey: `discoveries/${id}/p` })));
    owners.on(internalAnalyses.judgePhoto, () => ({ enabled: false, safety: 'unchecked', moderation: null }));
    const before = owners.callsOf(internalAnalyses.judgePhoto).length;
    const id = await house().queue('photos.moderate', {});
    expect(await house().ended('photos.moderate', id)).toBe('completed');
    expect(owners.callsOf(internalAnalyses.judgePhoto).length - before).toBe(1);
  });

  it('nothing is asked further after three photos in a row that the models cannot judge', async () => {
    const { owners } = house();
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    owners.on(internalDiscoveries.listUnjudged, ({ body }) =>
      ids.filter((id) => id > Number(body.after)).map((id) => ({ id, photoKey: `discoveries/${id}/p` })),
    );
    const judged = { provider: 'local', model: 'm', scores: null };
    owners.on(internalAnalyses.judgePhoto, (_call, times) => ({
      enabled: true,
      safety: 'safe',
      moderation: times === 3 ? judged : null,
    }));
    owners.on(internalDiscoveries.judge, () => undefined);
    const id = await house().queue('photos.moderate', {});
    expect(await house().ended('photos.moderate', id)).toBe('completed');
    expect(owners.callsOf(internalAnalyses.judgePhoto)).toHaveLength(6);
    expect(house().settlements('photos.moderate')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('what a new picture of an article replaced is deleted with content', async () => {
    house().owners.on(internalMedia.remove, () => undefined);
    const keys = [`uploads/${randomUUID()}`];
    const id = await house().queue('media.removed', { keys });
    expect(await house().ended('media.removed', id)).toBe('completed');
    expect(
      house()
        .owners.callsOf(internalMedia.remove)
        .map(({ body }) => body),
    ).toEqual([{ keys }]);
    expect(house().settlements('media.removed')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('deleted articles are purged until there are no more that are due', async () => {
    house().owners.on(internalDuplicates.purgeDeleted, (_call, times) => ({ purged: 1, more: times < 3 }));
    const id = await house().queue('articles.purge', {});
    expect(await house().ended('articles.purge', id)).toBe('completed');
    expect(house().owners.callsOf(internalDuplicates.purgeDeleted)).toHaveLength(3);
    expect(house().settlements('articles.purge')).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('articles that changed are compared with content', async () => {
    house().owners.on(internalDuplicates.refresh, () => ({ compared: 7 }));
    const id = await house().queue('duplicates.refresh', {});
    expect(await house().ended('duplicates.refresh', id)).toBe('completed');
    expect(house().owners.callsOf(internalDuplicates.refresh)).toHaveLength(1);
    expect(house().settlements('duplicates.refresh')).toEqual([{ id, outcome: { status: 'done' } }]);
  });
}
