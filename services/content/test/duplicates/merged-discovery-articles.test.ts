import { randomUUID } from 'node:crypto';
import {
  createGuestDiscovery,
  findArticle,
  findArticleRequests,
  findArticles,
  startArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { START_PATHS } from '../support/batch-run-driver.js';
import { buildArticle, buildGuest, WORKER } from '../support/content-test-service.js';
import { ADMIN, bulkDelete, mergeArticles, readArticleRow, undoMerge } from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() =>
  content.deleteRows('batch_runs', 'articles', 'discoveries', 'deleted_articles', 'article_merges', 'merged_articles'),
);

const VISITOR_ID = randomUUID();
const OWNER = buildGuest(VISITOR_ID);

/** Creates a public discovery, and merges its article into another one. */
async function createMerged() {
  const discovery = await createGuestDiscovery({}, VISITOR_ID);
  await togglePublic(discovery, true);
  await writeArticle(discovery);
  const { id: merged, slug } = await findArticle(discovery);
  const [kept] = (await content.insertArticles([buildArticle({ slug: 'arezzo' })])) as [number];
  const { id: merge } = (await mergeArticles(kept, [merged])).body;
  return { discovery, merged, slug, kept, merge };
}
/** Returns the article to which a discovery leads, in each response that contains it. */
async function readLinks(discovery: number) {
  const lists = await Promise.all([
    content.get('/api/discoveries', OWNER),
    content.get('/api/discoveries/public', buildGuest(null)),
    content.get('/api/admin/discoveries', ADMIN),
  ]);
  const cards = lists.map(({ body }) => body.find(({ id }: { id: number }) => id === discovery));
  const article = await content.get(`/api/admin/discovery-article/${discovery}`, ADMIN);
  return [
    ...cards.map(({ articleId, articleSlug }) => [articleId, articleSlug]),
    article.body.articleId ?? article.status,
  ];
}
const countWithoutArticle = async () =>
  (await content.post(START_PATHS['recover-articles'], ADMIN, { dryRun: true, limit: 1000 })).body.count;
/** Hides a discovery and publishes it again. @returns whether the worker is asked for an article */
async function republish(discovery: number): Promise<boolean> {
  await togglePublic(discovery, false);
  await togglePublic(discovery, true);
  for (const request of await findArticleRequests(discovery)) {
    if ((await startArticle(discovery, request)).body.discovery !== null) return true;
  }
  return false;
}

it('article of a discovery: after a merge, the discovery leads to the remaining article until the merge is undone', async () => {
  const { discovery, merged, slug, kept, merge } = await createMerged();
  expect(await readLinks(discovery)).toEqual([[kept, 'arezzo'], [kept, 'arezzo'], [kept, 'arezzo'], kept]);
  expect((await undoMerge(merge)).status).toBe(200);
  expect(await readLinks(discovery)).toEqual([[merged, slug], [merged, slug], [merged, slug], merged]);
});

it('article of a discovery: after a merge, publishing the discovery again writes no other article', async () => {
  const { discovery, merged, merge } = await createMerged();
  expect(await republish(discovery)).toBe(false);
  expect(await findArticles(discovery)).toEqual([]);
  expect((await undoMerge(merge)).status).toBe(200);
  expect(await readArticleRow(merged)).toMatchObject({ discovery_id: discovery, is_public: true });
});

it('article of a discovery: after a merge, its owner may keep the discovery private and share it again', async () => {
  const { discovery, kept } = await createMerged();
  const share = (isShared: boolean) => content.patch(`/api/discoveries/${discovery}/sharing`, OWNER, { isShared });
  expect((await share(false)).body.isPublic).toBe(false);
  expect((await share(true)).body).toMatchObject({ isPublic: true, articleId: kept });
});

it('article of a discovery: the remaining article is not hidden or deleted with the discovery', async () => {
  const { discovery, kept } = await createMerged();
  await togglePublic(discovery, false);
  expect(await readArticleRow(kept)).toMatchObject({ is_public: true });
  expect((await content.delete(`/api/discoveries/${discovery}`, OWNER)).status).toBe(204);
  expect(await readArticleRow(kept)).toMatchObject({ is_public: true });
  expect(await content.dataSource.query('select discovery_id from merged_articles')).toEqual([{ discovery_id: null }]);
});

it('article of a discovery: a merged one is never lost, unless the remaining article is deleted permanently', async () => {
  const { discovery, kept } = await createMerged();
  const age = () =>
    content.dataSource.query(`update deleted_articles set deleted_at = deleted_at - interval '31 days'`);
  await age();
  expect(await countWithoutArticle()).toBe(0);
  await bulkDelete([kept]);
  await age();
  await content.post('/internal/deleted-articles/purge', WORKER, {});
  expect(await countWithoutArticle()).toBe(1);
  expect(await readLinks(discovery)).toEqual([[null, null], [null, null], [null, null], 404]);
});

it('article of a discovery: a merged one that is not public is shown only to admins', async () => {
  const { discovery, kept } = await createMerged();
  await content.dataSource.query('update articles set is_public = false where id = $1', [kept]);
  expect(await readLinks(discovery)).toEqual([[null, null], [null, null], [kept, 'arezzo'], kept]);
});

it('article of a discovery: after a correction, the discovery gets an article of its own, and retains it', async () => {
  const { discovery, kept, merge } = await createMerged();
  await content.dataSource.query('update discoveries set revision = revision + 1 where id = $1', [discovery]);
  await togglePublic(discovery, true);
  await writeArticle(discovery);
  const { id, slug } = await findArticle(discovery);
  expect(await readLinks(discovery)).toEqual([[id, slug], [id, slug], [id, slug], id]);
  expect((await undoMerge(merge)).body.code).toBe('RESTORE_REJECTED');
  await bulkDelete([id]);
  expect((await readLinks(discovery)).at(-1)).toBe(404);
  expect(await readArticleRow(kept)).toBeDefined();
  expect((await undoMerge(merge)).status).toBe(200);
});

it('article of a discovery: merging its second article leads to where that was merged', async () => {
  const { discovery } = await createMerged();
  await content.dataSource.query('update discoveries set revision = revision + 1 where id = $1', [discovery]);
  await togglePublic(discovery, true);
  await writeArticle(discovery);
  const [other] = (await content.insertArticles([buildArticle({ slug: 'siena' })])) as [number];
  expect((await mergeArticles(other, [(await findArticle(discovery)).id])).status).toBe(200);
  expect((await readLinks(discovery)).at(-1)).toBe(other);
});

it('article of a discovery: its merge cannot be undone after the discovery was deleted', async () => {
  const { discovery, merged, kept, merge } = await createMerged();
  await content.delete(`/api/discoveries/${discovery}`, ADMIN);
  const { status, body } = await undoMerge(merge);
  expect([status, body.code]).toEqual([409, 'MERGE_NOT_UNDOABLE']);
  expect(body.error).toContain('deleted permanently');
  expect(await readArticleRow(merged)).toBeUndefined();
  expect(await readArticleRow(kept)).toMatchObject({ slug: 'arezzo' });
});
