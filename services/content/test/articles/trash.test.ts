import { randomUUID } from 'node:crypto';
import {
  createGuestDiscovery,
  findArticles,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildArticle, buildUser, WORKER } from '../support/content-test-service.js';
import {
  ADMIN,
  bulkDelete,
  fetchReport,
  readArticleRow,
  resolveSlug,
  restoreArticle,
} from '../support/duplicates-client.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('deleted_articles', 'article_merges', 'article_versions'));

const listDeleted = async (query = '') => (await content.get(`/api/admin/deleted-articles${query}`, ADMIN)).body;
const insertArticles = (...articles: Parameters<typeof buildArticle>[0][]) =>
  content.insertArticles(articles.map(buildArticle));
/** Makes deleted articles older by `days` days. */
const setAge = (days: number) =>
  content.dataSource.query(`update deleted_articles set deleted_at = deleted_at - make_interval(days => $1)`, [days]);
/** Stores a version of each article, as if it had been edited. */
const addVersions = (...ids: number[]) =>
  content.dataSource.query(
    `insert into article_versions (article_id, number, saved_by_name, changed, former, pictures)
     select unnest($1::integer[]), 1, 'Placelore', '{title}', '{}', '{}'`,
    [ids],
  );
const listVersioned = async (): Promise<number[]> =>
  (await content.dataSource.query('select article_id as id from article_versions')).map(({ id }: { id: number }) => id);
const purgeDeleted = async () => (await content.post('/internal/deleted-articles/purge', WORKER, {})).body;

describe('bulk deletion', () => {
  it('deletes existing articles, reports the missing ones and updates the index', async () => {
    const [a, b, c] = (await insertArticles({ slug: 'a' }, { slug: 'b', isPublic: false }, { slug: 'c' })) as [
      number,
      number,
      number,
    ];
    const { status, body } = await bulkDelete([b, 2_000_000_000, a, a]);
    expect([status, body]).toEqual([
      200,
      {
        summary: { deleted: 2, failed: 1 },
        failures: [
          { id: 2_000_000_000, code: 'ARTICLE_NOT_FOUND', error: 'The requested article could not be found.' },
        ],
      },
    ]);
    expect(await readIndexChanges()).toEqual(['withdrawn a']);
    expect([await readArticleRow(a), await readArticleRow(b)]).toEqual([undefined, undefined]);
    expect(await readArticleRow(c)).toBeDefined();
    expect((await content.get('/api/articles', ADMIN)).headers['x-total-count']).toBe('1');
    expect((await bulkDelete([a, b])).body.summary).toEqual({ deleted: 0, failed: 2 });
  });

  it('accepts at most 500 ids and rejects anything but a list of ids', async () => {
    const ids = await content.insertArticles(Array.from({ length: 500 }, (_, n) => buildArticle({ slug: `n${n}` })));
    const tooManyIds = Array.from({ length: 501 }, (_, n) => n + 1);
    const wrong = [tooManyIds, [], 'all', [0], [-5], [1.5], ['1'], [2_147_483_648], [null], undefined, { 0: 1 }];
    for (const articleIds of wrong) {
      const { status, body } = await bulkDelete(articleIds);
      expect([articleIds, status, body.details?.[0]?.field]).toEqual([
        articleIds,
        400,
        expect.stringMatching(/^articleIds/),
      ]);
    }
    for (const reason of ['', 'merged', null, 1]) {
      expect((await bulkDelete(ids, reason)).body.details).toMatchObject([{ field: 'reason' }]);
    }
    expect((await bulkDelete(ids)).body.summary).toEqual({ deleted: 500, failed: 0 });
    expect((await findOpenJobs('article-index.update')).length).toBe(500);
  });

  it('deletes each article once when several requests name the same ones', async () => {
    const ids = await content.insertArticles(Array.from({ length: 30 }, (_, n) => buildArticle({ slug: `n${n}` })));
    const responses = await Promise.all([bulkDelete(ids), bulkDelete(ids.toReversed()), bulkDelete(ids)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.reduce((sum, { body }) => sum + body.summary.deleted, 0)).toBe(30);
  });

  it('deletes the article of a discovery and leaves the discovery', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const [article] = await findArticles(id);
    expect((await bulkDelete([article!.id])).body.summary.deleted).toBe(1);
    expect(await findArticles(id)).toEqual([]);
    expect((await content.get('/api/discoveries/public', ADMIN)).body).toMatchObject([{ id }]);
    expect((await restoreArticle(article!.id)).body).toMatchObject({ id: article!.id, isPublic: true });
    expect(await findArticles(id)).toMatchObject([{ slug: article!.slug }]);
  });
});

describe('restoring an article', () => {
  it('restores everything under the same id and slugs, and updates the index', async () => {
    const [id] = (await insertArticles({
      slug: 'ghent',
      title: 'Ghent "old" {town}',
      nearbyAttractions: [{ name: 'Gravensteen', distance: '300 m', coordinates: { lat: 51.05, lng: 3.72 } }],
      writing: null,
      guidebookId: 'be-ghent',
    })) as [number];
    await content.dataSource.query(`insert into article_slug_redirects values ('gent', $1)`, [id]);
    const before = await readArticleRow(id);
    const tag = (await content.get('/api/articles/ghent/direct', ADMIN)).headers.etag;
    await bulkDelete([id]);
    expect(await resolveSlug('gent')).toEqual([404, undefined]);
    const { status, body } = await restoreArticle(id);
    expect([status, body.id, body.slug, body.isPublic]).toEqual([200, id, 'ghent', true]);
    const { updated_at: _, ...after } = (await readArticleRow(id))!;
    expect({ ...after, updated_at: before!.updated_at }).toEqual(before);
    expect(await resolveSlug('gent')).toEqual([301, '/api/articles/ghent/direct']);
    expect((await content.get('/api/articles/ghent/direct', ADMIN)).headers.etag).not.toBe(tag);
    expect(await readIndexChanges()).toEqual(['withdrawn ghent', 'published ghent']);
    expect((await content.get('/api/articles?q=ghent', ADMIN)).body).toMatchObject([{ id }]);
    expect((await restoreArticle(id)).body.code).toBe('DELETED_ARTICLE_NOT_FOUND');
  });

  it('announces nothing when the article was private', async () => {
    const [id] = (await insertArticles({ slug: 'linz', isPublic: false })) as [number];
    await bulkDelete([id]);
    expect((await restoreArticle(id)).body).toMatchObject({ id, isPublic: false });
    expect(await readIndexChanges()).toEqual([]);
  });

  it('uses a numbered slug when its own is taken, and only free redirects', async () => {
    const [id] = (await insertArticles({ slug: 'bern' })) as [number];
    await content.dataSource.query(`insert into article_slug_redirects values ('berne', $1), ('berna', $1)`, [id]);
    await bulkDelete([id]);
    const [other] = (await insertArticles({ slug: 'bern' }, { slug: 'berne' })) as [number];
    await content.dataSource.query(`insert into article_slug_redirects values ('bern-2', $1)`, [other]);
    expect((await restoreArticle(id)).body).toMatchObject({ id, slug: 'bern-3' });
    expect(await resolveSlug('berna')).toEqual([301, '/api/articles/bern-3/direct']);
    expect(await resolveSlug('berne')).toEqual([200, undefined]);
  });

  it('restores several articles at once that share a slug', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 4; n++) {
      const [id] = (await insertArticles({ slug: 'graz' })) as [number];
      await bulkDelete([id]);
      ids.push(id);
    }
    const responses = await Promise.all(ids.map(restoreArticle));
    expect(responses.map(({ body }) => body.slug).sort()).toEqual(['graz', 'graz-2', 'graz-3', 'graz-4']);
  });

  it('restores it private with a private discovery, and rejects it when the discovery is deleted or has another article', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const [article] = await findArticles(id);
    await bulkDelete([article!.id]);
    await togglePublic(id, false);
    expect((await restoreArticle(article!.id)).body).toMatchObject({ isPublic: false });
    await bulkDelete([article!.id]);
    await togglePublic(id, true);
    await writeArticle(id);
    const rejection = await restoreArticle(article!.id);
    expect([rejection.status, rejection.body.code]).toEqual([409, 'RESTORE_REJECTED']);
    await content.delete(`/api/discoveries/${id}`, ADMIN);
    expect((await restoreArticle(article!.id)).status).toBe(404);
    expect(await content.dataSource.query('select 1 from deleted_articles')).toEqual([]);
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('rejects the id %s', async (id) => {
    const { status, body } = await content.post(`/api/admin/deleted-articles/${id}/restore`, ADMIN, {});
    expect([status, body.details[0].field]).toEqual([400, 'id']);
  });
});

it('trash: an article deleted by title can be restored', async () => {
  const [id] = (await insertArticles({ title: 'Lost & found' })) as [number];
  await content.delete(`/api/articles/by-title/${encodeURIComponent('lost & FOUND')}`, ADMIN);
  expect(await listDeleted()).toMatchObject({ articles: [{ id, reason: 'deleted' }] });
  expect((await restoreArticle(id)).status).toBe(200);
});

it('GET /api/admin/deleted-articles: deleted articles are listed page by page with user and deadline', async () => {
  const ids = await insertArticles({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
  await bulkDelete(ids.slice(0, 2));
  await bulkDelete(ids.slice(2));
  const all = await listDeleted();
  expect(all.articles.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  expect(all.next).toBeNull();
  const [{ deletedAt, restorableUntil, ...shown }] = all.articles;
  expect(shown).toMatchObject({
    title: 'Three',
    reason: 'duplicate_cleanup',
    mergeId: null,
    deletedBy: { userId: ADMIN.userId, username: `user ${ADMIN.userId}` },
  });
  expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
  const first = await listDeleted('?limit=2');
  const second = await listDeleted(`?limit=2&before=${first.next}`);
  expect([...first.articles, ...second.articles]).toEqual(all.articles);
  for (const wrong of ['before=x', 'before=1.', 'limit=0', 'limit=101']) {
    expect((await content.get(`/api/admin/deleted-articles?${wrong}`, ADMIN)).status).toBe(400);
  }
});

describe('trash after 30 days', () => {
  it('hides the article, and the purge deletes it with its images', async () => {
    const [mediaId, other] = [randomUUID(), randomUUID()];
    const toImageUrl = (id: string) => `/objects/articles/${id}/photo.webp`;
    const [a, b, c] = (await insertArticles(
      { imageUrl: toImageUrl(mediaId), title: 'Twice' },
      { title: 'Twice' },
      { imageUrl: toImageUrl(other) },
    )) as [number, number, number];
    await content.post('/api/admin/duplicates/dismiss', ADMIN, { kind: 'exact', articleIds: [a, b] });
    await addVersions(a, c);
    await bulkDelete([a]);
    await setAge(29);
    expect(await purgeDeleted()).toEqual({ purged: 0, more: false });
    expect((await listDeleted()).articles).toHaveLength(1);
    await bulkDelete([c]);
    await setAge(2);
    expect((await listDeleted()).articles.map(({ id }: { id: number }) => id)).toEqual([c]);
    expect((await restoreArticle(a)).body.code).toBe('DELETED_ARTICLE_NOT_FOUND');
    expect(await purgeDeleted()).toEqual({ purged: 1, more: false });
    const [work, ...none] = await findOpenJobs<{ keys: string[] }>('media.deleted');
    expect(none).toEqual([]);
    expect(work!.payload.keys).toContain(`articles/${mediaId}/thumbnail.jpg`);
    expect(work!.payload.keys).toHaveLength(8);
    expect(await content.dataSource.query('select 1 from duplicate_dismissals')).toEqual([]);
    expect(await listVersioned()).toEqual([c]);
    expect((await restoreArticle(c)).status).toBe(200);
  });

  it('is purged in batches until nothing is left', async () => {
    const ids = await content.insertArticles(Array.from({ length: 250 }, (_, n) => buildArticle({ slug: `n${n}` })));
    await bulkDelete(ids);
    await setAge(31);
    expect([await purgeDeleted(), await purgeDeleted()]).toEqual([
      { purged: 200, more: true },
      { purged: 50, more: false },
    ]);
  });
});

it('trash: images of restorable articles are retained, including those in the text', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const keys = ids.map((id) => `articles/${id}/photo.webp`);
  for (const key of keys) await content.storage.put(key, Buffer.from('x'), 'image/webp');
  const [id] = (await insertArticles({
    imageUrl: `/objects/${keys[0]}`,
    content: `<p>See</p><img src="/objects/${keys[1]}" alt="">`,
  })) as [number];
  await bulkDelete([id]);
  const deleteUnreferenced = () => content.post('/internal/media/remove-unnamed', WORKER, { keys });
  expect((await deleteUnreferenced()).status).toBe(204);
  const listPresent = async () => Promise.all(keys.map(async (key) => (await content.storage.stat(key)) !== null));
  expect(await listPresent()).toEqual([true, true, false]);
  await setAge(31);
  await purgeDeleted();
  await deleteUnreferenced();
  expect(await listPresent()).toEqual([false, false, false]);
});

it('trash: deleting an account purges the deleted articles of its discoveries', async () => {
  const user = buildUser();
  const { discoveryId } = await content.createDiscovery({ userId: user.userId, username: 'leaver' });
  await writeArticle(discoveryId);
  const [article] = await findArticles(discoveryId);
  await addVersions(article!.id);
  await bulkDelete([article!.id]);
  const deletedAccount = { userId: user.userId, visitorId: null };
  expect((await content.post('/internal/discoveries/remove-owned', WORKER, deletedAccount)).status).toBe(200);
  expect(await content.dataSource.query('select 1 from deleted_articles')).toEqual([]);
  expect(await listVersioned()).toEqual([]);
  expect((await fetchReport()).notCompared).toBe(0);
});
