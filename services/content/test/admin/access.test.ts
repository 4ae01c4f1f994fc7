import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start();
});
afterAll(() => content.stop());

type RouteCall = (actor: Identity | null) => Promise<{ status: number; body: { code?: string } }>;
const IMAGE_PATH = '/objects/discoveries/4f9d3c1e-0000-4000-8000-000000000000/photo.webp';
const CLAIM = { userId: 1, username: 'a', visitorId: randomUUID() };

const CALLERS: Record<string, Identity | null> = {
  unidentified: null,
  guest: buildGuest(null),
  'guest with cookie': buildGuest(randomUUID()),
  user: buildUser(),
  admin: buildUser({ isAdmin: true }),
  worker: WORKER,
};

/**
 * Expected status for each caller, in the order of `CALLERS`. A 404 means that the caller was admitted, but the subject
 * does not exist.
 */
const ACCESS_MATRIX: [string, RouteCall, number[]][] = [
  ['discoveries.list', (actor) => content.get('/api/discoveries', actor), [401, 200, 200, 200, 200, 401]],
  ['discoveries.listPublic', (actor) => content.get('/api/discoveries/public', actor), [401, 200, 200, 200, 200, 401]],
  [
    'discoveries.delete',
    (actor) => content.delete('/api/discoveries/2147483647', actor),
    [401, 404, 404, 404, 404, 401],
  ],
  ['discoveries.saveBackup', (actor) => content.post('/api/discoveries', actor, {}), [401, 400, 400, 400, 400, 401]],
  [
    'discoveries.togglePublic',
    (actor) => content.patch('/api/admin/discoveries/2147483647/toggle-public', actor, { isPublic: true }),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'articles.deleteByTitle',
    (actor) => content.delete('/api/articles/by-title/none', actor),
    [401, 401, 401, 403, 404, 401],
  ],
  ['audit.content', (actor) => content.get('/api/admin/audit/content', actor), [401, 401, 401, 403, 200, 401]],
  [
    'failedJobs.contentFailed',
    (actor) => content.get('/api/admin/failed-jobs/content', actor),
    [401, 401, 401, 403, 200, 401],
  ],
  [
    'failedJobs.contentRetry',
    (actor) => content.post(`/api/admin/failed-jobs/content/${randomUUID()}/retry`, actor, {}),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'internalJobRequests.failed.content',
    (actor) => content.get('/internal/job-requests/failed', actor),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalJobRequests.countOpen.content',
    (actor) => content.get('/internal/job-requests/open', actor),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalJobRequests.retry.content',
    (actor) => content.post(`/internal/job-requests/${randomUUID()}/retry`, actor, {}),
    [401, 403, 403, 403, 403, 404],
  ],
  [
    'internalDiscoveries.startArticle',
    (actor) => content.post('/internal/discoveries/2147483647/article/begin', actor, { jobRequestId: randomUUID() }),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.commitArticle',
    (actor) =>
      content.post('/internal/discoveries/2147483647/article', actor, { jobRequestId: randomUUID(), guide: null }),
    [401, 403, 403, 403, 403, 204],
  ],
  ['objects.read', (actor) => content.get(IMAGE_PATH, actor), [401, 404, 404, 404, 404, 401]],
  ['articles.list', (actor) => content.get('/api/articles', actor), [401, 200, 200, 200, 200, 401]],
  ['articles.bySlug', (actor) => content.get('/api/articles/none/direct', actor), [401, 404, 404, 404, 404, 401]],
  [
    'articles.toggleVisibility',
    (actor) => content.patch('/api/admin/articles/2147483647/toggle-visibility', actor, { isPublic: true }),
    [401, 401, 401, 403, 404, 401],
  ],
  ['media.createUploadUrl', (actor) => content.post('/api/objects/upload', actor, {}), [401, 401, 401, 403, 200, 401]],
  [
    'media.receiveUpload',
    (actor) => content.put(`/objects/uploads/${randomUUID()}?expires=1&token=x`, actor, {}),
    [401, 403, 403, 403, 403, 401],
  ],
  [
    'media.setArticlePhoto',
    (actor) => content.put('/api/admin/articles/2147483647/photo', actor, { photoURL: '/x' }),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'internalMedia.deleteUnreferenced',
    (actor) => content.post('/internal/media/remove-unnamed', actor, { keys: [] }),
    [401, 403, 403, 403, 403, 204],
  ],
  ['internalMedia.sweep', (actor) => content.post('/internal/media/sweep', actor, {}), [401, 403, 403, 403, 403, 200]],
  [
    'internalArticles.listPublished',
    (actor) => content.post('/internal/articles/published', actor, { after: null }),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalArticles.rebuildArticleIndex',
    (actor) => content.rebuildArticleIndex(actor),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.create',
    async (actor) => content.post('/internal/discoveries', actor, await content.buildCreation({})),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.deleteOwned',
    (actor) => content.post('/internal/discoveries/remove-owned', actor, { userId: 2_147_483_647, visitorId: null }),
    [401, 403, 403, 403, 403, 200],
  ],
  ['dataExport.discoveries', (actor) => content.get('/api/export/discoveries', actor), [401, 200, 200, 200, 200, 401]],
  ['dataExport.guides', (actor) => content.get('/api/export/guides', actor), [401, 200, 200, 200, 200, 401]],
  [
    'internalDiscoveryMaintenance.deleteByAnalysis',
    (actor) => content.post('/internal/discoveries/remove-of-analysis', actor, { analysisId: randomUUID() }),
    [401, 403, 403, 403, 403, 204],
  ],
  [
    'internalDiscoveryMaintenance.expire',
    (actor) => content.post('/internal/discoveries/expire', actor, { analysisIds: [] }),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.claim',
    (actor) => content.post('/internal/discoveries/claim', actor, CLAIM),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.deleteMedia',
    (actor) => content.post('/internal/media/remove', actor, { keys: [] }),
    [401, 403, 403, 403, 403, 204],
  ],
];

describe.each(ACCESS_MATRIX)('%s', (_, call, expected) => {
  it.each(Object.keys(CALLERS))('returns the expected status to the caller: %s', async (name) => {
    const { status } = await call(CALLERS[name] ?? null);
    expect(status).toBe(expected[Object.keys(CALLERS).indexOf(name)]);
  });
});

it('content service: rejects a forged identity', async () => {
  const [head, body] = (await content.headers(WORKER))['x-placelore-identity']?.split('.') ?? [];
  const forged = { 'x-placelore-identity': `${head}.${body}.${'A'.repeat(43)}` };
  expect((await content.get('/api/discoveries', null, forged)).status).toBe(401);
});

describe('hostile input', () => {
  const hostile = {
    NUL: 'a\u0000b',
    'lone surrogate': 'a\ud800b',
    SQL: `'; drop table discoveries; --`,
    braces: '{"a",NULL,\\}',
    'a million characters': 'x'.repeat(1024 * 1024),
    'right-to-left override': '\u202eabc',
  };
  const fields = ['title', 'description', 'culturalInfo', 'location', 'photoKey', 'analysisId', 'category', 'source'];

  describe.each(Object.entries(hostile))('value: %s', (_, value) => {
    it('stores or rejects it in every text field of a discovery without a server error', async () => {
      for (const field of fields) {
        const response = await content.post('/internal/discoveries', WORKER, {
          ...(await content.buildCreation({})),
          [field]: value,
        });
        expect({ field, fault: response.status >= 500 }).toEqual({ field, fault: false });
      }
    });

    it('stores or rejects it in lists, owner names and keys without a server error', async () => {
      const me = buildUser();
      const nearby = { name: value, distance: value, coordinates: { lat: 0, lng: 0 } };
      const responses = [
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.buildCreation({ userId: me.userId, username: value })),
        }),
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.buildCreation({ userId: me.userId })),
          facts: [value, value],
        }),
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.buildCreation({ userId: me.userId })),
          nearbyAttractions: [nearby],
        }),
        await content.post('/internal/discoveries/claim', WORKER, { ...CLAIM, username: value }),
        await content.post('/internal/media/remove', WORKER, { keys: [value] }),
        await content.get('/api/discoveries', me),
        await content.delete(`/api/discoveries/${encodeURIComponent(value.slice(0, 400).toWellFormed())}`, me),
        await content.get(
          `/api/discoveries/public?before=${encodeURIComponent(value.slice(0, 400).toWellFormed())}`,
          me,
        ),
      ];
      expect(responses.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    });
  });

  it.each([
    '/api/discoveries/public?limit=0',
    '/api/discoveries/public?limit=101',
    '/api/discoveries/public?limit=1&limit=2',
    '/api/discoveries/public?before=-1',
    '/api/discoveries/public?before=99999999999999999999',
    '/api/discoveries/public?limit=NaN',
  ])('GET %s returns 400 and names the wrong field', async (path) => {
    const { status, body } = await content.get(path, buildGuest(null));
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details.length).toBeGreaterThan(0);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(300), '1%00', '%20', "1'--"])(
    'DELETE /api/discoveries/:id rejects the id %s',
    async (id) => {
      const { status } = await content.delete(`/api/discoveries/${id}`, buildUser({ isAdmin: true }));
      expect([400, 404]).toContain(status);
    },
  );

  it.each([
    { latitude: 91 },
    { longitude: -180.5 },
    { latitude: '48' },
    { owner: { userId: 2 ** 40, username: null, visitorId: null } },
    { owner: { userId: null, username: null, visitorId: 'not a uuid' } },
    { owner: null },
    { facts: 'one' },
    { category: 'Castle' },
    { safety: 'maybe' },
    { confidence: 1.5 },
    { contradicted: 'no' },
    { moderation: { provider: 'local' } },
  ])('POST /internal/discoveries rejects %j', async (change) => {
    const response = await content.post('/internal/discoveries', WORKER, {
      ...(await content.buildCreation({})),
      ...change,
    });
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each(['', '[]', 'null', '"text"', '{', '{"__proto__":{"a":1}}'])(
    'internal routes of discoveries and media reject the body %s',
    async (body) => {
      for (const path of [
        '/internal/discoveries',
        '/internal/discoveries/claim',
        '/internal/discoveries/unjudged',
        '/internal/discoveries/1/judgment',
        '/internal/media/remove',
      ]) {
        expect((await content.post(path, WORKER, body)).status).toBe(400);
      }
    },
  );

  it('POST /internal/media/remove rejects keys that are not discovery images', async () => {
    const key = await content.storePhoto();
    expect((await content.post('/internal/media/remove', WORKER, { keys: [key] })).status).toBe(400);
    expect(await content.storage.stat(key)).not.toBeNull();
  });
});
