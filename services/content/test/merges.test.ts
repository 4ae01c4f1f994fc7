import { randomUUID } from 'node:crypto';
import { articlesOf, guestsDiscovery, news, togglePublic, write } from './article-writer.js';
import { guest, someArticle, someUser, WORKER } from './content-service.js';
import {
  admin,
  bulkDelete,
  dismiss,
  idsOf,
  leadsTo,
  merge,
  report,
  restore,
  rowOf,
  undoMerge,
} from './duplicate-report.js';
import { content, useContent } from './played-worker.js';

useContent();
beforeEach(() => content.dataSource.query('truncate deleted_articles, article_merges'));

const picture = () => `/objects/articles/${randomUUID()}/photo.webp`;
/** Two versions of one sight, of which the second has the better text and picture, and a former address. */
async function two(): Promise<[number, number]> {
  const [a, b] = (await content.insertArticles([
    someArticle({ slug: 'petra', title: 'Petra', location: 'Jordan', latitude: '30.300000', longitude: '35.400000' }),
    someArticle({
      slug: 'petra-jordan',
      title: 'Petra, the rose city',
      content: '<p>Carved into rock.</p>',
      location: "Ma'an, Jordan",
      latitude: '30.328500',
      longitude: '35.444200',
      imageUrl: picture(),
      thumbnailUrl: '/objects/x.webp',
    }),
  ])) as [number, number];
  await content.dataSource.query(`insert into article_addresses values ('rose-city', $1)`, [b]);
  return [a, b];
}

it('the kept article takes over what is named, and the addresses of the other lead to it', async () => {
  const [a, b] = await two();
  const other = (await rowOf(b))!;
  const { status, body } = await merge(a, [b], { content: b, position: b, image: b, title: a });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    keepId: a,
    keptTitle: 'Petra',
    removed: [{ id: b, title: 'Petra, the rose city', slug: 'petra-jordan' }],
    taken: ['content', 'position', 'image'],
    mergedBy: { userId: admin.userId },
    undoneAt: null,
  });
  expect(await rowOf(a)).toMatchObject({
    slug: 'petra',
    title: 'Petra',
    location: 'Jordan',
    content: other.content,
    latitude: '30.328500',
    longitude: '35.444200',
    image_url: other.image_url,
    thumbnail_url: '/objects/x.webp',
  });
  expect(await rowOf(b)).toBeUndefined();
  for (const slug of ['petra-jordan', 'rose-city']) {
    expect(await leadsTo(slug)).toEqual([301, '/api/articles/petra/direct']);
  }
  expect(await news()).toEqual(expect.arrayContaining(['withdrawn petra-jordan', 'changed petra']));
  const refused = await restore(b);
  expect([refused.status, refused.body.code]).toEqual([409, 'RESTORE_REFUSED']);
});

it('undone, everything is as it was', async () => {
  const [a, b] = await two();
  const timeless = async (id: number): Promise<Record<string, unknown>> => ({ ...(await rowOf(id)), updated_at: null });
  const before = [await timeless(a), await timeless(b)];
  const every = [
    'title',
    'metaDescription',
    'content',
    'category',
    'location',
    'position',
    'image',
    'nearbyAttractions',
  ];
  const { body } = await merge(a, [b], Object.fromEntries(every.map((field) => [field, b])));
  expect((await timeless(a)).title).toBe('Petra, the rose city');
  const undone = await undoMerge(body.id);
  expect([undone.status, undone.body]).toEqual([200, { restored: [{ id: b, slug: 'petra-jordan' }], left: [] }]);
  expect([await timeless(a), await timeless(b)]).toEqual(before);
  expect(await leadsTo('rose-city')).toEqual([301, '/api/articles/petra-jordan/direct']);
  const again = await undoMerge(body.id);
  expect([again.status, again.body.code]).toEqual([409, 'MERGE_NOT_UNDOABLE']);
  expect(again.body.error).toContain('undone already');
  expect((await content.get('/api/admin/duplicates/merges', admin)).body.merges).toMatchObject([
    { id: body.id, undoneAt: expect.any(String) },
  ]);
});

it('undone after an edit, what was edited stays and is named', async () => {
  const [a, b] = await two();
  const { body } = await merge(a, [b], { title: b, location: b });
  await content.dataSource.query(`update articles set title = 'Petra by night' where id = $1`, [a]);
  expect((await undoMerge(body.id)).body).toEqual({ restored: [{ id: b, slug: 'petra-jordan' }], left: ['title'] });
  expect(await rowOf(a)).toMatchObject({ title: 'Petra by night', location: 'Jordan' });
});

it('several become one, and visibility can be taken over', async () => {
  const ids = await content.insertArticles([
    someArticle({ slug: 'one', isPublic: false }),
    someArticle({ slug: 'two' }),
    someArticle({ slug: 'three', isPublic: false }),
  ]);
  const [one, two_, three] = ids as [number, number, number];
  const { body } = await merge(one, [two_, three], { isPublic: two_ });
  expect(await rowOf(one)).toMatchObject({ is_public: true });
  expect((await content.get('/api/articles/three/direct', guest(null))).headers.location).toBe(
    '/api/articles/one/direct',
  );
  expect((await undoMerge(body.id)).body.restored.map(({ id }: { id: number }) => id)).toEqual([two_, three]);
  expect([(await rowOf(one))?.is_public, (await rowOf(two_))?.is_public]).toEqual([false, true]);
  expect(idsOf((await report()).exactTitleDuplicates)).toEqual([ids]);
});

it('merges of merges are undone in turn', async () => {
  const [a, b] = await two();
  const [c] = (await content.insertArticles([someArticle({ slug: 'wadi-musa' })])) as [number];
  const first = (await merge(a, [b])).body.id;
  const second = (await merge(c, [a])).body.id;
  expect(await leadsTo('rose-city')).toEqual([301, '/api/articles/wadi-musa/direct']);
  const early = await undoMerge(first);
  expect([early.status, early.body.code]).toEqual([409, 'MERGE_NOT_UNDOABLE']);
  expect((await undoMerge(second)).status).toBe(200);
  expect(await leadsTo('rose-city')).toEqual([301, '/api/articles/petra/direct']);
  expect((await undoMerge(first)).status).toBe(200);
  expect(await leadsTo('petra-jordan')).toEqual([200, undefined]);
});

it('an article that others were merged into comes back with their addresses, and can be undone then', async () => {
  const [a, b] = await two();
  const { id } = (await merge(a, [b])).body;
  await bulkDelete([a]);
  expect((await undoMerge(id)).body.error).toContain(`no. ${a}`);
  expect((await restore(a)).status).toBe(200);
  expect(await leadsTo('petra-jordan')).toEqual([301, '/api/articles/petra/direct']);
  expect((await undoMerge(id)).status).toBe(200);
});

it('a merge that cannot be changes nothing', async () => {
  const [a, b] = await two();
  const discovery = await guestsDiscovery();
  await togglePublic(discovery, true);
  await write(discovery);
  const [article] = await articlesOf(discovery);
  await content.dataSource.query(`update articles set image_url = $2 where id = $1`, [
    article!.id,
    `/objects/discoveries/${randomUUID()}/photo.webp`,
  ]);
  const refused = await merge(a, [b, article!.id], { image: article!.id });
  expect([refused.status, refused.body.code]).toEqual([409, 'MERGE_REFUSED']);
  const missing = await merge(a, [b, 2_147_483_647]);
  expect([missing.status, missing.body.error]).toEqual([404, 'There is no article no. 2147483647.']);
  await togglePublic(discovery, false);
  const hidden = await merge(article!.id, [b], { isPublic: b });
  expect([hidden.status, hidden.body.code]).toEqual([409, 'DISCOVERY_PRIVATE']);
  expect(await rowOf(b)).toBeDefined();
  expect(await content.dataSource.query('select 1 from article_merges')).toEqual([]);
  expect(await leadsTo('petra-jordan')).toEqual([200, undefined]);
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
])('a merge of %j names the wrong field', async (body, field) => {
  const answer = await content.post('/api/admin/duplicates/merge', admin, body);
  expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, field]);
});

it('merges are listed page by page, and forgotten after thirty days', async () => {
  const ids = await content.insertArticles(Array.from({ length: 6 }, (_, n) => someArticle({ slug: `n${n}` })));
  for (let n = 0; n < 6; n += 2) await merge(ids[n]!, [ids[n + 1]!]);
  const page = async (query: string) => (await content.get(`/api/admin/duplicates/merges?${query}`, admin)).body;
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
  // What was merged stays at its new address.
  expect(await leadsTo('n1')).toEqual([301, '/api/articles/n0/direct']);
});

it('what a merge took away of a discovery goes with that', async () => {
  const discovery = await guestsDiscovery();
  await togglePublic(discovery, true);
  await write(discovery);
  const [article] = await articlesOf(discovery);
  const [other] = (await content.insertArticles([someArticle({ slug: 'other' })])) as [number];
  const { id } = (await merge(article!.id, [other], { title: other, content: other })).body;
  await content.delete(`/api/discoveries/${discovery}`, admin);
  expect((await undoMerge(id)).status).toBe(404);
  expect((await restore(other)).body).toMatchObject({ slug: 'other' });
});

it('the former picture stays while the merge can be undone', async () => {
  const [a, b] = await two();
  const key = `articles/${randomUUID()}/photo.webp`;
  await content.storage.put(key, Buffer.from('x'), 'image/webp');
  await content.dataSource.query('update articles set image_url = $2 where id = $1', [a, `/objects/${key}`]);
  await merge(a, [b], { image: b });
  await content.post('/internal/media/remove-unnamed', WORKER, { keys: [key] });
  expect(await content.storage.stat(key)).not.toBeNull();
});

describe('only admins', () => {
  const routes: [string, (who: Parameters<typeof content.get>[1]) => Promise<{ status: number }>][] = [
    ['report', (who) => content.get('/api/admin/duplicates', who)],
    ['comparison', (who) => content.get('/api/admin/duplicates/comparison?ids=1,2', who)],
    ['dismiss', (who) => content.post('/api/admin/duplicates/dismiss', who, { kind: 'exact', articleIds: [1, 2] })],
    [
      'undoDismissal',
      (who) => content.post('/api/admin/duplicates/dismiss/undo', who, { kind: 'exact', articleIds: [1, 2] }),
    ],
    ['merge', (who) => content.post('/api/admin/duplicates/merge', who, { keepId: 1, articleIds: [2] })],
    ['merges', (who) => content.get('/api/admin/duplicates/merges', who)],
    ['undoMerge', (who) => content.post('/api/admin/duplicates/merges/1/undo', who, {})],
    [
      'bulkDelete',
      (who) => content.post('/api/admin/bulk-delete', who, { articleIds: [1], reason: 'duplicate_cleanup' }),
    ],
    ['deletedArticles.list', (who) => content.get('/api/admin/deleted-articles', who)],
    ['deletedArticles.restore', (who) => content.post('/api/admin/deleted-articles/1/restore', who, {})],
  ];
  it.each(routes)('call %s', async (_, call) => {
    const callers = [null, guest(null), guest(randomUUID()), someUser(), WORKER];
    const answers = await Promise.all(callers.map(call));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 401]);
    expect([200, 204, 404]).toContain((await call(admin)).status);
  });

  it.each(['/internal/duplicates/refresh', '/internal/deleted-articles/purge'])(
    'but the worker calls %s',
    async (path) => {
      const callers = [null, guest(null), someUser(), admin, WORKER];
      const answers = await Promise.all(callers.map((who) => content.post(path, who, { forget: true })));
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403, 200]);
    },
  );

  it.each(['kind=all', 'page=0', 'page=x', 'page=10001', 'kind=exact&kind=similar'])(
    'a report with %s names the wrong field',
    async (query) => {
      const { status, body } = await content.get(`/api/admin/duplicates?${query}`, admin);
      expect([status, body.details.length]).toEqual([400, 1]);
    },
  );

  it('a dismissal of a hostile body is refused', async () => {
    for (const body of ['', '[]', 'null', '{', '{"kind":"exact","articleIds":[1e99]}']) {
      expect((await content.post('/api/admin/duplicates/dismiss', admin, body)).status).toBe(400);
    }
    expect((await dismiss('exact', [1, -2])).status).toBe(400);
  });
});
