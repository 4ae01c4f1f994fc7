import type { internalUsers } from '@placelore/contracts/auth/users.js';
import { SessionStore } from '../src/sessions/session-store.js';
import { AuthTestService, createGuest, getSessionId, WORKER } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => auth.stop());

type Path = (typeof internalUsers)[keyof typeof internalUsers]['path'];
const callAsOperator = (path: Path, body: object) => auth.call('post', path, WORKER, body);
const OPERATOR = { actorId: null, actorName: 'operator' };
const findUserId = async (username: string) =>
  (await auth.dataSource.query('select id from users where username = $1', [username]))[0]?.id;

describe('admin created on the shell', () => {
  it('signs in with the password shown once, and is an admin', async () => {
    const made = await callAsOperator('/internal/admins', { username: 'maria', email: 'maria@example.org' });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({ username: 'maria', password: expect.stringMatching(/^[\w-]{20}$/) });
    const login = await auth.login('maria', made.body.password, createGuest());
    expect(login.body).toMatchObject({ username: 'maria', isAdmin: true });
    expect(await auth.getAuditEntries(`user:${await findUserId('maria')}`)).toEqual([
      { ...OPERATOR, action: 'user.create-admin', subjectName: 'maria', before: null, after: { isAdmin: true } },
    ]);
  });

  it.each([
    [{ username: 'MARIA', email: 'other@example.org' }, 409, 'USERNAME_TAKEN'],
    [{ username: 'other', email: 'Maria@Example.org' }, 409, 'EMAIL_TAKEN'],
    [{ username: 'ab', email: 'other@example.org' }, 400, 'INVALID_INPUT'],
    [{ username: 'a b c', email: 'other@example.org' }, 400, 'INVALID_INPUT'],
    [{ username: 'a\u0000bc', email: 'other@example.org' }, 400, 'INVALID_INPUT'],
    [{ username: `x'; drop table users; --`, email: 'other@example.org' }, 400, 'INVALID_INPUT'],
    [{ username: 'other', email: 'nobody' }, 400, 'INVALID_INPUT'],
    [{ username: 'other' }, 400, 'INVALID_INPUT'],
  ])('is rejected for input %j', async (body, status, code) => {
    const response = await callAsOperator('/internal/admins', body);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(await findUserId('other')).toBeUndefined();
  });
});

describe('password reset on the shell', () => {
  it('invalidates the old password and ends all sessions', async () => {
    const account = await auth.createAccount();
    const response = await callAsOperator('/internal/users/reset-password', {
      username: account.username.toUpperCase(),
    });
    expect(response.body).toEqual({ username: account.username, password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
    expect((await auth.login(account.username, 'secret1')).status).toBe(401);
    const login = await auth.login(account.username, response.body.password);
    expect(await auth.sessions.read(getSessionId(login))).toMatchObject({ userId: account.id });
    const entries = await auth.getAuditEntries(`user:${account.id}`);
    expect(entries).toEqual([
      { ...OPERATOR, action: 'user.reset-password', subjectName: account.username, before: null, after: null },
    ]);
  });

  it('leaves no session of a concurrent sign-in with the old password', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const account = await auth.createAccount();
      const [reset, login] = await Promise.all([
        callAsOperator('/internal/users/reset-password', { username: account.username }),
        auth.login(account.username, 'secret1'),
      ]);
      expect(reset.status).toBe(200);
      expect(login.status === 200 ? await auth.sessions.read(getSessionId(login)) : null).toBeNull();
    }
  });

  it('ends a session that starts with the old password after the others ended', async () => {
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
    expect((await callAsOperator('/internal/users/reset-password', { username: account.username })).status).toBe(200);
    expect(await auth.sessions.read(newSession)).toBeNull();
  });

  it('fails without a new password when the sessions cannot be ended', async () => {
    const account = await auth.createAccount();
    jest.spyOn(SessionStore.prototype, 'endWithin').mockRejectedValueOnce(new Error('Connection is closed'));
    expect((await callAsOperator('/internal/users/reset-password', { username: account.username })).status).toBe(503);
    expect((await auth.login(account.username, 'secret1')).status).toBe(200);
  });

  it.each([
    ['nobody-here', 404, 'USER_NOT_FOUND'],
    ["' or 1=1 --", 404, 'USER_NOT_FOUND'],
    ['%', 404, 'USER_NOT_FOUND'],
    ['', 400, 'INVALID_INPUT'],
    ['a\u0000b', 400, 'INVALID_INPUT'],
    [['maria'], 400, 'INVALID_INPUT'],
  ])('is rejected for input %j', async (username, status, code) => {
    const response = await callAsOperator('/internal/users/reset-password', { username });
    expect([response.status, response.body.code]).toEqual([status, code]);
  });
});
