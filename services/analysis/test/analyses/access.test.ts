import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { AiProviders } from '../../src/providers/ai-providers.js';
import {
  AnalysisTestService,
  createGuest,
  createResult,
  createUser,
  type TestResponse,
  WORKER,
} from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const owner = createGuest();
let id: string;
const CANDIDATE = { name: 'Arezzo', location: '', latitude: 43, longitude: 11, distanceMeters: null };
const NO_PLACE = { place: null, alternatives: [] };
beforeAll(async () => {
  id = await service.submit(owner, await createPhoto());
  await service.commit(id);
});

const callers: Record<string, Identity | null> = {
  nobody: null,
  'guest without cookie': createGuest(null),
  'another guest': createGuest(),
  user: createUser(),
  admin: createUser({ isAdmin: true }),
  gateway: { kind: 'service', service: 'gateway' },
  worker: WORKER,
};

const sendRequest = (path: string, actor: Identity | null, body?: unknown, method = 'POST'): Promise<TestResponse> =>
  service.call(path, actor, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

/**
 * Expected status for each caller, in the order of `callers`. A 404 means that the caller was admitted, but nothing was
 * found.
 */
const matrix: [string, (actor: Identity | null) => Promise<TestResponse>, number[]][] = [
  [
    'analyses.create',
    async (actor) => service.upload(actor, await createPhoto(), {}, { headers: { prefer: 'respond-async' } }),
    [401, 401, 202, 202, 202, 401, 401],
  ],
  [
    'adminAnalyses.listLooks',
    (actor) => service.call(`/api/admin/analyses/${id}/looks`, actor),
    [401, 401, 401, 403, 200, 401, 401],
  ],
  ['analyses.list', (actor) => service.call('/api/analyses', actor), [401, 200, 200, 200, 200, 401, 401]],
  ['analyses.exportOwn', (actor) => service.call('/api/export/analyses', actor), [401, 200, 200, 200, 200, 401, 401]],
  [
    'learnedPhotos.list',
    (actor) => service.call('/api/admin/learned-photos', actor),
    [401, 401, 401, 403, 200, 401, 401],
  ],
  [
    'learnedPhotos.forget',
    (actor) => service.call(`/api/admin/learned-photos/${id}`, actor, { method: 'DELETE' }),
    [401, 401, 401, 403, 404, 401, 401],
  ],
  [
    'analyses.delete',
    (actor) => service.call(`/api/analyses/${id}`, actor, { method: 'DELETE' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  ['analyses.byId', (actor) => service.call(`/api/analyses/${id}`, actor), [401, 404, 404, 404, 404, 401, 401]],
  [
    'analysisPhotos.read',
    (actor) => service.call(`/api/analyses/${id}/photo`, actor),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  [
    'HEAD analysisPhotos.read',
    (actor) => service.call(`/api/analyses/${id}/photo`, actor, { method: 'HEAD' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  [
    'analyses.events',
    (actor) => service.call(`/api/analyses/${id}/events`, actor),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  [
    'HEAD analyses.byId',
    (actor) => service.call(`/api/analyses/${id}`, actor, { method: 'HEAD' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  [
    'HEAD analyses.events',
    (actor) => service.call(`/api/analyses/${id}/events`, actor, { method: 'HEAD' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  ...(
    [
      ['analyses/:id/observe', undefined, 200],
      ['analyses/:id/look-again', { candidates: [CANDIDATE] }, 200],
      ['analyses/:id/write', () => NO_PLACE, 200],
      ['analyses/:id/commit', () => ({ result: createResult(id) }), 200],
      ['analyses/judge-photo', { photoKey: `discoveries/${randomUUID()}/photo.webp` }, 200],
      ['analyses/claim', { userId: 1, username: 'marta', visitorId: randomUUID() }, 200],
      ['analyses/remove-owned', { userId: 2_147_483_647, visitorId: null }, 200],
      ['job-requests/:request/settle', { outcome: { status: 'done' } }, 204],
      ['analyses/unused', undefined, 200],
      ['analyses/purge', { ids: [], inUse: [] }, 204],
      ['analyses/sweep-files', { after: '' }, 200],
    ] as const
  ).map(([path, body, admitted]): (typeof matrix)[number] => [
    `internal ${path}`,
    async (actor) => {
      const { jobRequestId } = await service.findRow(id);
      return sendRequest(
        `/internal/${path.replace(':id', id).replace(':request', jobRequestId)}`,
        actor,
        typeof body === 'function' ? { jobRequestId, ...body() } : body,
      );
    },
    [401, 403, 403, 403, 403, admitted, admitted],
  ]),
];

describe.each(matrix)('access: %s', (_, call, expected) => {
  it.each(Object.keys(callers))('responds to %s as declared', async (name) => {
    expect((await call(callers[name] ?? null)).status).toBe(expected[Object.keys(callers).indexOf(name)]);
  });
});

it('GET /api/analyses/:id: returns an analysis to its owner', async () => {
  expect((await service.call(`/api/analyses/${id}`, owner)).status).toBe(200);
  expect((await service.call(`/api/analyses/${id}/events`, owner)).status).toBe(200);
});

it('GET /api/analyses/:id: hides a user’s analysis from the next guest of the same browser', async () => {
  const visitorId = randomUUID();
  const ownId = await service.submit(createUser({ visitorId }), await createPhoto());
  expect((await service.call(`/api/analyses/${ownId}`, createGuest(visitorId))).status).toBe(404);
});

it('GET /api/analyses/:id: rejects a forged identity', async () => {
  const [head, body] = (await service.headers(owner))['x-placelore-identity']?.split('.') ?? [];
  const forged = { 'x-placelore-identity': `${head}.${body}.${'A'.repeat(43)}` };
  expect((await service.call(`/api/analyses/${id}`, null, { headers: forged })).status).toBe(401);
});

it('POST /internal/analyses/judge-photo: gives the models published images only', async () => {
  const shown: string[] = [];
  const judge = async (photo: Buffer) => {
    shown.push(photo.toString());
    return { safety: 'safe', moderation: null };
  };
  const providers = service.app.get(AiProviders);
  const { localModeration } = providers;
  Object.assign(providers, { localModeration: { judge } });
  const published = [`discoveries/${id}/photo.webp`, `articles/${id}/photo.webp`];
  const others = [`analyses/${id}/photo.webp`, `discoveries/${id}/photo.jpg`, `x/discoveries/${id}/photo.webp`];
  for (const key of [...published, ...others]) await service.storage.put(key, Buffer.from(key), 'image/webp');
  const judgePhoto = async (photoKey: string) => {
    const { status, body } = await sendRequest('/internal/analyses/judge-photo', WORKER, { photoKey });
    return [status, body.safety ?? body.code];
  };
  for (const key of published) expect(await judgePhoto(key)).toEqual([200, 'safe']);
  for (const key of others) expect([key, await judgePhoto(key)]).toEqual([key, [400, 'INVALID_INPUT']]);
  expect(await judgePhoto(`articles/${randomUUID()}/photo.webp`)).toEqual([404, 'OBJECT_NOT_FOUND']);
  expect(shown).toEqual(published);
  Object.assign(providers, { localModeration });
});

const HOSTILE = ['1', '-1', 'x', 'null', "'--", '%00', '%ud83d', '..%2f..', '%20', '\u202e', 'x'.repeat(400)];

describe.each(HOSTILE)('id %j', (hostile) => {
  it('is rejected by all routes', async () => {
    const responses = [
      await sendRequest(`/api/analyses/${hostile}`, owner, undefined, 'GET'),
      await sendRequest(`/api/analyses/${hostile}/events`, owner, undefined, 'GET'),
      await sendRequest(`/internal/analyses/${hostile}/observe`, WORKER),
      await sendRequest(`/internal/analyses/${hostile}/write`, WORKER, { jobRequestId: randomUUID(), ...NO_PLACE }),
      await sendRequest(`/internal/analyses/${hostile}/commit`, WORKER, {
        jobRequestId: randomUUID(),
        result: createResult(id),
      }),
      await sendRequest(`/internal/analyses/${hostile}/remove`, WORKER),
      await sendRequest(`/api/analyses/${hostile}`, owner, undefined, 'DELETE'),
      await sendRequest(`/api/export/analyses?after=${hostile}`, owner, undefined, 'GET'),
      await sendRequest(`/internal/job-requests/${hostile}/settle`, WORKER, { outcome: { status: 'done' } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 400));
  });
});

it('unknown analysis id: returns 404 and changes nothing', async () => {
  const unknown = randomUUID();
  const responses = [
    await sendRequest(`/api/analyses/${unknown}`, owner, undefined, 'GET'),
    await sendRequest(`/internal/analyses/${unknown}/observe`, WORKER),
    await sendRequest(`/internal/analyses/${unknown}/write`, WORKER, { jobRequestId: randomUUID(), ...NO_PLACE }),
    await sendRequest(`/internal/analyses/${unknown}/remove`, WORKER),
    await sendRequest(`/api/analyses/${unknown}`, owner, undefined, 'DELETE'),
    await sendRequest(`/internal/job-requests/${unknown}/settle`, WORKER, { outcome: { status: 'done' } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 204, 404, 204]);
});

it('uppercase analysis id: refers to the same analysis', async () => {
  const ownId = await service.submit(owner, await createPhoto());
  expect((await sendRequest(`/internal/analyses/${ownId.toUpperCase()}/remove`, WORKER)).status).toBe(204);
  expect(await service.storage.stat(`analyses/${ownId}/photo.jpg`)).toBeNull();
  const other = await service.submit(owner, await createPhoto());
  expect((await sendRequest(`/api/analyses/${other.toUpperCase()}`, owner, undefined, 'DELETE')).status).toBe(204);
  expect(await service.storage.stat(`analyses/${other}/photo.jpg`)).toBeNull();
});

it.each([
  ['commit', {}],
  ['commit', { jobRequestId: 'x', result: {} }],
  ['write', {}],
  ['write', { place: {}, background: null }],
  ['write', []],
])('POST /internal/analyses/:id: rejects step %s with the body %j', async (step, body) => {
  expect((await sendRequest(`/internal/analyses/${id}/${step}`, WORKER, body)).status).toBe(400);
});

it.each([
  {},
  { userId: 'x', visitorId: randomUUID() },
  { userId: 2 ** 40, visitorId: randomUUID() },
  { userId: 1, visitorId: 'x' },
])('POST /internal/analyses/claim: rejects %j', async (body) => {
  expect((await sendRequest('/internal/analyses/claim', WORKER, body)).status).toBe(400);
});

it.each([
  ['GET', '/api/analyze'],
  ['PUT', '/api/analyze'],
  ['PUT', `/api/analyses/${randomUUID()}`],
  ['GET', '/internal/analyses/claim'],
])('%s %s: returns 404', async (method, path) => {
  expect((await sendRequest(path, owner, undefined, method)).status).toBe(404);
});

it('analyses.exportOwn: returns 50 analyses at a time, in the order of their ids, without those of others', async () => {
  const guest = createGuest();
  const first = await service.submit(guest, await createPhoto());
  await service.dataSource.query(
    `insert into analyses select (jsonb_populate_record(analysis, jsonb_build_object(
       'id', gen_random_uuid(), 'result_key', result_key || n))).*
       from analyses analysis, generate_series(1, 60) n where id = $1`,
    [first],
  );
  const read = async (query: string): Promise<string[]> =>
    (await service.call(`/api/export/analyses${query}`, guest)).body.map((analysis: { id: string }) => analysis.id);
  const page = await read('');
  const rest = await read(`?after=${page.at(-1)}`);
  expect([page.length, rest.length]).toEqual([50, 11]);
  expect([...page, ...rest]).toEqual([...new Set([...page, ...rest])].toSorted());
  expect(await read(`?after=${rest.at(-1)}`)).toEqual([]);
});
