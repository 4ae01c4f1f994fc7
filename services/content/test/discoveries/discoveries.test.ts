import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { discovery as discoverySchema } from '@placelore/contracts/content/discoveries.js';
import { largeImageUrl, mediumImageUrl, splitPreview } from '@placelore/contracts/content/image-sizes.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { buildArticle, buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

const toIds = (rows: Discovery[]) => rows.map(({ id }) => id);

describe('GET /api/discoveries', () => {
  it('lists discoveries of the account and unclaimed ones of the visitor cookie with the newest first', async () => {
    const visitorId = randomUUID();
    const me = buildUser({ visitorId });
    const other = buildUser();
    const first = await content.createDiscovery({ userId: me.userId });
    const second = await content.createDiscovery({ visitorId });
    await content.createDiscovery({ userId: other.userId, visitorId });
    await content.createDiscovery({ visitorId: randomUUID() });
    await content.createDiscovery({});
    const third = await content.createDiscovery({ userId: me.userId, visitorId });

    const ownList = await content.get('/api/discoveries', me);
    expect(toIds(ownList.body)).toEqual([third.discoveryId, second.discoveryId, first.discoveryId]);
    const asGuest = await content.get('/api/discoveries', buildGuest(visitorId));
    expect(toIds(asGuest.body)).toEqual([second.discoveryId]);
    const withoutCookie = await content.get('/api/discoveries', buildGuest(null));
    expect(withoutCookie.body).toEqual([]);
  });

  it('returns discoveries as in the contract, with exact positions as text', async () => {
    const me = buildUser();
    await content.createDiscovery({ userId: me.userId, username: 'Ada' });
    const { body } = await content.get('/api/discoveries', me);
    expect(discoverySchema.strict().parse(body[0])).toMatchObject({
      userId: me.userId,
      username: 'Ada',
      title: 'Eiffel Tower',
      latitude: '48.858370',
      longitude: '2.294481',
      facts: ['It was finished in 1889.', 'It has "three" levels, {really}.'],
      nearbyAttractions: [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }],
      isPublic: true,
      identified: true,
      confidence: 0.9,
      writing: null,
      source: 'file_upload',
    });
  });

  it('says of a place what its guide says', async () => {
    const me = buildUser();
    const article = { title: 'Eiffel Tower', latitude: '48.858370', longitude: '2.294481', isPublic: true } as const;
    await content.insertArticles([buildArticle({ ...article, category: 'Other', placeType: 'City' })]);
    await content.createDiscovery({ userId: me.userId });
    const { body } = await content.get('/api/discoveries', me);
    expect(body[0]).toMatchObject({ category: 'Other', placeType: 'City' });
  });

  it('returns at most 500 discoveries', async () => {
    const me = buildUser({ visitorId: randomUUID() });
    await content.dataSource.query(
      `insert into discoveries (user_id, visitor_id, title, description, cultural_info, category, location, facts, nearby_attractions, safety)
       select case when n % 2 = 0 then $1::integer end, $2, 'n', '', '', 'Other', 'Paris', '{}', '[]', 'safe'
         from generate_series(1, 520) n`,
      [me.userId, me.kind === 'person' ? me.visitorId : null],
    );
    const { body } = await content.get('/api/discoveries', me);
    expect(body).toHaveLength(500);
    expect(toIds(body)).toEqual(toIds(body).toSorted((a, b) => b - a));
  });
});

describe('GET /api/discoveries/public', () => {
  it('lists safe discoveries of users, but none of guests, unsafe or unchecked', async () => {
    const me = buildUser();
    const shown = await content.createDiscovery({ userId: me.userId, username: 'Grace' });
    const hidden = [
      await content.createDiscovery({ userId: me.userId }, { safety: 'unchecked' }),
      await content.createDiscovery({ userId: me.userId }, { safety: 'unsafe' }),
      await content.createDiscovery({ visitorId: randomUUID() }),
      await content.createDiscovery({ visitorId: randomUUID(), username: 'Mallory' }),
    ].map(({ discoveryId }) => discoveryId);

    const { body, text } = await content.get('/api/discoveries/public?limit=100', buildGuest(null));
    expect(body.find(({ id }: Discovery) => id === shown.discoveryId)).toMatchObject({ username: 'Grace' });
    expect(toIds(body).filter((id) => hidden.includes(id))).toEqual([]);
    expect(text).not.toMatch(/@|visitor/i);
  });

  it('continues after the last id and returns the total', async () => {
    const me = buildUser();
    const createdIds = [];
    for (let n = 0; n < 5; n++) createdIds.push((await content.createDiscovery({ userId: me.userId })).discoveryId);
    createdIds.reverse();

    const first = await content.get('/api/discoveries/public?limit=2', buildGuest(null));
    const second = await content.get(`/api/discoveries/public?limit=2&before=${first.body[1].id}`, buildGuest(null));
    expect([...toIds(first.body), ...toIds(second.body)]).toEqual(createdIds.slice(0, 4));
    const [{ count }] = await content.dataSource.query('select count(*)::text from discoveries where is_public');
    expect(first.headers['x-total-count']).toBe(count);
    expect(second.headers['x-total-count']).toBe(count);
  });
});

describe('DELETE /api/discoveries/:id', () => {
  const openRemovals = (analysisId: string) =>
    content.dataSource.query(
      `select payload, requested_by from job_requests where job = 'discovery.deleted' and payload->>'analysisId' = $1`,
      [analysisId],
    );

  it('deletes the row and enqueues the deletion of its images in the same transaction', async () => {
    const me = buildUser();
    const analysisId = randomUUID();
    const { discoveryId, imageUrl, thumbnailUrl } = await content.createDiscovery(
      { userId: me.userId },
      { analysisId },
    );
    expect((await content.delete(`/api/discoveries/${discoveryId}`, me)).status).toBe(204);

    expect((await content.get('/api/discoveries', me)).body).toEqual([]);
    expect((await content.get(imageUrl, me)).status).toBe(404);
    const requests = await openRemovals(analysisId);
    const files = [largeImageUrl(imageUrl)!, imageUrl, mediumImageUrl(imageUrl)!, splitPreview(thumbnailUrl).address]
      .map((url) => url.replace('/objects/', ''))
      .flatMap((webp) => [webp, webp.replace('.webp', '.jpg')]);
    expect(requests).toEqual([
      {
        payload: { analysisId, mediaKeys: files },
        requested_by: `user:${me.userId}`,
      },
    ]);
    const deletion = await content.post('/internal/media/remove', WORKER, { keys: requests[0].payload.mediaKeys });
    expect(deletion.status).toBe(204);
    expect(await content.storage.stat(requests[0].payload.mediaKeys[0])).toBeNull();
    const again = await content.post('/internal/media/remove', WORKER, { keys: requests[0].payload.mediaKeys });
    expect(again.status).toBe(204);
  });

  it('retains the row when the job cannot be enqueued', async () => {
    const me = buildUser();
    const { discoveryId } = await content.createDiscovery({ userId: me.userId });
    await content.dataSource.query('alter table job_requests rename to away');
    try {
      expect((await content.delete(`/api/discoveries/${discoveryId}`, me)).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table away rename to job_requests');
    }
    expect(toIds((await content.get('/api/discoveries', me)).body)).toEqual([discoveryId]);
  });

  it('deletes once when requests arrive at the same time', async () => {
    const me = buildUser();
    const analysisId = randomUUID();
    const { discoveryId } = await content.createDiscovery({ userId: me.userId }, { analysisId });
    const responses = await Promise.all([1, 2, 3].map(() => content.delete(`/api/discoveries/${discoveryId}`, me)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await openRemovals(analysisId)).toHaveLength(1);
  });

  it('waits until the analysis is deleted too, because a repeated upload must be analyzed again', async () => {
    const me = buildUser();
    const { discoveryId } = await content.createDiscovery({ userId: me.userId });
    let awaited: unknown;
    const wait = jest.spyOn(JobResults.prototype, 'waitAtMost').mockImplementationOnce(async (id) => {
      [awaited] = await content.dataSource.query('select job, requested_by from job_requests where id = $1', [id]);
    });
    expect((await content.delete(`/api/discoveries/${discoveryId}`, me)).status).toBe(204);
    expect(awaited).toEqual({ job: 'discovery.deleted', requested_by: `user:${me.userId}` });
    wait.mockRestore();
  });

  it('admits the owner and admins, and returns 404 for private discoveries of others', async () => {
    const visitorId = randomUUID();
    const owner = buildUser({ visitorId });
    const strangers = [buildUser(), buildGuest(randomUUID()), buildGuest(null), buildGuest(visitorId)];
    const open = await content.createDiscovery({ userId: owner.userId, visitorId });
    const hidden = await content.createDiscovery({ userId: owner.userId, visitorId }, { safety: 'unchecked' });
    const unowned = await content.createDiscovery({ visitorId });
    for (const stranger of strangers) {
      const rejection = await content.delete(`/api/discoveries/${open.discoveryId}`, stranger);
      expect([rejection.status, rejection.body.code]).toEqual([403, 'DISCOVERY_NOT_YOURS']);
      const unknown = await content.delete(`/api/discoveries/${hidden.discoveryId}`, stranger);
      expect([unknown.status, unknown.body.code]).toEqual([404, 'DISCOVERY_NOT_FOUND']);
    }
    for (const stranger of strangers.slice(0, 3)) {
      const unknown = await content.delete(`/api/discoveries/${unowned.discoveryId}`, stranger);
      expect(unknown.body.code).toBe('DISCOVERY_NOT_FOUND');
    }
    expect((await content.delete(`/api/discoveries/${unowned.discoveryId}`, buildGuest(visitorId))).status).toBe(204);
    const admin = buildUser({ isAdmin: true });
    expect((await content.delete(`/api/discoveries/${hidden.discoveryId}`, admin)).status).toBe(204);
    expect((await content.delete(`/api/discoveries/${open.discoveryId}`, owner)).status).toBe(204);
  });
});

describe('POST /internal/discoveries/claim', () => {
  it('assigns unclaimed discoveries of a visitor to the user once and leaves them private', async () => {
    const visitorId = randomUUID();
    const earlierAuthor = buildUser();
    const me = buildUser();
    const visitorDiscovery = await content.createDiscovery({ visitorId });
    const foreign = await content.createDiscovery({ userId: earlierAuthor.userId, visitorId });
    await content.createDiscovery({ visitorId: randomUUID() });
    const claim = { userId: me.userId, username: 'Ada', visitorId };

    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 1 });
    expect((await content.post('/internal/discoveries/claim', WORKER, claim)).body).toEqual({ claimed: 0 });

    const { body } = await content.get('/api/discoveries', me);
    expect(body).toMatchObject([
      { id: visitorDiscovery.discoveryId, userId: me.userId, username: 'Ada', isPublic: false },
    ]);
    expect((await content.get('/api/discoveries', buildGuest(visitorId))).body).toEqual([]);
    expect(toIds((await content.get('/api/discoveries', earlierAuthor)).body)).toEqual([foreign.discoveryId]);
  });
});
