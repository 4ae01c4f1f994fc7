import { insertArticle } from '../support/admin-client.js';
import {
  ADMIN,
  bulkDelete,
  dismissDuplicates,
  fetchDismissals,
  fetchReport,
  insertDistinct as insert,
  restoreArticle,
  toArticleIds,
  undoDismissal,
  useDuplicates,
} from '../support/duplicates-client.js';
import { content } from '../support/simulated-worker.js';

useDuplicates();

const USERNAME = (ADMIN as { username: string }).username;
const article = async (title: string) => ({ id: await insertArticle({ title, slug: title }), title, slug: title });

describe('duplicate dismissal', () => {
  it('applies to one kind of duplicates, and can be undone', async () => {
    const same = { title: 'Paris', content: '<p>A city</p>' };
    const [a, b, c] = (await insert(same, same, same)) as [number, number, number];
    expect((await dismissDuplicates('exact', [c, a])).status).toBe(204);
    // The third article still connects the other two.
    expect(toArticleIds((await fetchReport()).exactTitleDuplicates)).toEqual([[a, b, c]]);
    await dismissDuplicates('exact', [c, b]);
    expect(toArticleIds((await fetchReport()).exactTitleDuplicates)).toEqual([[a, b]]);
    expect(toArticleIds((await fetchReport()).contentDuplicates)).toEqual([[a, b, c]]);
    await dismissDuplicates('exact', [a, b, c]);
    expect((await fetchReport()).exactTitleDuplicates).toEqual([]);
    const undone = await content.post('/api/admin/duplicates/dismiss/undo', ADMIN, {
      kind: 'exact',
      articleIds: [a, b, c],
    });
    expect(undone.status).toBe(204);
    expect(toArticleIds((await fetchReport()).exactTitleDuplicates)).toEqual([[a, b, c]]);
  });

  it('of similar titles or locations leaves the other pairs of a group', async () => {
    const spot = { location: 'Rome', latitude: '41.900000', longitude: '12.500000' };
    const [a, b, c] = (await insert(
      { title: 'Trevi Fountain', ...spot },
      { title: 'Trevi Fountains', ...spot, latitude: '41.900100' },
      { title: 'The Trevi Fountain', ...spot, latitude: '41.900200' },
    )) as [number, number, number];
    const readGroups = async () => {
      const { similarTitleDuplicates, locationDuplicates } = await fetchReport();
      return [toArticleIds(similarTitleDuplicates), toArticleIds(locationDuplicates)];
    };
    expect(await readGroups()).toEqual([[[a, b, c]], [[a, b, c]]]);
    for (const kind of ['similar', 'location']) {
      await dismissDuplicates(kind, [a, b]);
      await dismissDuplicates(kind, [c, b]);
    }
    expect(await readGroups()).toEqual([[[a, c]], [[a, c]]]);
  });

  it('of a corrupted slug removes it from the report', async () => {
    const [a, b] = (await insert({ slug: 'null' }, { slug: 'null-2' })) as [number, number];
    expect((await dismissDuplicates('corrupted', [a])).status).toBe(204);
    expect(toArticleIds((await fetchReport()).suspiciousSlugs)).toEqual([[b]]);
    expect((await fetchReport()).summary.suspiciousSlugs).toBe(1);
  });

  it('is accepted for at least two different existing articles only', async () => {
    const [a] = (await insert({})) as [number];
    const missing = await dismissDuplicates('exact', [a, 2_147_483_647]);
    expect([missing.status, missing.body.error]).toEqual([404, 'These articles do not exist: no. 2147483647.']);
    for (const ids of [[a], [a, a], [], Array.from({ length: 101 }, (_, n) => n + 1)]) {
      const { status, body } = await dismissDuplicates('exact', ids);
      expect([status, body.details?.[0]?.field]).toEqual([400, 'articleIds']);
    }
    expect((await dismissDuplicates('near', [a, 5])).body.details[0].field).toBe('kind');
  });
});

it('GET /api/admin/duplicates/dismissals: dismissals are listed with the latest first, page by page', async () => {
  const [a, b, c, d] = [await article('a'), await article('b'), await article('c'), await article('d')];
  await dismissDuplicates('exact', [c.id, a.id, b.id]);
  await dismissDuplicates('content', [a.id, b.id]);
  await dismissDuplicates('corrupted', [d.id, b.id]);
  const expected = [
    { kind: 'corrupted', articles: [b, d] },
    { kind: 'content', articles: [a, b] },
    { kind: 'exact', articles: [a, b, c] },
  ];
  const all = await fetchDismissals();
  expect(all).toMatchObject({ dismissals: expected, next: null });
  expect(all.dismissals[0]).toMatchObject({ dismissedBy: { userId: ADMIN.userId, username: USERNAME } });
  const paged: unknown[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { dismissals: unknown[]; next: string | null } = await fetchDismissals(
      `?limit=1${next === '' ? '' : `&before=${next}`}`,
    );
    paged.push(...page.dismissals);
    next = page.next;
  }
  expect(paged).toEqual(all.dismissals);
});

it('GET /api/admin/duplicates/dismissals: undone dismissals and deleted articles are left out until restored', async () => {
  const [a, b, c] = [await article('a'), await article('b'), await article('c')];
  await dismissDuplicates('exact', [a.id, b.id, c.id]);
  await dismissDuplicates('similar', [a.id, b.id]);
  await undoDismissal('similar', [a.id, b.id]);
  await bulkDelete([c.id]);
  expect((await fetchDismissals()).dismissals).toMatchObject([{ kind: 'exact', articles: [a, b] }]);
  await bulkDelete([b.id]);
  expect((await fetchDismissals()).dismissals).toEqual([]);
  await restoreArticle(b.id);
  expect((await fetchDismissals()).dismissals).toMatchObject([{ kind: 'exact', articles: [a, b] }]);
});

it('GET /api/admin/duplicates/dismissals: invalid cursors and limits are rejected', async () => {
  for (const query of ['?before=x', '?before=1', '?limit=0', '?limit=101']) {
    const { status } = await content.get(`/api/admin/duplicates/dismissals${query}`, ADMIN);
    expect([query, status]).toEqual([query, 400]);
  }
});
