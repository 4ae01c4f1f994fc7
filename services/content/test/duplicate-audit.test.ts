import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { inserted } from './console.js';
import { admin, bulkDelete, dismiss, merge, recall, restore, rowOf, undoMerge } from './duplicate-report.js';
import { content, useContent } from './played-worker.js';

useContent();
beforeEach(() => content.dataSource.query('truncate deleted_articles, article_merges, duplicate_dismissals'));
afterEach(() => jest.restoreAllMocks());

const USERNAME = (admin as { username: string }).username;
/** What the log says of one subject, the first entry first; each was the admin's. */
async function entriesOf(subject: string): Promise<[action: string, name: string, before: unknown, after: unknown][]> {
  const { body } = await content.get(`/api/admin/audit/content?subject=${subject}`, admin);
  return body.reverse().map((entry: Record<string, unknown>) => {
    expect(entry).toMatchObject({ actorId: admin.userId, actorName: USERNAME });
    return [entry.action, entry.subjectName, entry.before, entry.after];
  });
}

it('each article that is deleted in bulk, and each that is brought back', async () => {
  const [a, b] = [await inserted({ title: 'Petra', slug: 'petra' }), await inserted({ title: 'Jerash' })];
  await bulkDelete([a, b, 2_000_000_000]);
  expect(await entriesOf('article:2000000000')).toEqual([]);
  expect(await entriesOf(`article:${b}`)).toHaveLength(1);
  await restore(a);
  const petra = expect.objectContaining({ slug: 'petra', title: 'Petra', isPublic: true });
  expect(await entriesOf(`article:${a}`)).toEqual([
    ['article.delete', 'Petra', expect.objectContaining({ slug: 'petra', reason: 'duplicate_cleanup' }), null],
    ['article.restore', 'Petra', null, petra],
  ]);
});

it('a merge and its undoing, of the article that is kept and of those that are not', async () => {
  const [a, b] = [await inserted({ title: 'Petra', slug: 'petra' }), await inserted({ title: 'Rose', slug: 'rose' })];
  const { id } = (await merge(a, [b], { category: b })).body;
  await undoMerge(id);
  expect((await undoMerge(id)).status).toBe(409);
  const rose = { id: b, title: 'Rose', slug: 'rose' };
  expect(await entriesOf(`article:${a}`)).toEqual([
    ['article.merge', 'Petra', null, { merged: [rose], taken: ['category'] }],
    ['article.unmerge', 'Petra', null, { restored: [rose], left: [] }],
  ]);
  expect((await entriesOf(`article:${b}`)).map(([action]) => action)).toEqual(['article.delete', 'article.restore']);
});

it('what is no duplicate, and that it is one again, when either is news', async () => {
  const ids = [await inserted({ title: 'Petra' }), await inserted({ title: 'Rose' }), await inserted()];
  await recall('exact', ids);
  for (let twice = 0; twice < 2; twice++) await dismiss('exact', ids.toReversed());
  await dismiss('corrupted', [ids[1]!]);
  for (let twice = 0; twice < 2; twice++) await recall('exact', ids.slice(0, 2));
  const [first, second] = ids;
  expect(await entriesOf('duplicates:exact')).toEqual([
    ['duplicates.dismiss', 'Petra and 2 more', null, { articleIds: ids }],
    ['duplicates.recall', 'Petra and 1 more', null, { articleIds: [first, second] }],
  ]);
  expect(await entriesOf('duplicates:corrupted')).toEqual([
    ['duplicates.dismiss', 'Rose', null, { articleIds: [second] }],
  ]);
});

it('what cannot be written down is not done', async () => {
  const [a, b, gone] = [await inserted(), await inserted(), await inserted()];
  await bulkDelete([gone]);
  await dismiss('exact', [a, b]);
  const merged = (await merge(a, [await inserted()])).body.id;
  jest.spyOn(AuditLog.prototype, 'record').mockRejectedValue(new Error('the disk is full'));
  const answers = [
    await bulkDelete([a, b]),
    await restore(gone),
    await merge(a, [b]),
    await undoMerge(merged),
    await dismiss('content', [a, b]),
    await recall('exact', [a, b]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500, 500]);
  expect(await Promise.all([a, b, gone].map(rowOf))).toEqual([expect.anything(), expect.anything(), undefined]);
  expect(await content.dataSource.query('select kind from duplicate_dismissals')).toEqual([{ kind: 'exact' }]);
  expect(await content.dataSource.query('select id from article_merges where undone_at is null')).toEqual([
    { id: merged },
  ]);
});
