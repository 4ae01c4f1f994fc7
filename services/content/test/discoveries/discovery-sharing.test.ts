import { discovery as discoverySchema } from '@placelore/contracts/content/discoveries.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { ADMIN } from '../support/admin-client.js';
import { findArticle, findArticleRequests, togglePublic, writeArticle } from '../support/article-generation-driver.js';
import { buildGuest, buildUser, type Creation, WORKER } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const me = buildUser();
const setSharing = (id: number, isShared: boolean, actor: Identity = me) =>
  content.patch(`/api/discoveries/${id}/sharing`, actor, { isShared });
const create = async (overrides: Partial<Creation> = {}) =>
  (await content.createDiscovery({ userId: me.userId }, overrides)).discoveryId;
const readStatus = async (slug: string) => (await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status;
const findListed = async (id: number) =>
  (await content.get('/api/admin/discoveries?limit=50', ADMIN)).body.find((row: { id: number }) => row.id === id);

describe('a discovery that its owner keeps private', () => {
  it('is not public, has no article, and no admin can publish it', async () => {
    const id = await create({ keepPrivate: true });
    expect(await findListed(id)).toMatchObject({ isPublic: false, isKeptPrivate: true, reviewReasons: ['owner'] });
    const { status, body } = await togglePublic(id, true);
    expect([status, body.code]).toEqual([409, 'DISCOVERY_KEPT_PRIVATE']);
    expect(await findArticleRequests(id)).toEqual([]);
  });

  it('stays private when its photo is judged safe', async () => {
    const id = await create({ keepPrivate: true, safety: 'unchecked' });
    const moderation = { provider: 'local', model: null, scores: null };
    await content.post(`/internal/discoveries/${id}/judgment`, WORKER, { safety: 'safe', moderation });
    expect((await findListed(id)).isPublic).toBe(false);
  });
});

describe('PATCH /api/discoveries/:id/sharing', () => {
  it('publishes a discovery that only its owner kept private, and requests its article', async () => {
    const id = await create({ keepPrivate: true });
    const { status, body } = await setSharing(id, true);
    expect(status).toBe(200);
    expect(discoverySchema.strict().parse(body)).toMatchObject({ id, isPublic: true, isKeptPrivate: false });
    expect(await findArticleRequests(id)).toHaveLength(1);
  });

  it('hides a public discovery with its article, and shows both again', async () => {
    const id = await create();
    await writeArticle(id);
    const { slug } = await findArticle(id);
    expect(await readStatus(slug)).toBe(200);
    expect((await setSharing(id, false)).body).toMatchObject({ isPublic: false, isKeptPrivate: true });
    expect(await readStatus(slug)).toBe(404);
    expect((await setSharing(id, true)).body).toMatchObject({ isPublic: true, isKeptPrivate: false });
    expect(await readStatus(slug)).toBe(200);
  });

  it('leaves it to an admin if an admin must review it or has hidden it', async () => {
    const waiting = await create({ keepPrivate: true, confidence: 0.5 });
    expect((await setSharing(waiting, true)).body.isPublic).toBe(false);
    expect((await findListed(waiting)).reviewReasons).toEqual(['confidence']);

    const hidden = await create();
    await togglePublic(hidden, false);
    await setSharing(hidden, false);
    expect((await setSharing(hidden, true)).body.isPublic).toBe(false);
    expect((await findListed(hidden)).reviewReasons).toEqual(['owner']);
    // Repeating this changes nothing.
    await setSharing(hidden, false);
    expect((await setSharing(hidden, true)).body.isPublic).toBe(false);
    expect((await findListed(hidden)).reviewReasons).toEqual(['owner']);
  });

  it('does not publish a saved guide that waits for approval', async () => {
    const guide = { title: 'Atlantis', description: 'Written by anybody.', location: 'Nowhere' };
    const { id } = (await content.post('/api/discoveries', me, guide)).body;
    for (const isShared of [false, true, false, true])
      expect((await setSharing(id, isShared)).body.isPublic).toBe(false);
  });

  it('keeps the review reasons that a private discovery had', async () => {
    const id = await create({ safety: 'unchecked' });
    await setSharing(id, false);
    await setSharing(id, false);
    expect((await findListed(id)).reviewReasons).toEqual(['photo', 'owner']);
  });

  it('finds only the discoveries of the caller', async () => {
    const id = await create();
    for (const actor of [buildUser(), buildGuest(null), ADMIN]) {
      const { status, body } = await setSharing(id, false, actor);
      expect([status, body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    }
    expect((await setSharing(2_000_000_000, false)).status).toBe(404);
    const { status, body } = await content.patch(`/api/discoveries/${id}/sharing`, me, { isShared: 'no' });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await findListed(id)).isPublic).toBe(true);
  });
});
