import { batchItem } from '@placelore/contracts/content/admin/batch-runs.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { ADMIN } from '../support/admin-client.js';
import {
  buildBridgeGuide,
  createGuestDiscovery,
  findArticle,
  findArticleRequests,
  findArticles,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import {
  commitItem,
  driveRun,
  fetchNext,
  findRunRequestId,
  readItems,
  readRun,
  START_PATHS,
  startRun,
} from '../support/batch-run-driver.js';
import { buildGuest } from '../support/content-test-service.js';
import { dismissDuplicates } from '../support/duplicates-client.js';
import { VERIFICATION } from '../support/guide-generation-driver.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('batch_runs', 'batch_run_items', 'articles', 'discoveries', 'deleted_articles'));

/** Creates a public discovery, with or without its article. */
async function createPublished(withArticle = false): Promise<number> {
  const id = await createGuestDiscovery();
  await togglePublic(id, true);
  if (withArticle) await writeArticle(id);
  else await content.dataSource.query(`delete from job_requests where job = 'article.write'`);
  return id;
}
const writeArticleResult = (subject: { kind: string }) =>
  subject.kind === 'recover-articles'
    ? { result: { kind: 'recover-articles' as const, guide: buildBridgeGuide(), revision: 0 }, costUsd: 0.01 }
    : { result: { kind: 'none' as const } };
const countWithoutArticle = async () =>
  (await content.post(START_PATHS['recover-articles'], ADMIN, { dryRun: true, limit: 1000 })).body.count;

it('recover-articles run: missing articles are written in batches of ten, hidden and awaiting review', async () => {
  const ids: number[] = [];
  for (let nth = 0; nth < 12; nth++) ids.push(await createPublished());
  const runWorker = async () => {
    const { payload } = await eventually(async () => (await findOpenJobs<{ runId: string }>('batch.run'))[0]);
    await driveRun(payload.runId, writeArticleResult);
  };
  const [{ status, body }] = await Promise.all([content.post(START_PATHS['recover-articles'], ADMIN, {}), runWorker()]);
  expect([status, body]).toEqual([200, { runId: body.runId, status: 'done', processed: 10, remainingBatches: 1 }]);
  expect(await findArticle(ids[0]!)).toMatchObject({
    content_source: 'recovered',
    is_public: false,
    admin_reviewed: false,
    title: 'Japanese Covered Bridge',
    content: expect.not.stringContaining('Atlantis'),
    verification: VERIFICATION,
  });
  expect(await findArticles(ids[11]!)).toEqual([]);
  expect((await content.get('/api/admin/recovered-articles', ADMIN)).body).toHaveLength(10);
  const [item] = await readItems(body.runId);
  expect(batchItem.strict().parse(item)).toMatchObject({
    subjectType: 'discovery',
    subjectId: ids[0],
    outcome: { articleId: expect.any(Number) },
    costUsd: 0.01,
  });
  expect(await readIndexChanges()).toEqual([]);
  expect((await content.get('/api/articles', buildGuest(null))).body).toEqual([]);
});

it('recover-articles run: articles that are empty or have a corrupted slug are replaced', async () => {
  const [empty, corrupted, complete] = [
    await createPublished(true),
    await createPublished(true),
    await createPublished(true),
  ];
  const change = (id: number, set: string) =>
    content.dataSource.query(`update articles set ${set} where discovery_id = $1`, [id]);
  await change(empty, `content = '<p> </p>'`);
  await change(corrupted, `slug = 'undefined-bridge'`);
  const before = await findArticle(complete);
  expect(await countWithoutArticle()).toBe(2);
  const id = await startRun('recover-articles');
  expect(await driveRun(id, writeArticleResult)).toBe(2);
  expect(await readRun(id)).toMatchObject({ done: 2, costUsd: 0.02 });
  const repaired = await findArticle(corrupted);
  expect(repaired).toMatchObject({ content_source: 'recovered', is_public: false, admin_reviewed: false });
  expect(repaired.slug).not.toContain('undefined');
  expect((await findArticle(empty)).content).toContain('Merchants');
  expect(await findArticle(complete)).toEqual(before);
  // A recovered article awaits review, and is not recovered again.
  expect(await countWithoutArticle()).toBe(0);
});

it('recover-articles run: articles made of images and slugs that an admin dismissed are unchanged', async () => {
  const [withImages, fine] = [await createPublished(true), await createPublished(true)];
  const change = (id: number, set: string) =>
    content.dataSource.query(`update articles set ${set} where discovery_id = $1`, [id]);
  await change(withImages, `content = '<figure><img src="/objects/articles/a/photo.webp" alt=""></figure>'`);
  await change(fine, `slug = 'undefined-bridge'`);
  expect(await countWithoutArticle()).toBe(1);
  await dismissDuplicates('corrupted', [(await findArticle(fine)).id]);
  expect(await countWithoutArticle()).toBe(0);
});

it('recover-articles run: discoveries that are private, being written or deliberately without an article are skipped', async () => {
  await createGuestDiscovery();
  const writing = await createGuestDiscovery();
  await togglePublic(writing, true);
  expect(await findArticleRequests(writing)).toHaveLength(1);
  const deleted = await createGuestDiscovery();
  await togglePublic(deleted, true);
  await writeArticle(deleted);
  const { id } = await findArticle(deleted);
  await content.delete(`/api/admin/articles/${id}`, ADMIN);
  expect(await findArticles(deleted)).toEqual([]);
  expect(await countWithoutArticle()).toBe(0);
});

describe('recovery after a deletion', () => {
  /** Creates a public discovery whose article an admin deleted `daysAgo` days ago. @returns the ids of both */
  async function createDeleted(daysAgo: number) {
    const discovery = await createPublished(true);
    const { id } = await findArticle(discovery);
    await content.delete(`/api/admin/articles/${id}`, ADMIN);
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
  ])('counts, after a deletion %i days ago, %i discoveries without an article', async (days, count) => {
    await createDeleted(days);
    expect(await countWithoutArticle()).toBe(count);
  });

  it('finds discoveries whose next article is empty or has a corrupted slug', async () => {
    const [empty, corrupted] = [await createDeleted(1), await createDeleted(1)];
    for (const { discovery } of [empty, corrupted]) {
      // Publishing the discovery again gives it a new article, so the deleted one can no longer be restored.
      await togglePublic(discovery, true);
      await writeArticle(discovery);
    }
    expect(await countWithoutArticle()).toBe(0);
    await content.dataSource.query(`update articles set content = '<p> </p>' where discovery_id = $1`, [
      empty.discovery,
    ]);
    await content.dataSource.query(`update articles set slug = 'undefined-bridge' where discovery_id = $1`, [
      corrupted.discovery,
    ]);
    expect(await countWithoutArticle()).toBe(2);
    expect(await driveRun(await startRun('recover-articles'), writeArticleResult)).toBe(2);
    expect((await findArticle(empty.discovery)).content).toContain('Merchants');
    const rejection = await content.post(`/api/admin/deleted-articles/${empty.id}/restore`, ADMIN, {});
    expect(rejection.status).toBe(409);
  });

  it('ignores a restored article until its text is missing', async () => {
    const { discovery, id } = await createDeleted(1);
    expect((await content.post(`/api/admin/deleted-articles/${id}/restore`, ADMIN, {})).status).toBe(200);
    expect(await countWithoutArticle()).toBe(0);
    await content.dataSource.query(`update articles set content = '' where discovery_id = $1`, [discovery]);
    expect(await countWithoutArticle()).toBe(1);
  });
});

it('recover-articles run: discoveries that got an article, were hidden or were corrected during the run are skipped', async () => {
  const [first, second, third] = [await createPublished(), await createPublished(), await createPublished()];
  const id = await startRun('recover-articles');
  const work = await findRunRequestId(id);
  const { items } = await fetchNext(id, work);
  await togglePublic(first, true);
  await writeArticle(first);
  const before = await findArticle(first);
  await togglePublic(second, false);
  await content.dataSource.query('update discoveries set revision = 1 where id = $1', [third]);
  for (const item of items) await commitItem(id, item.ordinal, work, writeArticleResult(item).result);
  expect(await readRun(id)).toMatchObject({ status: 'done', skipped: 3, done: 0 });
  expect(await findArticle(first)).toEqual(before);
  expect([await findArticles(second), await findArticles(third)]).toEqual([[], []]);
});
