import { batchItem } from '@placelore/contracts/batch-run-shapes.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import {
  articleOf,
  articlesOf,
  bridge,
  guestsDiscovery,
  news,
  togglePublic,
  write,
  writings,
} from './article-writer.js';
import { commitItem, itemsOf, next, PATHS, playRun, readRun, startRun, workOf } from './batch-player.js';
import { admin } from './console.js';
import { guest } from './content-service.js';
import { dismiss } from './duplicate-report.js';
import { content, openWork, useContent } from './played-worker.js';

useContent();
beforeEach(() =>
  content.dataSource.query('truncate batch_runs, batch_run_items, articles, discoveries, deleted_articles cascade'),
);

/** A public discovery; with its article, or without. */
async function published(withArticle = false): Promise<number> {
  const id = await guestsDiscovery();
  await togglePublic(id, true);
  if (withArticle) await write(id);
  else await content.dataSource.query(`delete from work_requests where job = 'article.write'`);
  return id;
}
const written = (subject: { kind: string }) =>
  subject.kind === 'recover-articles'
    ? { result: { kind: 'recover-articles' as const, guide: bridge(), revision: 0 }, costUsd: 0.01 }
    : { result: { kind: 'none' as const } };
const lost = async () =>
  (await content.post(PATHS['recover-articles'], admin, { dryRun: true, limit: 1000 })).body.count;

it('lost articles are written in batches of ten, hidden and to be reviewed', async () => {
  const ids: number[] = [];
  for (let nth = 0; nth < 12; nth++) ids.push(await published());
  const worked = async () => {
    const { payload } = await eventually(async () => (await openWork<{ runId: string }>('batch.run'))[0]);
    await playRun(payload.runId, written);
  };
  const [{ status, body }] = await Promise.all([content.post(PATHS['recover-articles'], admin, {}), worked()]);
  expect([status, body]).toEqual([200, { runId: body.runId, status: 'done', processed: 10, remainingBatches: 1 }]);
  expect(await articleOf(ids[0]!)).toMatchObject({
    content_source: 'recovered',
    is_public: false,
    admin_reviewed: false,
    title: 'Japanese Covered Bridge',
  });
  expect(await articlesOf(ids[11]!)).toEqual([]);
  expect((await content.get('/api/admin/recovered-articles', admin)).body).toHaveLength(10);
  const [item] = await itemsOf(body.runId);
  expect(batchItem.strict().parse(item)).toMatchObject({
    subjectType: 'discovery',
    subjectId: ids[0],
    outcome: { articleId: expect.any(Number) },
    costUsd: 0.01,
  });
  expect(await news()).toEqual([]);
  expect((await content.get('/api/articles', guest(null))).body).toEqual([]);
});

it('an article that is empty, or whose address is corrupted, is lost too, and is replaced', async () => {
  const [empty, corrupted, whole] = [await published(true), await published(true), await published(true)];
  const change = (id: number, set: string) =>
    content.dataSource.query(`update articles set ${set} where discovery_id = $1`, [id]);
  await change(empty, `content = '<p> </p>'`);
  await change(corrupted, `slug = 'undefined-bridge'`);
  const before = await articleOf(whole);
  expect(await lost()).toBe(2);
  const id = await startRun('recover-articles');
  expect(await playRun(id, written)).toBe(2);
  expect(await readRun(id)).toMatchObject({ done: 2, costUsd: 0.02 });
  const repaired = await articleOf(corrupted);
  expect(repaired).toMatchObject({ content_source: 'recovered', is_public: false, admin_reviewed: false });
  expect(repaired.slug).not.toContain('undefined');
  expect((await articleOf(empty)).content).toContain('Merchants');
  expect(await articleOf(whole)).toEqual(before);
  // What waits for review is not lost again.
  expect(await lost()).toBe(0);
});

it('an article of pictures alone, and one whose address an admin said to be fine, are not lost', async () => {
  const [pictures, fine] = [await published(true), await published(true)];
  const change = (id: number, set: string) =>
    content.dataSource.query(`update articles set ${set} where discovery_id = $1`, [id]);
  await change(pictures, `content = '<figure><img src="/objects/articles/a/photo.webp" alt=""></figure>'`);
  await change(fine, `slug = 'undefined-bridge'`);
  expect(await lost()).toBe(1);
  await dismiss('corrupted', [(await articleOf(fine)).id]);
  expect(await lost()).toBe(0);
});

it('what is private, being written, or was deleted on purpose is not lost', async () => {
  await guestsDiscovery();
  const writing = await guestsDiscovery();
  await togglePublic(writing, true);
  expect(await writings(writing)).toHaveLength(1);
  const deleted = await guestsDiscovery();
  await togglePublic(deleted, true);
  await write(deleted);
  const { id } = await articleOf(deleted);
  await content.delete(`/api/admin/articles/${id}`, admin);
  expect(await articlesOf(deleted)).toEqual([]);
  expect(await lost()).toBe(0);
});

describe('recovery after a deletion', () => {
  /** A public discovery whose article an admin deleted some days ago. @returns the ids of both */
  async function deleted(daysAgo: number) {
    const discovery = await published(true);
    const { id } = await articleOf(discovery);
    await content.delete(`/api/admin/articles/${id}`, admin);
    await content.dataSource.query(
      `update deleted_articles set deleted_at = now() - $2 * interval '1 day' where article_id = $1`,
      [id, daysAgo],
    );
    return { discovery, id };
  }

  it.each([
    [0, 0],
    [29, 0],
    [31, 1],
    [400, 1],
  ])('%i days after it, %i discoveries are lost, whether the article was purged or not', async (days, count) => {
    await deleted(days);
    expect(await lost()).toBe(count);
  });

  it('finds the discovery whose next article is empty or has a corrupted address', async () => {
    const [empty, corrupted] = [await deleted(1), await deleted(1)];
    for (const { discovery } of [empty, corrupted]) {
      // Published again, the discovery gets another article; the deleted one can no longer be restored.
      await togglePublic(discovery, true);
      await write(discovery);
    }
    expect(await lost()).toBe(0);
    await content.dataSource.query(`update articles set content = '<p> </p>' where discovery_id = $1`, [
      empty.discovery,
    ]);
    await content.dataSource.query(`update articles set slug = 'undefined-bridge' where discovery_id = $1`, [
      corrupted.discovery,
    ]);
    expect(await lost()).toBe(2);
    expect(await playRun(await startRun('recover-articles'), written)).toBe(2);
    expect((await articleOf(empty.discovery)).content).toContain('Merchants');
    const refused = await content.post(`/api/admin/deleted-articles/${empty.id}/restore`, admin, {});
    expect(refused.status).toBe(409);
  });

  it('leaves alone what was restored, and finds it when it is lost then', async () => {
    const { discovery, id } = await deleted(1);
    expect((await content.post(`/api/admin/deleted-articles/${id}/restore`, admin, {})).status).toBe(200);
    expect(await lost()).toBe(0);
    await content.dataSource.query(`update articles set content = '' where discovery_id = $1`, [discovery]);
    expect(await lost()).toBe(1);
  });
});

it('a discovery that got its article meanwhile, was hidden or was corrected, is left alone', async () => {
  const [first, second, third] = [await published(), await published(), await published()];
  const id = await startRun('recover-articles');
  const work = await workOf(id);
  const { items } = await next(id, work);
  await togglePublic(first, true);
  await write(first);
  const before = await articleOf(first);
  await togglePublic(second, false);
  await content.dataSource.query('update discoveries set revision = 1 where id = $1', [third]);
  for (const item of items) await commitItem(id, item.ordinal, work, written(item).result);
  expect(await readRun(id)).toMatchObject({ status: 'done', skipped: 3, done: 0 });
  expect(await articleOf(first)).toEqual(before);
  expect([await articlesOf(second), await articlesOf(third)]).toEqual([[], []]);
});
