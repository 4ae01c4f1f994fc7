import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { DiscoveriesRepository } from '../../src/discoveries/core/discoveries.repository.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const deleteAccount = (userId: number, visitorId: string | null = null) =>
  content.post('/internal/discoveries/remove-owned', WORKER, { userId, visitorId });
const listOwnIds = async (actor: Parameters<ContentTestService['get']>[1]): Promise<number[]> =>
  (await content.get('/api/discoveries', actor)).body.map(({ id }: Discovery) => id);

/** Creates a public discovery of a user with its published article. */
async function createPublished(userId: number) {
  const analysisId = randomUUID();
  const { discoveryId, imageUrl } = await content.createDiscovery({ userId, username: 'ada' }, { analysisId });
  const article = buildArticle();
  const [articleId] = await content.insertArticles([article]);
  await content.dataSource.query('update articles set discovery_id = $2 where id = $1', [articleId, discoveryId]);
  return { discoveryId, analysisId, imageUrl, slug: article.slug };
}
const articleStatus = async ({ slug }: { slug: string }) =>
  (await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status;

describe('deletion of an account in content', () => {
  it('deletes its discoveries with articles and images, and no others', async () => {
    const [me, other] = [buildUser({ visitorId: randomUUID() }), buildUser()];
    const [ownDiscovery, otherDiscovery] = [await createPublished(me.userId), await createPublished(other.userId)];
    expect([await articleStatus(ownDiscovery), await articleStatus(otherDiscovery)]).toEqual([200, 200]);

    expect((await deleteAccount(me.userId)).body).toEqual({ more: false });
    expect(await listOwnIds(me)).toEqual([]);
    expect(await listOwnIds(other)).toEqual([otherDiscovery.discoveryId]);
    expect([await articleStatus(ownDiscovery), await articleStatus(otherDiscovery)]).toEqual([404, 200]);
    expect((await content.get(ownDiscovery.imageUrl, buildGuest(null))).status).toBe(404);
    expect((await content.get(otherDiscovery.imageUrl, buildGuest(null))).status).toBe(200);

    const jobRequests = await content.dataSource.query(
      `select payload from job_requests where job = 'discovery.deleted' and requested_by = $1`,
      [`user:${me.userId}`],
    );
    expect(jobRequests).toHaveLength(1);
    expect(jobRequests[0].payload.analysisId).toBe(ownDiscovery.analysisId);
    expect(jobRequests[0].payload.mediaKeys).toContain(ownDiscovery.imageUrl.replace('/objects/', ''));
    const withdrawn = await content.dataSource.query(
      `select 1 from job_requests where job = 'article-index.update' and requested_by = $1`,
      [`user:${me.userId}`],
    );
    expect(withdrawn).toHaveLength(1);
  });

  it('deletes discoveries of its browser unless they belong to another account', async () => {
    const visitorId = randomUUID();
    const [me, other] = [buildUser({ visitorId }), buildUser({ visitorId })];
    await content.createDiscovery({ visitorId });
    const otherDiscovery = await content.createDiscovery({ userId: other.userId, visitorId });
    await deleteAccount(me.userId, visitorId);
    expect(await listOwnIds(buildGuest(visitorId))).toEqual([]);
    expect(await listOwnIds(other)).toEqual([otherDiscovery.discoveryId]);
  });

  it('leaves a discovery of its browser that another account claims at the same moment', async () => {
    const visitorId = randomUUID();
    const [me, other] = [buildUser({ visitorId }), buildUser()];
    const { discoveryId } = await content.createDiscovery({ visitorId });
    const { lock } = DiscoveriesRepository.prototype;
    const spy = jest.spyOn(DiscoveriesRepository.prototype, 'lock').mockImplementationOnce(async function (
      this: DiscoveriesRepository,
      ...call
    ) {
      const claim = { userId: other.userId, username: 'ada', visitorId };
      await content.post('/internal/discoveries/claim', WORKER, claim);
      return lock.apply(this, call);
    });
    await deleteAccount(me.userId, visitorId);
    spy.mockRestore();
    expect(await listOwnIds(other)).toEqual([discoveryId]);
  });

  it('deletes the records of its deleted guides and finished jobs, and none of others', async () => {
    const users = [buildUser(), buildUser()] as const;
    const names = users.map(({ userId }) => `user:${userId}`);
    for (const user of users) {
      await createPublished(user.userId);
      const guide = { title: 'Tower', description: 'A tower.', content: '<p>A tower.</p>', location: 'Rome, Italy' };
      const { body } = await content.post('/api/discoveries', user, guide);
      expect((await content.delete(`/api/discoveries/${body.id}`, user)).status).toBe(204);
    }
    await content.dataSource.query(
      `update job_requests set finished_at = now(), outcome = '{"status":"done"}' where requested_by = any($1)`,
      [names],
    );
    const listOwners = async () =>
      content.dataSource.query(
        `select owner from deleted_backups where owner = any($1)
         union all select distinct requested_by from job_requests where requested_by = any($1) and finished_at is not null
         order by owner`,
        [names],
      );
    const [own, others] = names.map((owner) => [{ owner }, { owner }]) as [object[], object[]];
    expect(await listOwners()).toEqual([...own, ...others]);
    await deleteAccount(users[0].userId);
    expect(await listOwners()).toEqual(others);
  });

  it('deletes any number of discoveries in batches', async () => {
    const me = buildUser();
    await content.dataSource.query(
      `insert into discoveries (user_id, title, description, cultural_info, category, location, facts, nearby_attractions, safety)
       select $1, 'n', '', '', 'Other', 'Paris', '{}', '[]', 'safe' from generate_series(1, 120) n`,
      [me.userId],
    );
    const responses = [await deleteAccount(me.userId), await deleteAccount(me.userId), await deleteAccount(me.userId)];
    expect(responses.map(({ body }) => body.more)).toEqual([true, true, false]);
    expect(await listOwnIds(me)).toEqual([]);
    expect((await deleteAccount(me.userId)).body).toEqual({ more: false });
  });

  it('prevents later creations, backup saves and claims', async () => {
    const visitorId = randomUUID();
    const me = buildUser();
    const guests = await content.createDiscovery({ visitorId });
    await deleteAccount(me.userId);
    const lateCreation = await content.buildCreation({ userId: me.userId });
    const response = await content.post('/internal/discoveries', WORKER, lateCreation);
    expect([response.status, response.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    expect(await content.storage.stat(`discoveries/${lateCreation.analysisId}/photo.webp`)).toBeNull();
    const save = await content.post('/api/discoveries', me, { title: 'A guide', content: '<p>Text.</p>' });
    expect([save.status, save.body.code]).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    const claim = { userId: me.userId, username: 'ada', visitorId };
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 0 });
    expect(await listOwnIds(me)).toEqual([]);
    expect(await listOwnIds(buildGuest(visitorId))).toEqual([guests.discoveryId]);
  });

  it('also deletes discoveries that are created at the same time', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const me = buildUser();
      const creations = await Promise.all(
        Array.from({ length: 4 }, () => content.buildCreation({ userId: me.userId })),
      );
      await Promise.all([
        ...creations.map((creation) => content.post('/internal/discoveries', WORKER, creation)),
        deleteAccount(me.userId),
      ]);
      expect(await listOwnIds(me)).toEqual([]);
    }
  });
});

it('GET /api/discoveries?before=: the list continues after the given id', async () => {
  const visitorId = randomUUID();
  const me = buildUser({ visitorId });
  const createdIds = [];
  for (const owner of [{ userId: me.userId }, { visitorId }, { userId: me.userId }, { visitorId }]) {
    createdIds.unshift((await content.createDiscovery(owner)).discoveryId);
  }
  const { body } = await content.get(`/api/discoveries?before=${createdIds[1]}`, me);
  expect(body.map(({ id }: Discovery) => id)).toEqual(createdIds.slice(2));
});
