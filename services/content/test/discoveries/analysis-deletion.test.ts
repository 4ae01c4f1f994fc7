import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { deriveMediaId, getImageKeys } from '../../src/media/images/storage-keys.js';
import { buildGuest, buildUser, ContentTestService, type Creation, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const ADMIN = buildUser({ isAdmin: true });
const exactPlace = { latitude: 41.887913, longitude: 12.513927, nearbyAttractions: [] };
const listOwn = async (actor: Identity): Promise<Discovery[]> => (await content.get('/api/discoveries', actor)).body;
const createWithAnalysis = async (owner: Partial<Creation['owner']>) => {
  const analysisId = randomUUID();
  return { analysisId, ...(await content.createDiscovery(owner, { analysisId, exactPlace })) };
};
const deleteByAnalysis = (analysisId: string) =>
  content.post('/internal/discoveries/remove-of-analysis', WORKER, { analysisId });
const expire = async (analysisIds: string[]) =>
  (await content.post('/internal/discoveries/expire', WORKER, { analysisIds })).body.inUse;
const setLastUsed = (id: number, days: number) =>
  content.dataSource.query('update discoveries set last_used_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const readRow = async (id: number) =>
  (await content.dataSource.query('select * from discoveries where id = $1', [id]))[0];

describe('POST /internal/discoveries/remove-of-analysis', () => {
  it('deletes the discovery once, and a late creation does not restore it', async () => {
    const me = buildUser();
    const { analysisId, imageUrl } = await createWithAnalysis({ userId: me.userId });
    for (let time = 0; time < 2; time++) expect((await deleteByAnalysis(analysisId)).status).toBe(204);
    expect(await listOwn(me)).toEqual([]);
    expect((await content.get(imageUrl, me)).status).toBe(404);
    const lateCreation = await content.buildCreation({ userId: me.userId }, { analysisId });
    expect((await content.post('/internal/discoveries', WORKER, lateCreation)).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect(await content.storage.stat(`discoveries/${analysisId}/photo.webp`)).toBeNull();
  });

  it('prevents a discovery that did not exist yet', async () => {
    const me = buildUser();
    const analysisId = randomUUID();
    await deleteByAnalysis(analysisId);
    const lateCreation = await content.buildCreation({ userId: me.userId }, { analysisId });
    expect((await content.post('/internal/discoveries', WORKER, lateCreation)).status).toBe(404);
    expect(await listOwn(me)).toEqual([]);
  });

  it('leaves no discovery that is created at the same time', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const me = buildUser();
      const analysisId = randomUUID();
      const creation = await content.buildCreation({ userId: me.userId }, { analysisId });
      await Promise.all([content.post('/internal/discoveries', WORKER, creation), deleteByAnalysis(analysisId)]);
      expect(await listOwn(me)).toEqual([]);
    }
  });

  it('deletes prepared images, also those that are prepared later', async () => {
    const { analysisId, photoKey } = await content.buildCreation({});
    const prepare = () => content.post('/internal/discoveries/images', WORKER, { analysisId, photoKey });
    const key = getImageKeys(deriveMediaId(analysisId)).photo;
    expect((await prepare()).body).toMatchObject({ imageUrl: `/objects/${key}` });
    expect(await content.storage.stat(key)).not.toBeNull();
    await deleteByAnalysis(analysisId);
    expect(await content.storage.stat(key)).toBeNull();
    const late = await prepare();
    expect([late.status, late.body]).toEqual([200, null]);
    expect(await content.storage.stat(key)).toBeNull();
  });

  it.each([{}, { analysisId: '1' }, { analysisId: null }, { analysisId: "'--" }])('rejects %j', async (body) => {
    expect((await content.post('/internal/discoveries/remove-of-analysis', WORKER, body)).status).toBe(400);
  });
});

describe('POST /internal/discoveries/expire', () => {
  it('deletes a private discovery that no guest viewed for 30 days', async () => {
    const visitorId = randomUUID();
    const { analysisId, discoveryId } = await createWithAnalysis({ visitorId });
    await setLastUsed(discoveryId, 31);
    expect(await expire([analysisId])).toEqual([]);
    expect(await readRow(discoveryId)).toBeUndefined();
  });

  it('retains a discovery that was viewed in the list', async () => {
    const visitorId = randomUUID();
    const { analysisId, discoveryId } = await createWithAnalysis({ visitorId });
    await setLastUsed(discoveryId, 31);
    expect(await listOwn(buildGuest(visitorId))).toHaveLength(1);
    expect(await expire([analysisId, randomUUID()])).toEqual([analysisId]);
    expect(await readRow(discoveryId)).toBeDefined();
  });

  it('removes the exact position of a published discovery', async () => {
    const visitorId = randomUUID();
    const { analysisId, discoveryId } = await createWithAnalysis({ visitorId });
    await content.patch(`/api/admin/discoveries/${discoveryId}/toggle-public`, ADMIN, { isPublic: true });
    await setLastUsed(discoveryId, 31);
    expect(await expire([analysisId])).toEqual([]);
    expect(await readRow(discoveryId)).toMatchObject({ is_public: true, exact_place: null });
  });

  it('leaves discoveries of users unchanged', async () => {
    const { analysisId, discoveryId } = await createWithAnalysis({ userId: buildUser().userId });
    await setLastUsed(discoveryId, 400);
    expect(await expire([analysisId])).toEqual([analysisId]);
    expect(await readRow(discoveryId)).toMatchObject({ exact_place: exactPlace });
  });
});

describe('export of discoveries and guides', () => {
  const exportDiscoveries = async (actor: Identity, query = '') =>
    (await content.get(`/api/export/discoveries${query}`, actor)).body;

  it('contains both positions, safety and the private article for the owner only', async () => {
    const me = buildUser();
    const { analysisId, discoveryId } = await createWithAnalysis({ userId: me.userId });
    const saved = { title: 'My garden', content: '<p>Roses.</p>', location: 'Arezzo' };
    const backup = (await content.post('/api/discoveries', me, saved)).body;
    const [second, first] = await exportDiscoveries(me);
    expect(second).toMatchObject({ id: backup.id, article: { title: 'My garden', isPublic: false } });
    expect(second.article.content).toContain('Roses.');
    expect(first).toMatchObject({ id: discoveryId, analysisId, latitude: '41.887913', longitude: '12.513927' });
    const { latitude: publicLatitude, longitude: publicLongitude } = await readRow(discoveryId);
    expect(first).toMatchObject({ publicLatitude, publicLongitude });
    expect(first.publicLatitude).not.toBe(first.latitude);
    expect((await exportDiscoveries(me, `?before=${backup.id}`)).map(({ id }: Discovery) => id)).toEqual([discoveryId]);
    for (const other of [buildUser(), ADMIN, buildGuest(randomUUID()), buildGuest(null)]) {
      expect(await exportDiscoveries(other)).toEqual([]);
      expect((await content.get('/api/export/guides', other)).body).toEqual([]);
    }
  });

  it('contains the moderation of the photo and the reasons for review', async () => {
    const me = buildUser();
    const moderation = { provider: 'local', model: 'two models', scores: { neutral: 0.4 } };
    await content.createDiscovery({ userId: me.userId }, { safety: 'unchecked', moderation, confidence: 0.3 });
    await content.createDiscovery({ userId: me.userId });
    const [second, first] = await exportDiscoveries(me);
    expect(first).toMatchObject({ moderation, reviewReasons: ['photo', 'confidence'] });
    expect(second).toMatchObject({ moderation: null, reviewReasons: [] });
  });

  it.each(['?before=0', '?before=x', '?before=-1', '?before=99999999999'])('rejects %s', async (query) => {
    expect((await content.get(`/api/export/discoveries${query}`, buildUser())).status).toBe(400);
  });
  it.each(['?before=0', '?before=1', '?before=x'])('rejects %s for guides', async (query) => {
    expect((await content.get(`/api/export/guides${query}`, buildUser())).status).toBe(400);
  });
});

it('discovery lists: the exact position is visible to the owner only', async () => {
  const me = buildUser();
  const { discoveryId } = await createWithAnalysis({ userId: me.userId });
  await content.patch(`/api/admin/discoveries/${discoveryId}/toggle-public`, ADMIN, { isPublic: true });
  expect((await listOwn(me))[0]).toMatchObject({ latitude: '41.887913', longitude: '12.513927' });
  for (const actor of [me, ADMIN, buildUser(), buildGuest(null)]) {
    expect((await content.get('/api/discoveries/public?limit=100', actor)).text).not.toMatch(/887913|513927/);
  }
  expect((await content.get('/api/admin/discoveries', ADMIN)).text).not.toMatch(/887913|513927/);
});
