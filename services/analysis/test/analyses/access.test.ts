import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { AnalysisService, type Answer, guest, result, someUser, WORKER } from './analysis-service.js';
import { photo } from './photos.js';

let service: AnalysisService;
beforeAll(async () => {
  service = await AnalysisService.start();
});
afterAll(() => service.stop());

const owner = guest();
let id: string;
beforeAll(async () => {
  id = await service.submit(owner, await photo());
  await service.commit(id);
});

const callers: Record<string, Identity | null> = {
  nobody: null,
  'guest without cookie': guest(null),
  'another guest': guest(),
  user: someUser(),
  admin: someUser({ isAdmin: true }),
  gateway: { kind: 'service', service: 'gateway' },
  worker: WORKER,
};

const send = (path: string, who: Identity | null, body?: unknown, method = 'POST'): Promise<Answer> =>
  service.call(path, who, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

/** Status per caller, in the order of `callers`. A 404 stands for "admitted, but there is no such thing". */
const matrix: [string, (who: Identity | null) => Promise<Answer>, number[]][] = [
  [
    'analyses.create',
    async (who) => service.upload(who, await photo(), {}, { headers: { prefer: 'respond-async' } }),
    [401, 401, 202, 202, 202, 401, 401],
  ],
  ['analyses.list', (who) => service.call('/api/analyses', who), [401, 200, 200, 200, 200, 401, 401]],
  ['analyses.exportOwn', (who) => service.call('/api/export/analyses', who), [401, 200, 200, 200, 200, 401, 401]],
  [
    'analyses.remove',
    (who) => service.call(`/api/analyses/${id}`, who, { method: 'DELETE' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  ['analyses.byId', (who) => service.call(`/api/analyses/${id}`, who), [401, 404, 404, 404, 404, 401, 401]],
  ['analyses.events', (who) => service.call(`/api/analyses/${id}/events`, who), [401, 404, 404, 404, 404, 401, 401]],
  [
    'HEAD analyses.byId',
    (who) => service.call(`/api/analyses/${id}`, who, { method: 'HEAD' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  [
    'HEAD analyses.events',
    (who) => service.call(`/api/analyses/${id}/events`, who, { method: 'HEAD' }),
    [401, 404, 404, 404, 404, 401, 401],
  ],
  ...(
    [
      ['analyses/:id/look', undefined, 200],
      ['analyses/:id/write', { place: null, background: null }, 200],
      ['analyses/:id/commit', 'commit', 204],
      ['analyses/judge-photo', { photoKey: `discoveries/${randomUUID()}/photo.webp` }, 200],
      ['analyses/claim', { userId: 1, username: 'marta', visitorId: randomUUID() }, 200],
      ['analyses/remove-owned', { userId: 2_147_483_647, visitorId: null }, 200],
      ['work-requests/:request/settle', { outcome: { status: 'done' } }, 204],
      ['analyses/unused', undefined, 200],
      ['analyses/purge', { ids: [], inUse: [] }, 204],
      ['analyses/sweep-files', { after: '' }, 200],
    ] as const
  ).map(([path, body, admitted]): (typeof matrix)[number] => [
    `internal ${path}`,
    async (who) => {
      const { workRequestId } = await service.row(id);
      return send(
        `/internal/${path.replace(':id', id).replace(':request', workRequestId)}`,
        who,
        body === 'commit' ? { workRequestId, result: result(id) } : body,
      );
    },
    [401, 403, 403, 403, 403, admitted, admitted],
  ]),
];

describe.each(matrix)('%s', (_, call, expected) => {
  it.each(Object.keys(callers))('called by %s', async (name) => {
    expect((await call(callers[name] ?? null)).status).toBe(expected[Object.keys(callers).indexOf(name)]);
  });
});

it('the owner alone may read an analysis', async () => {
  expect((await service.call(`/api/analyses/${id}`, owner)).status).toBe(200);
  expect((await service.call(`/api/analyses/${id}/events`, owner)).status).toBe(200);
});

it('a user’s analysis is not that of the next guest of the same browser', async () => {
  const visitorId = randomUUID();
  const own = await service.submit(someUser({ visitorId }), await photo());
  expect((await service.call(`/api/analyses/${own}`, guest(visitorId))).status).toBe(404);
});

it('refuses a forged identity', async () => {
  const [head, body] = (await service.headers(owner))['x-placelore-identity']?.split('.') ?? [];
  const forged = { 'x-placelore-identity': `${head}.${body}.${'A'.repeat(43)}` };
  expect((await service.call(`/api/analyses/${id}`, null, { headers: forged })).status).toBe(401);
});

const HOSTILE = ['1', '-1', 'x', 'null', "'--", '%00', '%ud83d', '..%2f..', '%20', '\u202e', 'x'.repeat(400)];

describe.each(HOSTILE)('the id %j', (hostile) => {
  it('is refused everywhere', async () => {
    const answers = [
      await send(`/api/analyses/${hostile}`, owner, undefined, 'GET'),
      await send(`/api/analyses/${hostile}/events`, owner, undefined, 'GET'),
      await send(`/internal/analyses/${hostile}/look`, WORKER),
      await send(`/internal/analyses/${hostile}/write`, WORKER, { place: null, background: null }),
      await send(`/internal/analyses/${hostile}/commit`, WORKER, { workRequestId: randomUUID(), result: result(id) }),
      await send(`/internal/analyses/${hostile}/remove`, WORKER),
      await send(`/api/analyses/${hostile}`, owner, undefined, 'DELETE'),
      await send(`/api/export/analyses?after=${hostile}`, owner, undefined, 'GET'),
      await send(`/internal/work-requests/${hostile}/settle`, WORKER, { outcome: { status: 'done' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  });
});

it('an id nobody has is not found, and harms nothing', async () => {
  const unknown = randomUUID();
  const answers = [
    await send(`/api/analyses/${unknown}`, owner, undefined, 'GET'),
    await send(`/internal/analyses/${unknown}/look`, WORKER),
    await send(`/internal/analyses/${unknown}/write`, WORKER, { place: null, background: null }),
    await send(`/internal/analyses/${unknown}/remove`, WORKER),
    await send(`/api/analyses/${unknown}`, owner, undefined, 'DELETE'),
    await send(`/internal/work-requests/${unknown}/settle`, WORKER, { outcome: { status: 'done' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 204, 404, 204]);
});

it('an id in capitals is the same id', async () => {
  const mine = await service.submit(owner, await photo());
  expect((await send(`/internal/analyses/${mine.toUpperCase()}/remove`, WORKER)).status).toBe(204);
  expect(await service.storage.stat(`analyses/${mine}/photo.jpg`)).toBeNull();
  const other = await service.submit(owner, await photo());
  expect((await send(`/api/analyses/${other.toUpperCase()}`, owner, undefined, 'DELETE')).status).toBe(204);
  expect(await service.storage.stat(`analyses/${other}/photo.jpg`)).toBeNull();
});

it.each([
  ['commit', {}],
  ['commit', { workRequestId: 'x', result: {} }],
  ['write', {}],
  ['write', { place: {}, background: null }],
  ['write', []],
])('%s with %j is refused', async (step, body) => {
  expect((await send(`/internal/analyses/${id}/${step}`, WORKER, body)).status).toBe(400);
});

it.each([
  {},
  { userId: 'x', visitorId: randomUUID() },
  { userId: 2 ** 40, visitorId: randomUUID() },
  { userId: 1, visitorId: 'x' },
])('a claim with %j is refused', async (body) => {
  expect((await send('/internal/analyses/claim', WORKER, body)).status).toBe(400);
});

it.each([
  ['GET', '/api/analyze'],
  ['PUT', '/api/analyze'],
  ['PUT', `/api/analyses/${randomUUID()}`],
  ['GET', '/internal/analyses/claim'],
])('%s %s is not there', async (method, path) => {
  expect((await send(path, owner, undefined, method)).status).toBe(404);
});
