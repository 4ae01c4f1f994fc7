import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { ContentService, guest, someUser, WORKER } from './content-service.js';

let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start();
});
afterAll(() => content.stop());

type Call = (who: Identity | null) => Promise<{ status: number; body: { code?: string } }>;
const image = '/objects/discoveries/4f9d3c1e-0000-4000-8000-000000000000/photo.webp';
const claim = { userId: 1, username: 'a', visitorId: randomUUID() };

const callers: Record<string, Identity | null> = {
  nobody: null,
  guest: guest(null),
  'guest with cookie': guest(randomUUID()),
  user: someUser(),
  admin: someUser({ isAdmin: true }),
  worker: WORKER,
};

/** Status per caller, in the order of `callers`. A 404 stands for "admitted, but there is no such thing". */
const matrix: [string, Call, number[]][] = [
  ['discoveries.list', (who) => content.get('/api/discoveries', who), [401, 200, 200, 200, 200, 401]],
  ['discoveries.listPublic', (who) => content.get('/api/discoveries/public', who), [401, 200, 200, 200, 200, 401]],
  ['discoveries.remove', (who) => content.delete('/api/discoveries/2147483647', who), [401, 404, 404, 404, 404, 401]],
  ['discoveries.backUp', (who) => content.post('/api/discoveries', who, {}), [401, 400, 400, 400, 400, 401]],
  [
    'discoveries.togglePublic',
    (who) => content.patch('/api/admin/discoveries/2147483647/toggle-public', who, { isPublic: true }),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'articles.removeByTitle',
    (who) => content.delete('/api/articles/by-title/none', who),
    [401, 401, 401, 403, 404, 401],
  ],
  ['audit.content', (who) => content.get('/api/admin/audit/content', who), [401, 401, 401, 403, 200, 401]],
  ['work.contentFailed', (who) => content.get('/api/admin/work/content/failed', who), [401, 401, 401, 403, 200, 401]],
  [
    'work.contentRetry',
    (who) => content.post(`/api/admin/work/content/${randomUUID()}/retry`, who, {}),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'internalWorkRequests.failed.content',
    (who) => content.get('/internal/work-requests/failed', who),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalWorkRequests.open.content',
    (who) => content.get('/internal/work-requests/open', who),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalWorkRequests.retry.content',
    (who) => content.post(`/internal/work-requests/${randomUUID()}/retry`, who, {}),
    [401, 403, 403, 403, 403, 404],
  ],
  [
    'internalDiscoveries.beginArticle',
    (who) => content.post('/internal/discoveries/2147483647/article/begin', who, { workRequestId: randomUUID() }),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.commitArticle',
    (who) =>
      content.post('/internal/discoveries/2147483647/article', who, { workRequestId: randomUUID(), guide: null }),
    [401, 403, 403, 403, 403, 204],
  ],
  ['objects.read', (who) => content.get(image, who), [401, 404, 404, 404, 404, 401]],
  ['articles.list', (who) => content.get('/api/articles', who), [401, 200, 200, 200, 200, 401]],
  ['articles.bySlug', (who) => content.get('/api/articles/none/direct', who), [401, 404, 404, 404, 404, 401]],
  [
    'articles.toggleVisibility',
    (who) => content.patch('/api/admin/articles/2147483647/toggle-visibility', who, { isPublic: true }),
    [401, 401, 401, 403, 404, 401],
  ],
  ['media.askUpload', (who) => content.post('/api/objects/upload', who, {}), [401, 401, 401, 403, 200, 401]],
  [
    'media.receiveUpload',
    (who) => content.put(`/objects/uploads/${randomUUID()}?expires=1&token=x`, who, {}),
    [401, 403, 403, 403, 403, 401],
  ],
  [
    'media.setArticlePhoto',
    (who) => content.put('/api/admin/articles/2147483647/photo', who, { photoURL: '/x' }),
    [401, 401, 401, 403, 404, 401],
  ],
  [
    'internalMedia.remove',
    (who) => content.post('/internal/media/remove-unnamed', who, { keys: [] }),
    [401, 403, 403, 403, 403, 204],
  ],
  ['internalMedia.sweep', (who) => content.post('/internal/media/sweep', who, {}), [401, 403, 403, 403, 403, 200]],
  [
    'internalArticles.publishedGuides',
    (who) => content.post('/internal/articles/published', who, { after: null }),
    [401, 403, 403, 403, 403, 200],
  ],
  ['internalArticles.rebuildGuideIndex', (who) => content.rebuildGuideIndex(who), [401, 403, 403, 403, 403, 200]],
  [
    'internalDiscoveries.create',
    async (who) => content.post('/internal/discoveries', who, await content.creation({})),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.removeOwned',
    (who) => content.post('/internal/discoveries/remove-owned', who, { userId: 2_147_483_647, visitorId: null }),
    [401, 403, 403, 403, 403, 200],
  ],
  ['dataExport.discoveries', (who) => content.get('/api/export/discoveries', who), [401, 200, 200, 200, 200, 401]],
  ['dataExport.guides', (who) => content.get('/api/export/guides', who), [401, 200, 200, 200, 200, 401]],
  [
    'internalDiscoveryUpkeep.nextRelocation',
    (who) => content.post('/internal/discoveries/relocations/next', who, {}),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveryUpkeep.relocate',
    (who) =>
      content.post('/internal/discoveries/2147483647/relocate', who, {
        position: null,
        isSight: false,
        nearbyAttractions: [],
      }),
    [401, 403, 403, 403, 403, 204],
  ],
  [
    'internalDiscoveryUpkeep.removeOfAnalysis',
    (who) => content.post('/internal/discoveries/remove-of-analysis', who, { analysisId: randomUUID() }),
    [401, 403, 403, 403, 403, 204],
  ],
  [
    'internalDiscoveryUpkeep.expire',
    (who) => content.post('/internal/discoveries/expire', who, { analysisIds: [] }),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.claim',
    (who) => content.post('/internal/discoveries/claim', who, claim),
    [401, 403, 403, 403, 403, 200],
  ],
  [
    'internalDiscoveries.removeMedia',
    (who) => content.post('/internal/media/remove', who, { keys: [] }),
    [401, 403, 403, 403, 403, 204],
  ],
];

describe.each(matrix)('%s', (_, call, expected) => {
  it.each(Object.keys(callers))('called by %s', async (name) => {
    const { status } = await call(callers[name] ?? null);
    expect(status).toBe(expected[Object.keys(callers).indexOf(name)]);
  });
});

it('refuses a forged identity', async () => {
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

  describe.each(Object.entries(hostile))('%s', (_, value) => {
    it('in a text of a discovery is stored or refused, and never a fault of ours', async () => {
      for (const field of fields) {
        const answer = await content.post('/internal/discoveries', WORKER, {
          ...(await content.creation({})),
          [field]: value,
        });
        expect({ field, fault: answer.status >= 500 }).toEqual({ field, fault: false });
      }
    });

    it('in lists, owner names and keys is stored or refused, and never a fault of ours', async () => {
      const me = someUser();
      const nearby = { name: value, distance: value, coordinates: { lat: 0, lng: 0 } };
      const answers = [
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.creation({ userId: me.userId, username: value })),
        }),
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.creation({ userId: me.userId })),
          facts: [value, value],
        }),
        await content.post('/internal/discoveries', WORKER, {
          ...(await content.creation({ userId: me.userId })),
          nearbyAttractions: [nearby],
        }),
        await content.post('/internal/discoveries/claim', WORKER, { ...claim, username: value }),
        await content.post('/internal/media/remove', WORKER, { keys: [value] }),
        await content.get('/api/discoveries', me),
        await content.delete(`/api/discoveries/${encodeURIComponent(value.slice(0, 400).toWellFormed())}`, me),
        await content.get(
          `/api/discoveries/public?before=${encodeURIComponent(value.slice(0, 400).toWellFormed())}`,
          me,
        ),
      ];
      expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    });
  });

  it.each([
    '/api/discoveries/public?limit=0',
    '/api/discoveries/public?limit=101',
    '/api/discoveries/public?limit=1&limit=2',
    '/api/discoveries/public?before=-1',
    '/api/discoveries/public?before=99999999999999999999',
    '/api/discoveries/public?limit=NaN',
  ])('%s names the wrong field', async (path) => {
    const { status, body } = await content.get(path, guest(null));
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.details.length).toBeGreaterThan(0);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(300), '1%00', '%20', "1'--"])(
    'id %s is refused',
    async (id) => {
      const { status } = await content.delete(`/api/discoveries/${id}`, someUser({ isAdmin: true }));
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
  ])('a creation with %j is refused', async (change) => {
    const answer = await content.post('/internal/discoveries', WORKER, { ...(await content.creation({})), ...change });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each(['', '[]', 'null', '"text"', '{', '{"__proto__":{"a":1}}'])('body %s is refused', async (body) => {
    for (const path of [
      '/internal/discoveries',
      '/internal/discoveries/claim',
      '/internal/discoveries/unjudged',
      '/internal/discoveries/1/judgement',
      '/internal/media/remove',
    ]) {
      expect((await content.post(path, WORKER, body)).status).toBe(400);
    }
  });

  it('cannot delete what is not a discovery’s picture', async () => {
    const key = await content.storePhoto();
    expect((await content.post('/internal/media/remove', WORKER, { keys: [key] })).status).toBe(400);
    expect(await content.storage.stat(key)).not.toBeNull();
  });
});
