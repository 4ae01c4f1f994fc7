import { inserted } from './console.js';
import { admin, bulkDelete, dismiss, dismissals, recall, restore } from './duplicate-report.js';
import { content, useContent } from './played-worker.js';

useContent();
beforeEach(() => content.dataSource.query('truncate duplicate_dismissals'));

const USERNAME = (admin as { username: string }).username;
const article = async (title: string) => ({ id: await inserted({ title, slug: title }), title, slug: title });

it('what was said to be no duplicates is listed, the latest first, page by page', async () => {
  const [a, b, c, d] = [await article('a'), await article('b'), await article('c'), await article('d')];
  await dismiss('exact', [c.id, a.id, b.id]);
  await dismiss('content', [a.id, b.id]);
  await dismiss('corrupted', [d.id, b.id]);
  const expected = [
    { kind: 'corrupted', articles: [b, d] },
    { kind: 'content', articles: [a, b] },
    { kind: 'exact', articles: [a, b, c] },
  ];
  const all = await dismissals();
  expect(all).toMatchObject({ dismissals: expected, next: null });
  expect(all.dismissals[0]).toMatchObject({ dismissedBy: { userId: admin.userId, username: USERNAME } });
  const paged: unknown[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { dismissals: unknown[]; next: string | null } = await dismissals(
      `?limit=1${next === '' ? '' : `&before=${next}`}`,
    );
    paged.push(...page.dismissals);
    next = page.next;
  }
  expect(paged).toEqual(all.dismissals);
});

it('without what was recalled, and without articles that were deleted, until they are back', async () => {
  const [a, b, c] = [await article('a'), await article('b'), await article('c')];
  await dismiss('exact', [a.id, b.id, c.id]);
  await dismiss('similar', [a.id, b.id]);
  await recall('similar', [a.id, b.id]);
  await bulkDelete([c.id]);
  expect((await dismissals()).dismissals).toMatchObject([{ kind: 'exact', articles: [a, b] }]);
  await bulkDelete([b.id]);
  expect((await dismissals()).dismissals).toEqual([]);
  await restore(b.id);
  expect((await dismissals()).dismissals).toMatchObject([{ kind: 'exact', articles: [a, b] }]);
});

it('a page that begins nowhere is refused', async () => {
  for (const query of ['?before=x', '?before=1', '?limit=0', '?limit=101']) {
    const { status } = await content.get(`/api/admin/duplicates/dismissals${query}`, admin);
    expect([query, status]).toEqual([query, 400]);
  }
});
