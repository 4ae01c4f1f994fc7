import type { ErrorReport } from '@placelore/contracts/content/error-reports.js';
import { findArticle, togglePublic, writeArticle } from '../support/article-generation-driver.js';
import { buildArticle, buildGuest, buildUser } from '../support/content-test-service.js';
import {
  ADMIN,
  bulkDelete,
  mergeArticles,
  readArticleRow,
  restoreArticle,
  undoMerge,
} from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('error_reports', 'deleted_articles', 'article_merges', 'merged_articles'));

const READER = buildGuest(null);

/** Reports an error. @returns the id of the report */
async function report(subjectType: string, subjectId: number, actor = READER): Promise<number> {
  await content.post('/api/error-reports', actor, { subjectType, subjectId: String(subjectId), comment: 'No.' });
  return (await list())[0]!.id;
}
const list = async (): Promise<ErrorReport[]> => (await content.get('/api/admin/error-reports', ADMIN)).body;
const resolve = (id: number, correction?: string) =>
  content.post(`/api/admin/error-reports/${id}/resolve`, ADMIN, { correction });
/** Returns the notes that an article shows. */
const readNotes = async (slug: string): Promise<string[]> =>
  (await content.get(`/api/articles/${slug}/direct`, READER)).body.corrections.map(
    ({ note }: { note: string }) => note,
  );
const insertTwo = () =>
  content.insertArticles([
    buildArticle({ slug: 'petra' }),
    buildArticle({ slug: 'petra-jordan', content: '<p>Carved into rock.</p>' }),
  ]) as Promise<[number, number]>;

it('corrections of merged articles: move with the text, and back when the merge is undone', async () => {
  const [kept, merged] = await insertTwo();
  await resolve(await report('article', kept), 'About the former text');
  await resolve(await report('article', merged), 'Earlier');
  const { body } = await mergeArticles(kept, [merged], { content: merged });
  expect(await readNotes('petra')).toEqual(['Earlier']);
  await undoMerge(body.id);
  expect([await readNotes('petra'), await readNotes('petra-jordan')]).toEqual([['About the former text'], ['Earlier']]);
});

it('corrections of merged articles: do not move without the text', async () => {
  const [kept, merged] = await insertTwo();
  await resolve(await report('article', merged), 'Earlier');
  await mergeArticles(kept, [merged], { title: merged });
  expect(await readNotes('petra')).toEqual([]);
});

it('corrections of merged articles: undoing a merge retains a text that was corrected since', async () => {
  const [kept, merged] = await insertTwo();
  const { body } = await mergeArticles(kept, [merged], { content: merged });
  await resolve(await report('article', kept), 'Later');
  expect((await undoMerge(body.id)).body.left).toEqual(['content']);
  expect([await readNotes('petra'), (await readArticleRow(kept))!.content]).toEqual([
    ['Later'],
    '<p>Carved into rock.</p>',
  ]);
});

it('reports on a merged article: belong to the remaining one, which shows their corrections', async () => {
  const [kept, merged] = await insertTwo();
  const id = await report('article', merged);
  await mergeArticles(kept, [merged]);
  expect(await list()).toMatchObject([{ id, subjectId: String(merged), articleId: kept, path: '/articles/petra' }]);
  const { status, body } = await resolve(id, 'Later');
  expect([status, body.correction.note, body.report.articleId]).toEqual([200, 'Later', kept]);
  expect(await readNotes('petra')).toEqual(['Later']);
});

it('reports on a discovery whose article was merged: belong to the remaining one', async () => {
  const owner = buildUser();
  const { discoveryId } = await content.createDiscovery({ userId: owner.userId }, { keepPrivate: false });
  await togglePublic(discoveryId, true);
  await writeArticle(discoveryId);
  const [kept] = await insertTwo();
  const id = await report('discovery', discoveryId);
  await mergeArticles(kept, [(await findArticle(discoveryId)).id]);
  expect((await resolve(id, 'Later')).body).toMatchObject({
    correction: { note: 'Later' },
    report: { articleId: kept },
  });
});

it('reports on a deleted article: a correction that readers cannot see is rejected', async () => {
  const [kept, merged] = await insertTwo();
  const ids = [await report('article', kept), await report('article', merged)];
  await mergeArticles(kept, [merged]);
  await bulkDelete([kept]);
  for (const id of ids) {
    const { status, body } = await resolve(id, 'Later');
    expect([status, body.code]).toEqual([409, 'ARTICLE_DELETED']);
  }
  expect((await list()).map(({ status }) => status)).toEqual(['open', 'open']);
  expect((await resolve(ids[0]!)).status).toBe(200);
  await restoreArticle(kept);
  expect((await resolve(ids[1]!, 'Later')).status).toBe(200);
  expect(await readNotes('petra')).toEqual(['Later']);
});
