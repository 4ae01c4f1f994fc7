import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { AuthTestService, createGuest, WORKER } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start();
  await Promise.all(['user', 'an.admin', 'suspended', 'suspended.admin'].map(registerUser));
  await auth.dataSource.query(`update users set is_admin = true where username in ('an.admin', 'suspended.admin')`);
  await auth.dataSource.query(`update users set status = 'suspended' where username like 'suspended%'`);
});
afterAll(() => auth.stop());

const ids: Record<string, number> = {};
const registerUser = async (username: string) => {
  const response = await auth.register({ username, email: `${username}@example.org`, password: 'secret1' });
  ids[username] = response.body.id;
};
const createIdentity = (username: string): Identity => ({
  ...createGuest(),
  userId: ids[username]!,
  username,
  isAdmin: username.endsWith('admin'),
  sessionKey: randomUUID(),
});
const callers: [string, () => Identity | null][] = [
  ['nobody', () => null],
  ['guest', () => createGuest()],
  ['user', () => createIdentity('user')],
  ['suspended', () => createIdentity('suspended')],
  ['admin', () => createIdentity('an.admin')],
  ['service', () => WORKER],
  // Sessions end when a user loses access, but an identity that was signed before may still be in transit.
  ['suspended admin', () => createIdentity('suspended.admin')],
];

const finishPath = `/internal/job-requests/${randomUUID()}/settle`;
const unknownUserPath = '/api/admin/users/2147483647';
/** Method, path, body, and the status for each of the callers above. */
const handlers: Record<string, ['get' | 'post' | 'patch' | 'delete', string, object | undefined, number[]]> = {
  'auth.currentUser': ['get', '/api/user', undefined, [401, 401, 200, 401, 200, 401, 401]],
  'auth.register': ['post', '/api/register', {}, [401, 400, 400, 400, 400, 401, 400]],
  'auth.login': ['post', '/api/login', { username: 'x', password: 'y' }, [401, 401, 401, 401, 401, 401, 401]],
  'auth.logout': ['post', '/api/logout', undefined, [401, 204, 204, 204, 204, 401, 204]],
  'auth.deleteAccount': ['delete', '/api/user', { password: 'wrong' }, [401, 401, 401, 401, 401, 401, 401]],
  'internalAccounts.endSessions': [
    'post',
    '/internal/users/2147483647/sessions/end',
    undefined,
    [401, 403, 403, 403, 403, 204, 403],
  ],
  'internalJobRequests.finish.auth': [
    'post',
    finishPath,
    { outcome: { status: 'done' } },
    [401, 403, 403, 403, 403, 204, 403],
  ],
  'users.list': ['get', '/api/admin/users', undefined, [401, 401, 403, 403, 200, 401, 200]],
  'users.delete': ['delete', `${unknownUserPath}`, undefined, [401, 401, 403, 403, 404, 401, 403]],
  'users.setStatus': [
    'patch',
    `${unknownUserPath}/status`,
    { status: 'suspended' },
    [401, 401, 403, 403, 404, 401, 403],
  ],
  'users.setRole': ['patch', `${unknownUserPath}/role`, { isAdmin: true }, [401, 401, 403, 403, 404, 401, 403]],
  'audit.auth': ['get', '/api/admin/audit/auth', undefined, [401, 401, 403, 403, 200, 401, 200]],
  'failedJobs.authFailed': ['get', '/api/admin/failed-jobs/auth', undefined, [401, 401, 403, 403, 200, 401, 200]],
  'failedJobs.authRetry': [
    'post',
    `/api/admin/failed-jobs/auth/${randomUUID()}/retry`,
    undefined,
    [401, 401, 403, 403, 404, 401, 404],
  ],
  'failedJobs.authRetryAll': [
    'post',
    '/api/admin/failed-jobs/auth/retry-all',
    { job: 7 },
    [401, 401, 403, 403, 400, 401, 400],
  ],
  'scheduledJobs.authList': ['get', '/api/admin/scheduled-jobs/auth', undefined, [401, 401, 403, 403, 200, 401, 200]],
  'scheduledJobs.authRun': [
    'post',
    '/api/admin/scheduled-jobs/auth/nothing/run',
    undefined,
    [401, 401, 403, 403, 404, 401, 404],
  ],
  'internalSessions.read': [
    'post',
    '/internal/sessions/read',
    { key: 'a'.repeat(64) },
    [401, 403, 403, 403, 403, 200, 403],
  ],
  'internalUsers.createAdmin': ['post', '/internal/admins', {}, [401, 403, 403, 403, 403, 400, 403]],
  'internalUsers.resetPassword': [
    'post',
    '/internal/users/reset-password',
    { username: 'nobody-here' },
    [401, 403, 403, 403, 403, 404, 403],
  ],
  'internalJobRequests.failed.auth': [
    'get',
    '/internal/job-requests/failed',
    undefined,
    [401, 403, 403, 403, 403, 200, 403],
  ],
  'internalJobRequests.countOpen.auth': [
    'get',
    '/internal/job-requests/open',
    undefined,
    [401, 403, 403, 403, 403, 200, 403],
  ],
  'internalJobRequests.retry.auth': [
    'post',
    `/internal/job-requests/${randomUUID()}/retry`,
    undefined,
    [401, 403, 403, 403, 403, 404, 403],
  ],
  'internalJobRequests.retryAll.auth': [
    'post',
    '/internal/job-requests/retry-all',
    { job: 7 },
    [401, 403, 403, 403, 403, 400, 403],
  ],
};

it('access matrix: contains every route of the service', () => {
  const own = [...PUBLIC_ROUTES, ...INTERNAL_ROUTES].filter(({ service }) => service === 'auth').map(({ id }) => id);
  expect(Object.keys(handlers).sort()).toEqual(own.sort());
});

const matrix = Object.entries(handlers).flatMap(([id, [method, path, body, statuses]]) =>
  callers.map(([caller, who], index) => [id, caller, { method, path, body, who, expected: statuses[index] }] as const),
);
it.each(matrix)('%s: checks access for caller: %s', async (_id, _caller, { method, path, body, who, expected }) => {
  expect((await auth.call(method, path, who(), body)).status).toBe(expected);
});

it.each(Object.entries(handlers))('%s: rejects a forged identity', async (_id, [method, path, body]) => {
  for (const actor of [createIdentity('an.admin'), WORKER]) {
    expect((await auth.callForged(method, path, actor, body)).status).toBe(401);
  }
});

it('login: requires an identity first, and then the password', async () => {
  const body = { username: 'x', password: 'y' };
  expect((await auth.call('post', '/api/login', null, body)).body.code).toBe('AUTHENTICATION_REQUIRED');
  expect((await auth.call('post', '/api/login', createGuest(), body)).body.code).toBe('INVALID_CREDENTIALS');
});

it('account deletion: asks only existing accounts for the password', async () => {
  const codes = [];
  for (const [, actor] of callers)
    codes.push((await auth.call('delete', '/api/user', actor(), { password: 'x' })).body.code);
  const [wrongPassword, unauthenticated] = ['INVALID_CREDENTIALS', 'AUTHENTICATION_REQUIRED'];
  expect(codes).toEqual([
    unauthenticated,
    unauthenticated,
    wrongPassword,
    unauthenticated,
    wrongPassword,
    unauthenticated,
    unauthenticated,
  ]);
});

it('health: needs no secret', async () => {
  const response = await auth.call('get', '/readyz', null);
  expect(response.body).toEqual({
    service: 'auth',
    ok: true,
    parts: [
      { name: 'redis', ok: true },
      { name: 'database', ok: true },
    ],
  });
});
