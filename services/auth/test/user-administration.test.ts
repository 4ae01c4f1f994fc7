import { adminUser } from '@placelore/contracts/auth/users.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { SessionStore } from '../src/sessions/session-store.js';
import { AuthTestService, createGuest, getSessionId } from './auth-test-service.js';

let auth: AuthTestService;
let admin: Awaited<ReturnType<AuthTestService['createAdmin']>>;
beforeAll(async () => {
  auth = await AuthTestService.start();
});
beforeEach(async () => {
  await auth.dataSource.query('update users set is_admin = false');
  admin = await auth.createAdmin();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => auth.stop());

type Admin = typeof admin;
const path = (id: number | string, rest = '') => `/api/admin/users/${id}${rest}`;
const setStatus = (id: number | string, status: unknown, actor: Admin = admin) =>
  auth.call('patch', path(id, '/status'), actor, { status });
const setRole = (id: number | string, isAdmin: unknown, actor: Admin = admin) =>
  auth.call('patch', path(id, '/role'), actor, { isAdmin });
const deleteUser = (id: number | string, actor: Admin = admin) => auth.call('delete', path(id), actor);
const findUser = async (id: number) =>
  (await auth.dataSource.query('select is_admin as "isAdmin", status from users where id = $1', [id]))[0];
const fetchDeletionJobs = (id: number) =>
  auth.dataSource.query(`select payload from job_requests where job = 'account.deleted' and requested_by = $1`, [
    `user:${id}`,
  ]);
const getActorFields = () => ({ actorId: admin.userId, actorName: admin.username });

describe('suspension', () => {
  it('ends every session immediately, blocks sign-in, and can be reverted', async () => {
    const account = await auth.createAccount();
    const otherSession = getSessionId(await auth.login(account.username, 'secret1'));
    const response = await setStatus(account.id, 'suspended');
    expect(response.status).toBe(200);
    expect(adminUser.strict().parse(response.body)).toMatchObject({
      id: account.id,
      status: 'suspended',
      isAdmin: false,
    });
    expect([await auth.sessions.read(account.sessionId), await auth.sessions.read(otherSession)]).toEqual([null, null]);
    expect((await auth.login(account.username, 'secret1')).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await setStatus(account.id, 'active')).body.status).toBe('active');
    expect((await auth.login(account.username, 'secret1')).status).toBe(200);
  });

  it('keeps the sessions of other users', async () => {
    const [account, other] = [await auth.createAccount(), await auth.createAccount()];
    await setStatus(account.id, 'suspended');
    expect(await auth.sessions.read(other.sessionId)).not.toBeNull();
    expect(await auth.sessions.read(admin.sessionId)).not.toBeNull();
  });

  it('is audited with its actor, and only when something changed', async () => {
    const account = await auth.createAccount();
    for (const status of ['active', 'suspended', 'suspended', 'active']) await setStatus(account.id, status);
    const [active, suspended] = [{ status: 'active' }, { status: 'suspended' }];
    expect(await auth.getAuditEntries(`user:${account.id}`)).toEqual([
      { ...getActorFields(), action: 'user.activate', subjectName: account.username, before: suspended, after: active },
      { ...getActorFields(), action: 'user.suspend', subjectName: account.username, before: active, after: suspended },
    ]);
  });

  it('ends no session when an active user is set to active', async () => {
    const account = await auth.createAccount();
    expect((await setStatus(account.id, 'active')).status).toBe(200);
    expect(await auth.sessions.read(account.sessionId)).not.toBeNull();
  });

  it('is rolled back when it cannot be audited or the sessions not be ended', async () => {
    const account = await auth.createAccount();
    jest.spyOn(AuditLog.prototype, 'record').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await setStatus(account.id, 'suspended')).status).toBe(500);
    jest.spyOn(SessionStore.prototype, 'endWithin').mockRejectedValueOnce(new Error('Connection is closed'));
    expect((await setStatus(account.id, 'suspended')).status).toBe(503);
    expect(await findUser(account.id)).toMatchObject({ status: 'active' });
    expect(await auth.getAuditEntries(`user:${account.id}`)).toEqual([]);
  });

  it('leaves no session behind when it runs during a sign-in', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const account = await auth.createAccount();
      const [, login] = await Promise.all([
        setStatus(account.id, 'suspended'),
        auth.login(account.username, 'secret1', createGuest()),
      ]);
      expect(login.status === 200 ? await auth.sessions.read(getSessionId(login)) : null).toBeNull();
      expect(await auth.dataSource.query('select key from sessions where user_id = $1', [account.id])).toEqual([]);
    }
  });

  it('ends a session that starts after the others ended and before the commit', async () => {
    const account = await auth.createAccount();
    const { endWithin } = SessionStore.prototype;
    let newSession = '';
    jest.spyOn(SessionStore.prototype, 'endWithin').mockImplementationOnce(async function (
      this: SessionStore,
      ...call
    ) {
      const keys = await endWithin.apply(this, call);
      newSession = getSessionId(await auth.login(account.username, 'secret1'));
      return keys;
    });
    expect((await setStatus(account.id, 'suspended')).status).toBe(200);
    expect(newSession).not.toBe('');
    expect(await auth.sessions.read(newSession)).toBeNull();
  });

  it('ends the session of a sign-in in progress', async () => {
    const account = await auth.createAccount();
    const start = SessionStore.prototype.start;
    jest.spyOn(SessionStore.prototype, 'start').mockImplementationOnce(async function (this: SessionStore, content) {
      await setStatus(account.id, 'suspended');
      return start.call(this, content);
    });
    expect((await auth.login(account.username, 'secret1')).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await auth.dataSource.query('select key from sessions where user_id = $1', [account.id])).toEqual([]);
  });
});

describe('admin role', () => {
  it('can be granted and revoked, which ends sessions with the old role', async () => {
    const account = await auth.createAccount();
    expect((await setRole(account.id, true)).body).toMatchObject({ id: account.id, isAdmin: true });
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
    const asAdmin = getSessionId(await auth.login(account.username, 'secret1'));
    expect(await auth.withSession(asAdmin)).toMatchObject({ isAdmin: true });
    expect((await setRole(account.id, false)).body).toMatchObject({ isAdmin: false });
    expect(await auth.sessions.read(asAdmin)).toBeNull();
    expect(await auth.getAuditEntries(`user:${account.id}`)).toEqual([
      expect.objectContaining({
        ...getActorFields(),
        action: 'user.demote',
        before: { isAdmin: true },
        after: { isAdmin: false },
      }),
      expect.objectContaining({
        ...getActorFields(),
        action: 'user.promote',
        before: { isAdmin: false },
        after: { isAdmin: true },
      }),
    ]);
  });

  it('can be revoked to delete its holder', async () => {
    const other = await auth.createAdmin();
    const own = async () =>
      auth.call(
        'delete',
        '/api/user',
        await auth.withSession(getSessionId(await auth.login(other.username, 'secret1'))),
        {
          password: 'secret1',
        },
      );
    expect((await own()).body.code).toBe('ADMIN_CANNOT_DELETE_SELF');
    await setRole(other.userId, false);
    expect((await own()).status).toBe(204);
  });
});

describe('deletion by an admin', () => {
  it('ends the sessions and enqueues the deletion of the content, as by the user', async () => {
    const account = await auth.createAccount();
    expect((await deleteUser(account.id)).status).toBe(204);
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
    expect(await findUser(account.id)).toBeUndefined();
    expect(await fetchDeletionJobs(account.id)).toEqual([{ payload: { userId: account.id, visitorId: null } }]);
    expect((await auth.login(account.username, 'secret1')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await deleteUser(account.id)).body.code).toBe('USER_NOT_FOUND');
  });

  it('is audited without password and email', async () => {
    const account = await auth.createAccount();
    await deleteUser(account.id);
    const entries = await auth.getAuditEntries(`user:${account.id}`);
    expect(entries).toEqual([
      {
        ...getActorFields(),
        action: 'user.delete',
        subjectName: account.username,
        before: { status: 'active', isAdmin: false, createdAt: expect.any(String) },
        after: null,
      },
    ]);
    const auditLog = JSON.stringify(await auth.dataSource.query('select * from audit_log'));
    expect(auditLog).not.toMatch(/@example|argon2/);
  });

  it('runs once for several concurrent calls', async () => {
    const account = await auth.createAccount();
    const responses = await Promise.all([1, 2, 3, 4].map(() => deleteUser(account.id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
    expect(await fetchDeletionJobs(account.id)).toHaveLength(1);
    expect(await auth.getAuditEntries(`user:${account.id}`)).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '2147483648',
    '9'.repeat(300),
    '1%00',
    '%20',
    "1'--",
    '%f0%9f%97%9d',
    '[object%20Object]',
  ])('rejects the id %s', async (id) => {
    for (const response of [await deleteUser(id), await setStatus(id, 'suspended'), await setRole(id, true)]) {
      expect([400, 404]).toContain(response.status);
    }
  });

  it.each([
    'banned',
    '',
    null,
    1,
    ['suspended'],
    { $ne: 'active' },
    'suspended\u0000',
    'SUSPENDED',
    'x'.repeat(10_000),
  ])('rejects the status %j', async (status) => {
    const account = await auth.createAccount();
    const response = await setStatus(account.id, status);
    expect([response.status, response.body.details?.[0].field]).toEqual([400, 'status']);
  });

  it.each(['true', 1, null, [], {}])('rejects the role %j', async (isAdmin) => {
    const account = await auth.createAccount();
    const response = await setRole(account.id, isAdmin);
    expect([response.status, response.body.details?.[0].field]).toEqual([400, 'isAdmin']);
    expect(await findUser(account.id)).toMatchObject({ isAdmin: false });
  });

  it.each(['', '[]', 'null', '{', '{"__proto__":{"isAdmin":true}}'])('rejects the body %s', async (body) => {
    const account = await auth.createAccount();
    for (const rest of ['/status', '/role']) {
      expect((await auth.call('patch', path(account.id, rest), admin, body)).status).toBe(400);
    }
    expect(await findUser(account.id)).toEqual({ isAdmin: false, status: 'active' });
  });
});
