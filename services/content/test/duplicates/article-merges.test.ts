import { randomUUID } from 'node:crypto';
import {
  createGuestDiscovery,
  findArticles,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildArticle, buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import {
  ADMIN,
  bulkDelete,
  dismissDuplicates,
  fetchReport,
  mergeArticles,
  readArticleRow,
  resolveSlug,
  restoreArticle,
  toArticleIds,
  undoMerge,
} from '../support/duplicates-client.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('deleted_articles', 'article_merges'));

const randomImageUrl = () => `/objects/articles/${randomUUID()}/photo.webp`;
/** Inserts two articles about one sight. The second has the better text and image, and a slug redirect. */
async function insertTwo(): Promise<[number, number]> {
  const [a, b] = (await content.insertArticles([
    buildArticle({ slug: 'petra', title: 'Petra', location: 'Jordan', latitude: '30.300000', longitude: '35.400000' }),
    buildArticle({
      slug: 'petra-jordan',
      title: 'Petra, the rose city',
      content: '<p>Carved into rock.</p>',
      location: "Ma'an, Jordan",
      latitude: '30.328500',
      longitude: '35.444200',
      imageUrl: randomImageUrl(),
      thumbnailUrl: '/objects/x.webp',
    }),
  ])) as [number, number];
  await content.dataSource.query(`insert into article_slug_redirects values ('rose-city', $1)`, [b]);
  return [a, b];
}

it('article merge: the remaining article takes the chosen fields, and the slugs of the other redirect to it', async () => {
  const [a, b] = await insertTwo();
  const other = (await readArticleRow(b))!;
  const { status, body } = await mergeArticles(a, [b], { content: b, position: b, image: b, title: a });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    keepId: a,
    keptTitle: 'Petra',
    removed: [{ id: b, title: 'Petra, the rose city', slug: 'petra-jordan' }],
    taken: ['content', 'position', 'image'],
    mergedBy: { userId: ADMIN.userId },
    undoneAt: null,
  });
  expect(await readArticleRow(a)).toMatchObject({
    slug: 'petra',
    title: 'Petra',
    location: 'Jordan',
    content: other.content,
    latitude: '30.328500',
    longitude: '35.444200',
    image_url: other.image_url,
    thumbnail_url: '/objects/x.webp',
  });
  expect(await readArticleRow(b)).toBeUndefined();
  for (const slug of ['petra-jordan', 'rose-city']) {
    expect(await resolveSlug(slug)).toEqual([301, '/api/articles/petra/direct']);
  }
  expect(await readIndexChanges()).toEqual(expect.arrayContaining(['withdrawn petra-jordan', 'changed petra']));
  const rejection = await restoreArticle(b);
  expect([rejection.status, rejection.body.code]).toEqual([409, 'RESTORE_REJECTED']);
});

it('article merge: undo restores both articles completely', async () => {
  const [a, b] = await insertTwo();
  // Merging and undoing are both saves, so they change these columns.
  const readComparable = async (id: number): Promise<Record<string, unknown>> => ({
    ...(await readArticleRow(id)),
    updated_at: null,
    revision: null,
  });
  const before = [await readComparable(a), await readComparable(b)];
  const allFields = [
    'title',
    'metaDescription',
    'content',
    'category',
    'location',
    'position',
    'image',
    'nearbyAttractions',
  ];
  const { body } = await mergeArticles(a, [b], Object.fromEntries(allFields.map((field) => [field, b])));
  expect((await readComparable(a)).title).toBe('Petra, the rose city');
  const undone = await undoMerge(body.id);
  expect([undone.status, undone.body]).toEqual([200, { restored: [{ id: b, slug: 'petra-jordan' }], left: [] }]);
  expect([await readComparable(a), await readComparable(b)]).toEqual(before);
  expect(await resolveSlug('rose-city')).toEqual([301, '/api/articles/petra-jordan/direct']);
  const again = await undoMerge(body.id);
  expect([again.status, again.body.code]).toEqual([409, 'MERGE_NOT_UNDOABLE']);
  expect(again.body.error).toContain('already been undone');
  expect((await content.get('/api/admin/duplicates/merges', ADMIN)).body.merges).toMatchObject([
    { id: body.id, undoneAt: expect.any(String) },
  ]);
});

it('article merge: undo retains fields edited since and names them', async () => {
  const [a, b] = await insertTwo();
  const { body } = await mergeArticles(a, [b], { title: b, location: b });
  await content.dataSource.query(`update articles set title = 'Petra by night' where id = $1`, [a]);
  expect((await undoMerge(body.id)).body).toEqual({ restored: [{ id: b, slug: 'petra-jordan' }], left: ['title'] });
  expect(await readArticleRow(a)).toMatchObject({ title: 'Petra by night', location: 'Jordan' });
});

it('article merge: several articles become one, and visibility can be taken over', async () => {
  const ids = await content.insertArticles([
    buildArticle({ slug: 'one', isPublic: false }),
    buildArticle({ slug: 'two' }),
    buildArticle({ slug: 'three', isPublic: false }),
  ]);
  const [one, two, three] = ids as [number, number, number];
  const { body } = await mergeArticles(one, [two, three], { isPublic: two });
  expect(await readArticleRow(one)).toMatchObject({ is_public: true });
  expect((await content.get('/api/articles/three/direct', buildGuest(null))).headers.location).toBe(
    '/api/articles/one/direct',
  );
  expect((await undoMerge(body.id)).body.restored.map(({ id }: { id: number }) => id)).toEqual([two, three]);
  expect([(await readArticleRow(one))?.is_public, (await readArticleRow(two))?.is_public]).toEqual([false, true]);
  expect(toArticleIds((await fetchReport()).exactTitleDuplicates)).toEqual([ids]);
});

it('article merge: merges of merged articles are undone in reverse order', async () => {
  const [a, b] = await insertTwo();
  const [c] = (await content.insertArticles([buildArticle({ slug: 'wadi-musa' })])) as [number];
  const first = (await mergeArticles(a, [b])).body.id;
  const second = (await mergeArticles(c, [a])).body.id;
  expect(await resolveSlug('rose-city')).toEqual([301, '/api/articles/wadi-musa/direct']);
  const earlyUndo = await undoMerge(first);
  expect([earlyUndo.status, earlyUndo.body.code]).toEqual([409, 'MERGE_NOT_UNDOABLE']);
  expect((await undoMerge(second)).status).toBe(200);
  expect(await resolveSlug('rose-city')).toEqual([301, '/api/articles/petra/direct']);
  expect((await undoMerge(first)).status).toBe(200);
  expect(await resolveSlug('petra-jordan')).toEqual([200, undefined]);
});

it('article merge: a deleted target is restored with its redirects, and the merge can then be undone', async () => {
  const [a, b] = await insertTwo();
  const { id } = (await mergeArticles(a, [b])).body;
  await bulkDelete([a]);
  expect((await undoMerge(id)).body.error).toContain(`no. ${a}`);
  expect((await restoreArticle(a)).status).toBe(200);
  expect(await resolveSlug('petra-jordan')).toEqual([301, '/api/articles/petra/direct']);
  expect((await undoMerge(id)).status).toBe(200);
});

it('article merge: a rejected merge changes nothing', async () => {
  const [a, b] = await insertTwo();
  const discovery = await createGuestDiscovery();
  await togglePublic(discovery, true);
  await writeArticle(discovery);
  const [article] = await findArticles(discovery);
  await content.dataSource.query(`update articles set image_url = $2 where id = $1`, [
    article!.id,
    `/objects/discoveries/${randomUUID()}/photo.webp`,
  ]);
  const rejection = await mergeArticles(a, [b, article!.id], { image: article!.id });
  expect([rejection.status, rejection.body.code]).toEqual([409, 'MERGE_REJECTED']);
  const missing = await mergeArticles(a, [b, 2_147_483_647]);
  expect([missing.status, missing.body.error]).toEqual([404, 'These articles do not exist: no. 2147483647.']);
  await togglePublic(discovery, false);
  const hidden = await mergeArticles(article!.id, [b], { isPublic: b });
  expect([hidden.status, hidden.body.code]).toEqual([409, 'DISCOVERY_PRIVATE']);
  expect(await readArticleRow(b)).toBeDefined();
  expect(await content.dataSource.query('select 1 from article_merges')).toEqual([]);
  expect(await resolveSlug('petra-jordan')).toEqual([200, undefined]);
});

it.each<[object, string]>([
  [{ keepId: 1, articleIds: [1, 2] }, 'articleIds'],
  [{ keepId: 1, articleIds: [] }, 'articleIds'],
  [{ keepId: 1, articleIds: Array.from({ length: 21 }, (_, n) => n + 2) }, 'articleIds'],
  [{ keepId: 0, articleIds: [2] }, 'keepId'],
  [{ keepId: '1', articleIds: [2] }, 'keepId'],
  [{ articleIds: [2] }, 'keepId'],
  [{ keepId: 1, articleIds: [2], take: { title: 3 } }, 'take.title'],
  [{ keepId: 1, articleIds: [2], take: { slug: 2 } }, 'take'],
  [{ keepId: 1, articleIds: [2], take: { title: 'x' } }, 'take.title'],
  [{ keepId: 1, articleIds: [2], take: [] }, 'take'],
])('POST /api/admin/duplicates/merge: %j is rejected and the field named', async (body, field) => {
  const response = await content.post('/api/admin/duplicates/merge', ADMIN, body);
  expect([response.status, response.body.details?.[0]?.field]).toEqual([400, field]);
});

it('GET /api/admin/duplicates/merges: merges are listed page by page, and purged after 30 days', async () => {
  const ids = await content.insertArticles(Array.from({ length: 6 }, (_, n) => buildArticle({ slug: `n${n}` })));
  for (let n = 0; n < 6; n += 2) await mergeArticles(ids[n]!, [ids[n + 1]!]);
  const page = async (query: string) => (await content.get(`/api/admin/duplicates/merges?${query}`, ADMIN)).body;
  const first = await page('limit=2');
  const second = await page(`limit=2&before=${first.next}`);
  expect([...first.merges, ...second.merges].map(({ keepId }) => keepId)).toEqual([ids[4], ids[2], ids[0]]);
  expect(second.next).toBeNull();
  await content.dataSource.query(`update article_merges set merged_at = merged_at - interval '31 days'`);
  await content.dataSource.query(`update deleted_articles set deleted_at = deleted_at - interval '31 days'`);
  expect(await page('')).toEqual({ merges: [], next: null });
  expect((await undoMerge(first.merges[0].id)).body.code).toBe('MERGE_NOT_FOUND');
  await content.post('/internal/deleted-articles/purge', WORKER, {});
  expect(await content.dataSource.query('select 1 from article_merges')).toEqual([]);
  // The redirects of a purged merge are kept.
  expect(await resolveSlug('n1')).toEqual([301, '/api/articles/n0/direct']);
});

it('article merge: a merge into the article of a deleted discovery is deleted too', async () => {
  const discovery = await createGuestDiscovery();
  await togglePublic(discovery, true);
  await writeArticle(discovery);
  const [article] = await findArticles(discovery);
  const [other] = (await content.insertArticles([buildArticle({ slug: 'other' })])) as [number];
  const { id } = (await mergeArticles(article!.id, [other], { title: other, content: other })).body;
  await content.delete(`/api/discoveries/${discovery}`, ADMIN);
  expect((await undoMerge(id)).status).toBe(404);
  expect((await restoreArticle(other)).body).toMatchObject({ slug: 'other' });
});

it('article merge: the former image is retained while the merge can be undone', async () => {
  const [a, b] = await insertTwo();
  const key = `articles/${randomUUID()}/photo.webp`;
  await content.storage.put(key, Buffer.from('x'), 'image/webp');
  await content.dataSource.query('update articles set image_url = $2 where id = $1', [a, `/objects/${key}`]);
  await mergeArticles(a, [b], { image: b });
  await content.post('/internal/media/remove-unnamed', WORKER, { keys: [key] });
  expect(await content.storage.stat(key)).not.toBeNull();
});

describe('duplicate article manager access', () => {
  const routes: [string, (actor: Parameters<typeof content.get>[1]) => Promise<{ status: number }>][] = [
    ['report', (actor) => content.get('/api/admin/duplicates', actor)],
    ['comparison', (actor) => content.get('/api/admin/duplicates/comparison?ids=1,2', actor)],
    ['dismiss', (actor) => content.post('/api/admin/duplicates/dismiss', actor, { kind: 'exact', articleIds: [1, 2] })],
    [
      'undoDismissal',
      (actor) => content.post('/api/admin/duplicates/dismiss/undo', actor, { kind: 'exact', articleIds: [1, 2] }),
    ],
    ['merge', (actor) => content.post('/api/admin/duplicates/merge', actor, { keepId: 1, articleIds: [2] })],
    ['merges', (actor) => content.get('/api/admin/duplicates/merges', actor)],
    ['undoMerge', (actor) => content.post('/api/admin/duplicates/merges/1/undo', actor, {})],
    [
      'bulkDelete',
      (actor) => content.post('/api/admin/bulk-delete', actor, { articleIds: [1], reason: 'duplicate_cleanup' }),
    ],
    ['deletedArticles.list', (actor) => content.get('/api/admin/deleted-articles', actor)],
    ['deletedArticles.restore', (actor) => content.post('/api/admin/deleted-articles/1/restore', actor, {})],
  ];
  it.each(routes)('admits admins only: %s', async (_, call) => {
    const callers = [null, buildGuest(null), buildGuest(randomUUID()), buildUser(), WORKER];
    const responses = await Promise.all(callers.map(call));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 403, 401]);
    expect([200, 204, 404]).toContain((await call(ADMIN)).status);
  });

  it.each(['/internal/duplicates/refresh', '/internal/deleted-articles/purge'])(
    'admits the worker only: %s',
    async (path) => {
      const callers = [null, buildGuest(null), buildUser(), ADMIN, WORKER];
      const responses = await Promise.all(callers.map((actor) => content.post(path, actor, { forget: true })));
      expect(responses.map(({ status }) => status)).toEqual([401, 403, 403, 403, 200]);
    },
  );

  it.each(['kind=all', 'page=0', 'page=x', 'page=10001', 'kind=exact&kind=similar'])(
    'rejects a report with %s and names the field',
    async (query) => {
      const { status, body } = await content.get(`/api/admin/duplicates?${query}`, ADMIN);
      expect([status, body.details.length]).toEqual([400, 1]);
    },
  );

  it('rejects a malformed dismissal', async () => {
    for (const body of ['', '[]', 'null', '{', '{"kind":"exact","articleIds":[1e99]}']) {
      expect((await content.post('/api/admin/duplicates/dismiss', ADMIN, body)).status).toBe(400);
    }
    expect((await dismissDuplicates('exact', [1, -2])).status).toBe(400);
  });
});
