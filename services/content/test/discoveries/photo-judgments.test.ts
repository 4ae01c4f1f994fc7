import {
  ADMIN,
  findArticle,
  findArticleRequests,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser, type Creation, WORKER } from '../support/content-test-service.js';
import { content, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();

const moderation = { provider: 'local', model: 'two models', scores: { neutral: 0.9, porn: 0.01 } };
const listUnjudged = async (after = 0): Promise<number[]> => {
  const { body } = await content.post('/internal/discoveries/unjudged', WORKER, { after });
  return body.map(({ id }: { id: number }) => id);
};
const sendJudgment = (id: number | string, safety: string, actor = WORKER) =>
  content.post(`/internal/discoveries/${id}/judgment`, actor, { safety, moderation });
const findListed = async (id: number) => {
  const { body } = await content.get('/api/admin/discoveries?limit=100', ADMIN);
  return body.find((one: { id: number }) => one.id === id);
};
const listRequests = async () =>
  (await findOpenJobs<{ discoveryId: number; photoKey: string }>('photo.moderate')).map(({ payload }) => payload);
const createDiscovery = async (
  overrides: Partial<Creation> = {},
  owner: { userId?: number } = { userId: buildUser().userId },
) => (await content.createDiscovery(owner, { safety: 'unchecked', ...overrides })).discoveryId;

describe('unjudged photos', () => {
  it('are listed with a stored image from oldest to newest, page by page', async () => {
    const first = await createDiscovery();
    const second = await createDiscovery();
    await content.createDiscovery({ userId: buildUser().userId }, { safety: 'safe' });
    expect(await listUnjudged()).toEqual([first, second]);
    expect(await listUnjudged(first)).toEqual([second]);
    const { body } = await content.post('/internal/discoveries/unjudged', WORKER, { after: 0 });
    expect(await content.storage.stat(body[0].photoKey)).not.toBeNull();
  });

  it('are listed in pages of twenty', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 21; count++) ids.push(await createDiscovery());
    expect(await listUnjudged(ids[0]! - 1)).toEqual(ids.slice(0, 20));
    expect(await listUnjudged(ids[19])).toEqual(ids.slice(20));
  });

  it('are published when judged safe and nothing else is missing', async () => {
    const id = await createDiscovery();
    expect((await sendJudgment(id, 'safe')).status).toBe(204);
    expect(await findListed(id)).toMatchObject({ isPublic: true, safety: 'safe', moderation, reviewReasons: [] });
    expect(await findArticleRequests(id)).toHaveLength(1);
    expect(await listUnjudged(id - 1)).not.toContain(id);
  });

  it.each<[string, object, { userId?: number } | undefined, string, string[]]>([
    ['the place is uncertain', { confidence: 0.3 }, undefined, 'safe', ['confidence']],
    ['clues are contradictory', { contradicted: true }, undefined, 'safe', ['contradiction']],
    ['the owner is a guest', {}, {}, 'safe', ['guest']],
    ['the models are uncertain', {}, undefined, 'unchecked', ['photo']],
    ['the photo is unsafe', {}, undefined, 'unsafe', ['photo']],
  ])('stay private when %s', async (_, overrides, owner, safety, reviewReasons) => {
    const id = await createDiscovery(overrides, owner);
    await sendJudgment(id, safety);
    expect(await findListed(id)).toMatchObject({ isPublic: false, safety, moderation, reviewReasons });
    expect(await findArticleRequests(id)).toEqual([]);
    expect(await listUnjudged(id - 1)).not.toContain(id);
  });

  it('keep their first judgment, also if the models were uncertain', async () => {
    const id = await createDiscovery();
    await sendJudgment(id, 'unchecked');
    expect((await sendJudgment(id, 'safe')).status).toBe(204);
    expect(await findListed(id)).toMatchObject({ isPublic: false, safety: 'unchecked', reviewReasons: ['photo'] });
  });

  it('stay hidden when an admin hid them', async () => {
    const hidden = await createDiscovery();
    await togglePublic(hidden, true);
    await togglePublic(hidden, false);
    await sendJudgment(hidden, 'safe');
    expect(await findListed(hidden)).toMatchObject({ isPublic: false, safety: 'safe' });
  });

  it('are hidden with their article when judged unsafe, and await review', async () => {
    const id = await createDiscovery();
    await togglePublic(id, true);
    await writeArticle(id);
    const { slug } = await findArticle(id);
    const article = async () => (await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status;
    expect(await article()).toBe(200);
    expect((await sendJudgment(id, 'unsafe')).status).toBe(204);
    expect(await findListed(id)).toMatchObject({
      isPublic: false,
      safety: 'unsafe',
      moderation,
      reviewReasons: ['photo'],
    });
    expect(await article()).toBe(404);
    expect((await togglePublic(id, true)).body.code).toBe('PHOTO_UNSAFE');
  });

  it.each(['safe', 'unchecked'])('published by an admin stay public when judged %s', async (safety) => {
    const id = await createDiscovery();
    await togglePublic(id, true);
    await sendJudgment(id, safety);
    expect(await findListed(id)).toMatchObject({ isPublic: true, safety, reviewReasons: [] });
  });

  it('are judged once', async () => {
    const id = await createDiscovery();
    await sendJudgment(id, 'unsafe');
    await sendJudgment(id, 'safe');
    expect(await findListed(id)).toMatchObject({ isPublic: false, safety: 'unsafe' });
  });

  it('are judged by the worker only, with a known id and verdict', async () => {
    const id = await createDiscovery();
    for (const actor of [buildGuest(null), buildUser(), buildUser({ isAdmin: true })]) {
      expect((await sendJudgment(id, 'safe', actor as never)).status).toBe(403);
      expect((await content.post('/internal/discoveries/unjudged', actor as never, { after: 0 })).status).toBe(403);
    }
    expect((await sendJudgment(2_000_000_000, 'safe')).status).toBe(404);
    expect((await sendJudgment(id, 'maybe')).status).toBe(400);
    expect((await sendJudgment("1'--", 'safe')).status).toBe(400);
    expect((await content.post('/internal/discoveries/unjudged', WORKER, { after: -1 })).status).toBe(400);
    expect(await findListed(id)).toMatchObject({ safety: 'unchecked', moderation: null });
  });
});

describe('moderation of a photo', () => {
  it('is requested once for an unchecked photo of a user, with its stored image', async () => {
    const creation = { ...(await content.buildCreation({ userId: buildUser().userId })), safety: 'unchecked' as const };
    const create = async () => (await content.post('/internal/discoveries', WORKER, creation)).body.discoveryId;
    const id = await create();
    expect(await create()).toBe(id);
    const [request, ...further] = await listRequests();
    expect([request!.discoveryId, further]).toEqual([id, []]);
    expect(await content.storage.stat(request!.photoKey)).not.toBeNull();
    expect(await findListed(id)).toMatchObject({ isPublic: false, reviewReasons: ['photo'] });
  });

  it.each<[string, Partial<Creation>, { userId?: number } | undefined]>([
    ['the owner is a guest', {}, {}],
    ['the owner keeps it private', { keepPrivate: true }, undefined],
    ['the provider judged it safe', { safety: 'safe' }, undefined],
    ['the provider judged it unsafe', { safety: 'unsafe' }, undefined],
    ['the models were undecided', { moderation }, undefined],
  ])('is not requested when %s', async (_, overrides, owner) => {
    await createDiscovery(overrides, owner);
    expect(await listRequests()).toEqual([]);
  });

  it('is requested in the transaction that stores the discovery', async () => {
    const creation = { ...(await content.buildCreation({ userId: buildUser().userId })), safety: 'unchecked' as const };
    await content.dataSource.query(`
      create function reject() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create constraint trigger reject after insert on discoveries deferrable initially deferred
        for each row execute function reject()`);
    try {
      expect((await content.post('/internal/discoveries', WORKER, creation)).status).toBe(500);
    } finally {
      await content.dataSource.query('drop function reject cascade');
    }
    expect(await listRequests()).toEqual([]);
    const { discoveryId } = (await content.post('/internal/discoveries', WORKER, creation)).body;
    expect(await listRequests()).toMatchObject([{ discoveryId }]);
  });

  it('is requested when an admin publishes the photo of a guest', async () => {
    const id = await createDiscovery({}, {});
    expect((await togglePublic(id, true)).body.isPublic).toBe(true);
    expect(await listRequests()).toMatchObject([{ discoveryId: id }]);
  });

  it('is requested when the owner allows the discovery to be public, which then waits for it', async () => {
    const owner = buildUser();
    const id = await createDiscovery({ keepPrivate: true }, { userId: owner.userId });
    const { body } = await content.patch(`/api/discoveries/${id}/sharing`, owner, { isShared: true });
    expect(body.isPublic).toBe(false);
    expect(await listRequests()).toMatchObject([{ discoveryId: id }]);
    await sendJudgment(id, 'safe');
    expect(await findListed(id)).toMatchObject({ isPublic: true });
  });

  it('does not publish a discovery whose owner kept it private or deleted it in the meantime', async () => {
    const owner = buildUser();
    const id = await createDiscovery({}, { userId: owner.userId });
    await content.patch(`/api/discoveries/${id}/sharing`, owner, { isShared: false });
    await sendJudgment(id, 'safe');
    expect(await findListed(id)).toMatchObject({ isPublic: false, safety: 'safe', reviewReasons: ['owner'] });
    expect(await findArticleRequests(id)).toEqual([]);

    const deleted = await createDiscovery({}, { userId: owner.userId });
    await content.delete(`/api/discoveries/${deleted}`, owner);
    expect((await sendJudgment(deleted, 'safe')).status).toBe(404);
    expect(await findListed(deleted)).toBeUndefined();
  });
});
