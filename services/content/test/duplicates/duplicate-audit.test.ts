import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { insertArticle } from '../support/admin-client.js';
import {
  ADMIN,
  bulkDelete,
  dismissDuplicates,
  mergeArticles,
  readArticleRow,
  restoreArticle,
  undoDismissal,
  undoMerge,
} from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('deleted_articles', 'article_merges', 'duplicate_dismissals'));
afterEach(() => jest.restoreAllMocks());

const USERNAME = (ADMIN as { username: string }).username;
/** Returns the audit entries of one subject in chronological order; each must name the admin. */
async function readEntries(
  subject: string,
): Promise<[action: string, name: string, before: unknown, after: unknown][]> {
  const { body } = await content.get(`/api/admin/audit/content?subject=${subject}`, ADMIN);
  return body.reverse().map((entry: Record<string, unknown>) => {
    expect(entry).toMatchObject({ actorId: ADMIN.userId, actorName: USERNAME });
    return [entry.action, entry.subjectName, entry.before, entry.after];
  });
}

it('duplicate audit: each article that is deleted in bulk or restored gets an entry', async () => {
  const [a, b] = [await insertArticle({ title: 'Petra', slug: 'petra' }), await insertArticle({ title: 'Jerash' })];
  await bulkDelete([a, b, 2_000_000_000]);
  expect(await readEntries('article:2000000000')).toEqual([]);
  expect(await readEntries(`article:${b}`)).toHaveLength(1);
  await restoreArticle(a);
  const petra = expect.objectContaining({ slug: 'petra', title: 'Petra', isPublic: true });
  expect(await readEntries(`article:${a}`)).toEqual([
    ['article.delete', 'Petra', expect.objectContaining({ slug: 'petra', reason: 'duplicate_cleanup' }), null],
    ['article.restore', 'Petra', null, petra],
  ]);
});

it('duplicate audit: a merge and its undo get entries for all articles', async () => {
  const [a, b] = [
    await insertArticle({ title: 'Petra', slug: 'petra' }),
    await insertArticle({ title: 'Rose', slug: 'rose' }),
  ];
  const { id } = (await mergeArticles(a, [b], { category: b })).body;
  await undoMerge(id);
  expect((await undoMerge(id)).status).toBe(409);
  const rose = { id: b, title: 'Rose', slug: 'rose' };
  expect(await readEntries(`article:${a}`)).toEqual([
    ['article.merge', 'Petra', null, { merged: [rose], taken: ['category'] }],
    ['article.unmerge', 'Petra', null, { restored: [rose], left: [] }],
  ]);
  expect((await readEntries(`article:${b}`)).map(([action]) => action)).toEqual(['article.delete', 'article.restore']);
});

it('duplicate audit: dismissals and undone dismissals get an entry only when they change something', async () => {
  const ids = [await insertArticle({ title: 'Petra' }), await insertArticle({ title: 'Rose' }), await insertArticle()];
  await undoDismissal('exact', ids);
  for (let attempt = 0; attempt < 2; attempt++) await dismissDuplicates('exact', ids.toReversed());
  await dismissDuplicates('corrupted', [ids[1]!]);
  for (let attempt = 0; attempt < 2; attempt++) await undoDismissal('exact', ids.slice(0, 2));
  const [first, second] = ids;
  expect(await readEntries('duplicates:exact')).toEqual([
    ['duplicates.dismiss', 'Petra and 2 more', null, { articleIds: ids }],
    ['duplicates.recall', 'Petra and 1 more', null, { articleIds: [first, second] }],
  ]);
  expect(await readEntries('duplicates:corrupted')).toEqual([
    ['duplicates.dismiss', 'Rose', null, { articleIds: [second] }],
  ]);
});

it('duplicate audit: a failed audit entry rolls the change back', async () => {
  const [a, b, deleted] = [await insertArticle(), await insertArticle(), await insertArticle()];
  await bulkDelete([deleted]);
  await dismissDuplicates('exact', [a, b]);
  const merged = (await mergeArticles(a, [await insertArticle()])).body.id;
  jest.spyOn(AuditLog.prototype, 'record').mockRejectedValue(new Error('the disk is full'));
  const responses = [
    await bulkDelete([a, b]),
    await restoreArticle(deleted),
    await mergeArticles(a, [b]),
    await undoMerge(merged),
    await dismissDuplicates('content', [a, b]),
    await undoDismissal('exact', [a, b]),
  ];
  expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500, 500]);
  expect(await Promise.all([a, b, deleted].map(readArticleRow))).toEqual([
    expect.anything(),
    expect.anything(),
    undefined,
  ]);
  expect(await content.dataSource.query('select kind from duplicate_dismissals')).toEqual([{ kind: 'exact' }]);
  expect(await content.dataSource.query('select id from article_merges where undone_at is null')).toEqual([
    { id: merged },
  ]);
});
