import { randomUUID } from 'node:crypto';
import { AuthTestService, createGuest, getSessionId, WORKER } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start();
});
afterAll(() => auth.stop());

const deleteAccount = async (sessionId: string, password: unknown = 'secret1', visitorId: string | null = null) =>
  auth.call('delete', '/api/user', await auth.withSession(sessionId, visitorId), { password } as object);
const getCurrentUserStatus = async (sessionId: string) =>
  (await auth.call('get', '/api/user', await auth.withSession(sessionId))).status;
const fetchDeletionJobs = (userId: number) =>
  auth.dataSource.query(
    `select id, payload, requested_by, finished_at from job_requests
      where job = 'account.deleted' and payload->>'userId' = $1 order by created_at`,
    [String(userId)],
  );

describe('account deletion', () => {
  it('ends every session of the account immediately, and no other', async () => {
    const [account, other] = [await auth.createAccount(), await auth.createAccount()];
    const otherSession = getSessionId(await auth.login(account.username, 'secret1'));
    expect((await deleteAccount(account.sessionId)).status).toBe(204);
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
    expect(await auth.sessions.read(otherSession)).toBeNull();
    expect(await getCurrentUserStatus(other.sessionId)).toBe(200);
    expect((await auth.login(account.username, 'secret1')).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('clears the session and visitor cookies', async () => {
    const account = await auth.createAccount();
    const response = await deleteAccount(account.sessionId);
    const cookies = response.headers['set-cookie'] as unknown as string[];
    expect(cookies.map((cookie) => cookie.split(';').slice(0, 2).join(';'))).toEqual([
      'placelore_session=; Max-Age=0',
      'placelore_visitor=; Max-Age=0',
    ]);
  });

  it("enqueues the deletion of the account's content in the same transaction", async () => {
    const account = await auth.createAccount();
    const visitorId = randomUUID();
    await auth.dataSource.query('alter table job_requests rename to away');
    try {
      expect((await deleteAccount(account.sessionId)).status).toBe(500);
    } finally {
      await auth.dataSource.query('alter table away rename to job_requests');
    }
    expect(await getCurrentUserStatus(account.sessionId)).toBe(200);
    await deleteAccount(account.sessionId, 'secret1', visitorId);
    expect(await fetchDeletionJobs(account.id)).toEqual([
      expect.objectContaining({ payload: { userId: account.id, visitorId }, requested_by: `user:${account.id}` }),
    ]);
  });

  it('deletes everything that names the user', async () => {
    const account = await auth.createAccount();
    await auth.login(account.username, 'secret1', createGuest(randomUUID()));
    const rows = () =>
      auth.dataSource.query(
        `select 1 from users where username = $1
         union all select 1 from job_requests where payload::text like '%' || $1 || '%'`,
        [account.username],
      );
    expect(await rows()).toHaveLength(2);
    await auth.dataSource.query(
      `update job_requests set finished_at = now(), outcome = '{"status":"done"}' where requested_by = $1`,
      [`user:${account.id}`],
    );
    await deleteAccount(account.sessionId);
    expect(await rows()).toEqual([]);
  });

  it('frees username and email for a new, separate account', async () => {
    const account = await auth.createAccount();
    await deleteAccount(account.sessionId);
    const { username, email } = account;
    const again = await auth.register({ username, email, password: 'secret2' });
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(account.id);
  });

  it('with a wrong password deletes nothing and names the field', async () => {
    const account = await auth.createAccount();
    const response = await deleteAccount(account.sessionId, 'secret2');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      error: 'Invalid username or password',
      details: [{ field: 'password' }],
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await deleteAccount(account.sessionId, '')).body).toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ field: 'password', message: 'Password is required' }],
    });
    expect(await getCurrentUserStatus(account.sessionId)).toBe(200);
    expect(await fetchDeletionJobs(account.id)).toEqual([]);
  });

  it('is rejected for admins, so that one always remains', async () => {
    const account = await auth.createAccount();
    await auth.dataSource.query('update users set is_admin = true where id = $1', [account.id]);
    const response = await deleteAccount(account.sessionId);
    expect(response.status).toBe(409);
    expect(response.body.code).toBe('ADMIN_CANNOT_DELETE_SELF');
    expect(await getCurrentUserStatus(account.sessionId)).toBe(200);
    expect(await fetchDeletionJobs(account.id)).toEqual([]);
  });

  it('runs once for two concurrent calls', async () => {
    const account = await auth.createAccount();
    const actor = await auth.withSession(account.sessionId);
    const responses = await Promise.all(
      [1, 2, 3].map(() => auth.call('delete', '/api/user', actor, { password: 'secret1' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    expect(await fetchDeletionJobs(account.id)).toHaveLength(1);
  });

  it('leaves no session behind when it runs during a sign-in', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const account = await auth.createAccount();
      const [, login] = await Promise.all([
        deleteAccount(account.sessionId),
        auth.login(account.username, 'secret1', createGuest(randomUUID())),
      ]);
      const leftoverSession = login.status === 200 ? await auth.sessions.read(getSessionId(login)) : null;
      expect(leftoverSession).toBeNull();
      expect(await auth.dataSource.query('select key from sessions where user_id = $1', [account.id])).toEqual([]);
    }
  });
});

describe('final failure of account.deleted', () => {
  const fail = async (userId: number, code: string) => {
    const [{ id }] = await fetchDeletionJobs(userId);
    const outcome = { status: 'failed', code, message: 'what the worker knows of it' };
    const response = await auth.call('post', `/internal/job-requests/${id}/settle`, WORKER, { outcome });
    expect(response.status).toBe(204);
    return fetchDeletionJobs(userId);
  };

  it.each(['UNAVAILABLE', 'JOB_LOST'])('enqueues the job again after %s', async (code) => {
    const account = await auth.createAccount();
    await deleteAccount(account.sessionId);
    const [first, second] = await fail(account.id, code);
    expect(first.finished_at).not.toBeNull();
    expect(second).toMatchObject({ payload: first.payload, finished_at: null });
  });

  it('leaves nothing that names the visitor cookie after the job', async () => {
    const account = await auth.createAccount();
    const visitorId = randomUUID();
    await deleteAccount(account.sessionId, 'secret1', visitorId);
    const [, { id }] = await fail(account.id, 'UNAVAILABLE');
    const ended = await auth.call('post', `/internal/users/${account.id}/sessions/end`, WORKER, {});
    expect(ended.status).toBe(204);
    await auth.call('post', `/internal/job-requests/${id}/settle`, WORKER, { outcome: { status: 'done' } });
    const rows = await auth.dataSource.query('select payload from job_requests where payload::text like $1', [
      `%${visitorId}%`,
    ]);
    expect(rows).toEqual([]);
    expect(await fetchDeletionJobs(account.id)).toEqual([
      expect.objectContaining({ id, payload: { userId: account.id } }),
    ]);
  });

  it('does not enqueue a job again that failed permanently', async () => {
    const account = await auth.createAccount();
    await deleteAccount(account.sessionId);
    expect(await fail(account.id, 'INVALID_INPUT')).toHaveLength(1);
  });
});
