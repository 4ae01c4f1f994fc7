import { randomUUID } from 'node:crypto';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { countLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { ADMIN } from '../support/admin-client.js';
import {
  buildBridgeGuide,
  commitArticle,
  findArticle,
  findArticleRequests,
  findArticles,
  readIndexChanges,
  startArticle,
  togglePublic,
  writeArticle,
} from '../support/article-generation-driver.js';
import { buildGuest, buildUser, type Creation, WORKER } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();

const BRIDGE_GUIDE = {
  title: 'Japanese Covered Bridge',
  description: 'A bridge with a temple on it.',
  location: 'Hoi An, Vietnam',
  category: 'Architecture' as const,
  latitude: 15.877,
  longitude: 108.326,
  facts: ['It is on the banknote of 20,000 dong.'],
  nearbyAttractions: [],
};
const createDiscovery = (creation: Creation) => content.post('/internal/discoveries', WORKER, creation);
const findListed = async (id: number) =>
  (await content.get('/api/admin/discoveries?limit=50', ADMIN)).body.find((row: { id: number }) => row.id === id);
/** Creates a public discovery of a user. @returns a function that corrects it, and more */
async function publicDiscovery() {
  const me = buildUser();
  const creation = await content.buildCreation({ userId: me.userId, username: 'ada' });
  const id: number = (await createDiscovery(creation)).body.discoveryId;
  return { me, id, creation, correct: (revision = 1) => createDiscovery({ ...creation, ...BRIDGE_GUIDE, revision }) };
}
const buildTowerGuide = (): VerifiedTexts => {
  const guide = buildBridgeGuide();
  return {
    ...guide,
    place: { ...guide.place, name: 'Eiffel Tower', city: 'Paris', country: 'France' },
    texts: { ...guide.texts, title: 'Eiffel Tower' },
  };
};
const readArticle = async (slug: string) => {
  const { status, headers } = await content.get(`/api/articles/${slug}/direct`, buildUser());
  return [status, headers.location ?? null];
};

describe('correction of a discovery', () => {
  it('does not replace a later one that was stored at the same moment', async () => {
    const { id, correct } = await publicDiscovery();
    const { response } = await content.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from discoveries where id = $1 for update', [id]);
      const started = correct(1);
      await eventually(() => countLockWaits(content.dataSource));
      await manager.query(`update discoveries set revision = 2, title = 'The later choice' where id = $1`, [id]);
      return { response: started };
    });
    expect((await response).status).toBe(200);
    expect(await findListed(id)).toMatchObject({ title: 'The later choice' });
  });

  it('keeps public what an admin published with an unchecked photo', async () => {
    const creation = await content.buildCreation({ userId: buildUser().userId }, { safety: 'unchecked' });
    const id: number = (await createDiscovery(creation)).body.discoveryId;
    await togglePublic(id, true);
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, revision: 1 });
    expect(await findListed(id)).toMatchObject({ title: BRIDGE_GUIDE.title, isPublic: true, reviewReasons: [] });
  });

  it('changes only the corrected fields of the same discovery', async () => {
    const { me, id, correct } = await publicDiscovery();
    const [before] = (await content.get('/api/discoveries', me)).body;
    expect((await correct()).body.discoveryId).toBe(id);
    const after = (await content.get('/api/discoveries', me)).body;
    expect(after).toEqual([
      { ...before, ...BRIDGE_GUIDE, latitude: '15.877000', longitude: '108.326000', culturalInfo: expect.any(String) },
    ]);
  });

  it('is applied once, no matter how often and in which order it is repeated', async () => {
    const { me, id, creation, correct } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    const responses = await Promise.all(Array.from({ length: 6 }, () => correct(2)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    await createDiscovery({ ...creation, title: 'Late', revision: 1 });
    await createDiscovery(creation);
    const listOwn = (await content.get('/api/discoveries', me)).body;
    expect(listOwn).toMatchObject([{ id, title: 'Japanese Covered Bridge' }]);
    expect(await findArticleRequests(id)).toHaveLength(1);
  });

  it('creates the discovery when the photo was not identified before', async () => {
    const visitorId = randomUUID();
    await createDiscovery({ ...(await content.buildCreation({ visitorId })), ...BRIDGE_GUIDE, revision: 1 });
    expect((await content.get('/api/discoveries', buildGuest(visitorId))).body).toMatchObject([
      { title: 'Japanese Covered Bridge' },
    ]);
  });

  it.each<[string, Partial<Creation>]>([
    ['only its position was known', { identified: false }],
    ['it was uncertain', { confidence: 0.5 }],
    ['its clues contradicted each other', { contradicted: true }],
  ])('publishes a discovery that waited because %s', async (_, doubt) => {
    const creation = await content.buildCreation({ userId: buildUser().userId });
    const id: number = (await createDiscovery({ ...creation, ...doubt })).body.discoveryId;
    expect(await findListed(id)).toMatchObject({ isPublic: false });
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, confidence: 0.95, revision: 1 });
    expect(await findListed(id)).toMatchObject({
      isPublic: true,
      reviewReasons: [],
      identified: true,
      confidence: 0.95,
    });
    expect(await findArticleRequests(id)).toHaveLength(1);
  });

  it('leaves a discovery waiting while something remains to be reviewed', async () => {
    const creation = { ...(await content.buildCreation({ userId: buildUser().userId })), safety: 'unchecked' as const };
    const id: number = (await createDiscovery({ ...creation, identified: false })).body.discoveryId;
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, revision: 1 });
    expect(await findListed(id)).toMatchObject({ isPublic: false, reviewReasons: ['photo'] });
  });

  it('hides a public discovery whose new place is contradicted by its clues, with the reason', async () => {
    const { id, creation } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, contradicted: true, revision: 1 });
    expect(await findListed(id)).toMatchObject({ isPublic: false, reviewReasons: ['contradiction'] });
    expect((await findArticle(id)).is_public).toBe(false);
  });

  it('does not publish a discovery that its author made as a guest before signing up', async () => {
    const visitorId = randomUUID();
    const creation = await content.buildCreation({ visitorId });
    const id: number = (await createDiscovery({ ...creation, identified: false })).body.discoveryId;
    const claim = { userId: buildUser().userId, username: 'ada', visitorId };
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 1 });
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, revision: 1 });
    expect(await findListed(id)).toMatchObject({ isPublic: false, reviewReasons: ['guest'] });
  });

  it('leaves a discovery private that an admin has hidden', async () => {
    const { id, correct } = await publicDiscovery();
    await togglePublic(id, false);
    await correct();
    expect(await findListed(id)).toMatchObject({ isPublic: false, reviewReasons: [] });
  });

  it('does not restore a deleted discovery', async () => {
    const { me, id, correct } = await publicDiscovery();
    await content.delete(`/api/discoveries/${id}`, me);
    expect((await correct()).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect((await content.get('/api/discoveries', me)).body).toEqual([]);
  });

  it('is stored together with its article request or not at all', async () => {
    const { me, id, correct } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    await content.dataSource.query(
      `alter table job_requests add constraint none check (job <> 'article.write') not valid`,
    );
    try {
      expect((await correct()).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table job_requests drop constraint none');
    }
    expect((await content.get('/api/discoveries', me)).body).toMatchObject([{ title: 'Eiffel Tower' }]);
    expect((await correct()).status).toBe(200);
    expect(await findArticleRequests(id)).toHaveLength(1);
  });
});

describe('article of a corrected discovery', () => {
  it('is rewritten, and its former slug redirects to the new one', async () => {
    const { id, correct } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    const previousArticle = await findArticle(id);
    expect(previousArticle.slug).toBe('eiffel-tower');
    await correct();
    expect(await readArticle('eiffel-tower')).toEqual([200, null]);
    await writeArticle(id);
    expect(await findArticle(id)).toMatchObject({
      id: previousArticle.id,
      slug: 'japanese-covered-bridge',
      title: 'Japanese Covered Bridge',
      is_public: true,
    });
    const [status, location] = await readArticle('eiffel-tower');
    expect([status, location]).toEqual([301, '/api/articles/japanese-covered-bridge/direct']);
    expect((await readIndexChanges()).slice(-2).sort()).toEqual([
      'changed japanese-covered-bridge',
      'withdrawn eiffel-tower',
    ]);
    expect(await findArticleRequests(id)).toEqual([]);
  });

  it('gets a numbered slug on a conflict, and its former slug after a correction back', async () => {
    const other = await publicDiscovery();
    await writeArticle(other.id, buildBridgeGuide());
    const { id, correct } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    await correct(1);
    await writeArticle(id);
    expect((await findArticle(id)).slug).toBe('japanese-covered-bridge-2');
    await correct(2);
    await writeArticle(id, buildTowerGuide());
    expect((await findArticle(id)).slug).toBe('eiffel-tower');
    expect((await readArticle('japanese-covered-bridge-2'))[0]).toBe(301);
  });

  it('ignores a text written about the former place', async () => {
    const { id, correct } = await publicDiscovery();
    const [jobRequestId] = await findArticleRequests(id);
    await startArticle(id, jobRequestId!);
    await correct();
    expect(await findArticleRequests(id)).toEqual([jobRequestId]);
    expect((await commitArticle(id, jobRequestId!, buildTowerGuide(), 0)).status).toBe(204);
    expect(await findArticles(id)).toEqual([]);
    await writeArticle(id);
    expect(await findArticles(id)).toMatchObject([{ title: 'Japanese Covered Bridge' }]);
    expect(await findArticleRequests(id)).toEqual([]);
  });

  it('stays private with its discovery until it is rewritten', async () => {
    const { id, correct } = await publicDiscovery();
    await writeArticle(id, buildTowerGuide());
    await togglePublic(id, false);
    await correct();
    expect(await findArticleRequests(id)).toEqual([]);
    await togglePublic(id, true);
    expect(await findArticles(id)).toMatchObject([{ title: 'Eiffel Tower', is_public: false }]);
    await writeArticle(id);
    expect(await findArticles(id)).toMatchObject([{ title: 'Japanese Covered Bridge', is_public: true }]);
  });

  it('of a guest is hidden until an admin approves the new text', async () => {
    const creation = await content.buildCreation({ userId: null, username: null, visitorId: randomUUID() });
    const id: number = (await createDiscovery(creation)).body.discoveryId;
    await togglePublic(id, true);
    await writeArticle(id, buildTowerGuide());
    expect(await findArticles(id)).toMatchObject([{ is_public: true }]);
    await createDiscovery({ ...creation, ...BRIDGE_GUIDE, revision: 1 });
    expect(await findArticles(id)).toMatchObject([{ title: 'Eiffel Tower', is_public: false }]);
    expect(await findArticleRequests(id)).toEqual([]);
    await togglePublic(id, true);
    await writeArticle(id);
    expect(await findArticles(id)).toMatchObject([{ title: 'Japanese Covered Bridge', is_public: true }]);
  });
});
