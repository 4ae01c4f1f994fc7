import { createDuplicateArticles } from '../../../support/duplicate-articles.ts';
import type { Cast } from './cast.ts';

/** Duplicate articles: found, compared, dismissed, merged and deleted, with all of it undone. */
export async function playDuplicates({ story, guest, admin }: Cast): Promise<void> {
  const ids = await createDuplicateArticles(admin);
  await admin.call('POST /api/admin/scheduled-jobs/content/duplicates.refresh/run');
  await story.settle();
  await admin.call('GET /api/admin/duplicates');
  await admin.call('GET /api/admin/duplicates?kind=exact');
  await admin.call('GET /api/admin/duplicates?kind=similar&page=2');
  const walls = [ids.get('quiet-walls-of-zelmora'), ids.get('quiet-walls-zelmora-2')];
  await admin.call(`GET /api/admin/duplicates/comparison?ids=${walls.join(',')}`);
  await admin.call(`GET /api/admin/duplicates/comparison?ids=${walls[0]},999999`);
  await admin.call(`GET /api/admin/duplicates/comparison?ids=${walls[0]},${walls[0]}`);

  const lighthouses = [ids.get('lighthouse-of-ondrava-point'), ids.get('the-lighthouse-of-ondrava-point')];
  const dismissal = { kind: 'similar', articleIds: lighthouses };
  await admin.send('POST /api/admin/duplicates/dismiss', dismissal);
  await admin.send('POST /api/admin/duplicates/dismiss', {
    kind: 'corrupted',
    articleIds: [ids.get('undefined-hollow')],
  });
  await admin.send('POST /api/admin/duplicates/dismiss', { kind: 'similar', articleIds: [lighthouses[0]] });
  await admin.send('POST /api/admin/duplicates/dismiss', { kind: 'similar', articleIds: [lighthouses[0], 999999] });
  const { next } = await admin.call<{ next: string }>('GET /api/admin/duplicates/dismissals?limit=1');
  await admin.call(`GET /api/admin/duplicates/dismissals?before=${encodeURIComponent(next)}`);
  await admin.call('GET /api/admin/duplicates?kind=similar');
  await admin.send('POST /api/admin/duplicates/dismiss/undo', dismissal);
  await admin.call('GET /api/admin/duplicates/dismissals');

  const [keepId, mergedId] = walls;
  await admin.call('POST /api/admin/duplicates/merge', { keepId, articleIds: [keepId] });
  await admin.call('POST /api/admin/duplicates/merge', { keepId, articleIds: [999999] });
  await admin.call('POST /api/admin/duplicates/merge', { keepId, articleIds: [mergedId], take: { title: 999999 } });
  const take = { content: mergedId, metaDescription: mergedId, position: mergedId };
  const merge = await admin.call<{ id: number }>('POST /api/admin/duplicates/merge', {
    keepId,
    articleIds: [mergedId],
    take,
  });
  await guest.call('GET /api/articles/quiet-walls-of-zelmora/direct');
  await guest.send('GET /api/articles/quiet-walls-zelmora-2/direct');
  await admin.call('GET /api/admin/duplicates/merges');
  await admin.call(`GET /api/admin/duplicates/merges?before=${merge.id}`);
  await admin.call(`PATCH /api/admin/articles/${keepId}`, { metaDescription: 'Changed since the merge.' });
  await admin.call(`POST /api/admin/duplicates/merges/${merge.id}/undo`);
  await admin.call(`POST /api/admin/duplicates/merges/${merge.id}/undo`);
  await admin.call('POST /api/admin/duplicates/merges/999999/undo');
  await guest.call('GET /api/articles/quiet-walls-of-zelmora/direct');

  const articleIds = [...ids.values()];
  await admin.call('POST /api/admin/bulk-delete', { articleIds: [...articleIds, 999999], reason: 'duplicate_cleanup' });
  await admin.call('POST /api/admin/bulk-delete', { articleIds, reason: 'no reason' });
  const page = await admin.call<{ next: string }>('GET /api/admin/deleted-articles?limit=2');
  await admin.call(`GET /api/admin/deleted-articles?limit=2&before=${encodeURIComponent(page.next)}`);
  await story.settle();
  await admin.call('GET /api/admin/duplicates');
}
