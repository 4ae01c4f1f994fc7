import { randomUUID } from 'node:crypto';
import { toPublicProvenance } from '@placelore/contracts/analysis/analyses.js';
import { discovery as discoverySchema } from '@placelore/contracts/content/discoveries.js';
import { Article } from '../../src/articles/core/article.entity.js';
import { shareImageId, shareImageKey, toShareImageSource } from '../../src/media/share-image-keys.js';
import {
  ADMIN,
  createGuestDiscovery,
  findArticle,
  findArticleRequests,
  findArticles,
  readIndexChanges,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser, type Creation, WORKER } from '../support/content-test-service.js';
import { PROVENANCE, VERIFICATION } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const GUEST = buildGuest(null);
const readArticle = (slug: string) => content.get(`/api/articles/${slug}/direct`, GUEST);

// Otherwise, ids of articles and discoveries might be equal, and a confusion of both would go unnoticed.
beforeAll(() => content.dataSource.query(`select setval(pg_get_serial_sequence('articles', 'id'), 1000)`));

describe('PATCH /api/admin/discoveries/:id/toggle-public', () => {
  it('requests the article once, which is then public with the images of the discovery', async () => {
    const id = await createGuestDiscovery();
    const { status, body } = await togglePublic(id, true);
    expect(status).toBe(200);
    expect(discoverySchema.strict().parse(body)).toMatchObject({ id, isPublic: true, articleId: null });
    await togglePublic(id, true);
    expect(await findArticleRequests(id)).toHaveLength(1);

    await writeArticle(id);
    const article = await findArticle(id);
    const again = (await togglePublic(id, true)).body;
    expect(again).toMatchObject({ articleId: article.id, articleSlug: 'japanese-covered-bridge' });
    expect((await readArticle('japanese-covered-bridge')).body).toMatchObject({
      title: 'Japanese Covered Bridge',
      location: 'Hoi An, Vietnam',
      latitude: '15.879400',
      contentSource: 'photo_upload',
      isPublic: true,
      imageUrl: body.imageUrl,
      thumbnailUrl: body.thumbnailUrl,
      writing: toPublicProvenance(PROVENANCE),
      verification: VERIFICATION,
    });
    expect(await findArticleRequests(id, 'all')).toHaveLength(1);
    expect(await readIndexChanges()).toEqual(['published japanese-covered-bridge']);
  });

  it('is not needed for a safe photo of a user, whose article is requested in the same transaction', async () => {
    const { userId } = buildUser();
    const { discoveryId } = await content.createDiscovery({ userId });
    expect(await findArticleRequests(discoveryId)).toHaveLength(1);
    const { discoveryId: unchecked } = await content.createDiscovery({ userId }, { safety: 'unchecked' });
    expect(await findArticleRequests(unchecked)).toEqual([]);

    // If the discovery cannot be committed, no job must have been requested.
    const creation = await content.buildCreation({ userId });
    await content.dataSource.query(`
      create function reject() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create constraint trigger reject after insert on discoveries deferrable initially deferred
        for each row execute function reject()`);
    try {
      expect((await content.post('/internal/discoveries', WORKER, creation)).status).toBe(500);
    } finally {
      await content.dataSource.query('drop function reject cascade');
    }
    const listArticleRequests = () =>
      content.dataSource.query(`select id from job_requests where job = 'article.write'`);
    expect(await listArticleRequests()).toHaveLength(1);
    expect((await content.post('/internal/discoveries', WORKER, creation)).status).toBe(200);
    expect(await listArticleRequests()).toHaveLength(2);
  });

  it.each<[string, Partial<Creation>, string[]]>([
    ['a photo of which only the position is known', { identified: false }, ['identification']],
    ['a creation that does not say so', { identified: undefined } as never, ['identification']],
    ['an uncertain place', { confidence: 0.59 }, ['confidence']],
    ['a creation without confidence', { confidence: undefined } as never, ['confidence']],
    ['contradictory clues', { contradicted: true }, ['contradiction']],
    ['an unchecked photo', { safety: 'unchecked' }, ['photo']],
    ['an unsafe photo of an uncertain place', { safety: 'unsafe', confidence: 0.1 }, ['photo', 'confidence']],
  ])('is needed for %s, and the admin list shows the reason', async (_, overrides, reasons) => {
    const { discoveryId } = await content.createDiscovery({ userId: buildUser().userId }, overrides);
    expect(await findArticleRequests(discoveryId)).toEqual([]);
    const listed = await content.get('/api/admin/discoveries?limit=1', ADMIN);
    expect(listed.body[0]).toMatchObject({ id: discoveryId, isPublic: false, reviewReasons: reasons });
    await togglePublic(discoveryId, false);
    expect((await content.get('/api/admin/discoveries?limit=1', ADMIN)).body[0].reviewReasons).toEqual([]);
  });

  it('rejects an unsafe photo, and lets an admin publish an unchecked one', async () => {
    const unsafe = await createGuestDiscovery({ safety: 'unsafe' });
    const rejection = await togglePublic(unsafe, true);
    expect([rejection.status, rejection.body.code]).toEqual([409, 'PHOTO_UNSAFE']);
    expect(await findArticleRequests(unsafe)).toEqual([]);
    expect((await togglePublic(unsafe, false)).status).toBe(200);
    expect((await togglePublic(await createGuestDiscovery({ safety: 'unchecked' }), true)).body.isPublic).toBe(true);
  });

  it('publishes an existing article again without requesting one', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    await togglePublic(id, false);
    expect((await readArticle('japanese-covered-bridge')).status).toBe(404);
    await togglePublic(id, true);
    expect((await readArticle('japanese-covered-bridge')).status).toBe(200);
    expect(await findArticleRequests(id, 'all')).toHaveLength(1);
    expect(await readIndexChanges()).toEqual(
      ['published', 'withdrawn', 'published'].map((change) => `${change} japanese-covered-bridge`),
    );
  });

  it('requests the article again after a failed generation', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    const [failed] = await findArticleRequests(id);
    const outcome = { status: 'failed', code: 'UNAVAILABLE', message: 'provider unavailable' };
    await content.post(`/internal/job-requests/${failed}/settle`, WORKER, { outcome });
    expect(await findArticleRequests(id)).toEqual([]);
    await togglePublic(id, true);
    await writeArticle(id);
    expect(await findArticles(id)).toHaveLength(1);
  });

  it('must precede publishing the article of a private discovery', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    await togglePublic(id, false);
    const { id: articleId } = await findArticle(id);
    const path = `/api/admin/articles/${articleId}/toggle-visibility`;
    const rejection = await content.patch(path, ADMIN, { isPublic: true });
    expect([rejection.status, rejection.body.code]).toEqual([409, 'DISCOVERY_PRIVATE']);
    await togglePublic(id, true);
    expect((await content.patch(path, ADMIN, { isPublic: false })).body.isPublic).toBe(false);
    expect((await content.patch(path, ADMIN, { isPublic: true })).body.isPublic).toBe(true);
  });
});

describe('deletion of a discovery with an article', () => {
  it('deletes the share image, which shows the photo', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const key = shareImageKey(
      shareImageId(toShareImageSource(await content.dataSource.manager.findOneByOrFail(Article, { discoveryId: id }))),
    );
    await content.storage.put(key, Buffer.from('x'), 'image/png');
    await content.delete(`/api/discoveries/${id}`, ADMIN);
    const [{ payload }] = await content.dataSource.query(
      `select payload from job_requests where job = 'discovery.deleted'`,
    );
    expect((await content.post('/internal/media/remove', WORKER, { keys: payload.mediaKeys })).status).toBe(204);
    expect(await content.storage.stat(key)).toBeNull();
  });

  it('deletes the article in the same transaction and updates the index', async () => {
    const visitorId = randomUUID();
    const id = await createGuestDiscovery({}, visitorId);
    await togglePublic(id, true);
    await writeArticle(id);
    expect((await content.delete(`/api/discoveries/${id}`, buildGuest(visitorId))).status).toBe(204);
    expect((await readArticle('japanese-covered-bridge')).status).toBe(404);
    expect(await readIndexChanges()).toEqual([
      'published japanese-covered-bridge',
      'withdrawn japanese-covered-bridge',
    ]);
    const removals = await content.dataSource.query(`select id from job_requests where job = 'discovery.deleted'`);
    expect(removals).toHaveLength(1);
  });

  it('deletes neither when the deletion of the images cannot be enqueued', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const blockDeletionJobsSql = `alter table job_requests add constraint no_removals check (job <> 'discovery.deleted')`;
    await content.dataSource.query(blockDeletionJobsSql);
    try {
      expect((await content.delete(`/api/discoveries/${id}`, ADMIN)).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table job_requests drop constraint no_removals');
    }
    expect((await readArticle('japanese-covered-bridge')).status).toBe(200);
    expect(await readIndexChanges()).toHaveLength(1);
  });

  it('requires the article to be deleted first by a foreign key', async () => {
    const id = await createGuestDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const removal = content.dataSource.query('delete from discoveries where id = $1', [id]);
    await expect(removal).rejects.toThrow(/articles_discovery_id_fkey/);
  });
});

it('PATCH /api/admin/discoveries/:id/toggle-public: admits admins only', async () => {
  const visitorId = randomUUID();
  const owner = buildUser({ visitorId });
  const { discoveryId } = await content.createDiscovery({ userId: owner.userId, visitorId }, { safety: 'unchecked' });
  const callers = [null, buildGuest(null), buildGuest(visitorId), owner, buildUser(), WORKER];
  const path = `/api/admin/discoveries/${discoveryId}/toggle-public`;
  const responses = await Promise.all(callers.map((actor) => content.patch(path, actor, { isPublic: true })));
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 403, 403, 401]);
  expect(await findArticleRequests(discoveryId)).toEqual([]);
  expect((await togglePublic(2_147_483_647, true)).body.code).toBe('DISCOVERY_NOT_FOUND');
  const wrong = await content.patch(path, ADMIN, { isPublic: 'yes' });
  expect([wrong.status, wrong.body.details[0].field]).toEqual([400, 'isPublic']);
});
