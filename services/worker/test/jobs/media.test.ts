import { randomUUID } from 'node:crypto';
import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { internalMedia } from '@placelore/contracts/content/media.js';
import { internalTrips } from '@placelore/contracts/content/trips/trips.js';
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
