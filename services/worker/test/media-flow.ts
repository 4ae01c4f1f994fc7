import { randomUUID } from 'node:crypto';
import { internalDuplicates } from '@placelore/contracts/duplicates.js';
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
