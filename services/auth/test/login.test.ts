import { randomUUID } from 'node:crypto';
import { countLockWaits } from '../../../packages/platform/test/support/count-lock-waits.js';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { AuthTestService, createGuest, getSessionId } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start({}, { hasCheapHashes: false });
});
afterAll(() => auth.stop());

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const fetchCurrentUser = async (sessionId: string) => auth.call('get', '/api/user', await auth.withSession(sessionId));

describe('POST /api/login', () => {
  it('returns the user, ignoring the case of the name', async () => {
    const account = await auth.createAccount();
    const response = await auth.login(` ${account.username.toUpperCase()} `, 'secret1');
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: account.id, username: account.username });
    expect((await fetchCurrentUser(getSessionId(response))).body).toEqual(response.body);
  });

  it('returns the same error for a wrong password and an unknown user', async () => {
    const account = await auth.createAccount();
    const [wrong, unknown] = [
      await auth.login(account.username, 'secret2'),
      await auth.login('nobody-here', 'secret1'),
    ];
    for (const response of [wrong, unknown]) {
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: 'INVALID_CREDENTIALS', error: 'Invalid username or password' });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('takes equally long for an unknown user and a wrong password', async () => {
    const account = await auth.createAccount();
    const time = async (username: string) => {
      const started = performance.now();
      await auth.login(username, 'wrong password');
      return performance.now() - started;
    };
    const [wrong, unknown]: [number[], number[]] = [[], []];
    for (let attempt = 0; attempt < 7; attempt++) {
      wrong.push(await time(account.username));
      unknown.push(await time(`nobody-${attempt}`));
    }
    expect(median(unknown)).toBeGreaterThan(median(wrong) / 3);
    expect(median(unknown)).toBeLessThan(median(wrong) * 3);
  });

  it('creates a new session and invalidates the previous one', async () => {
    const account = await auth.createAccount();
    const before = await auth.withSession(account.sessionId);
    const after = getSessionId(await auth.login(account.username, 'secret1', before));
    expect(after).not.toBe(account.sessionId);
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
    expect(await auth.sessions.read(after)).toMatchObject({ userId: account.id });
  });

  it('keeps sessions on other devices', async () => {
    const account = await auth.createAccount();
    const otherSession = getSessionId(await auth.login(account.username, 'secret1'));
    expect((await fetchCurrentUser(account.sessionId)).status).toBe(200);
    expect((await fetchCurrentUser(otherSession)).status).toBe(200);
  });

  it.each([
    { username: '', password: 'x' },
    { username: 'a' },
    { username: ['root'], password: 'x' },
    { username: { $gt: '' }, password: { $gt: '' } },
    { username: 'a\u0000b', password: 'x' },
    { username: 'ada', password: 'x'.repeat(201) },
    { username: '\ud800', password: 7 },
  ])('rejects %j with 400', async (body) => {
    const response = await auth.call('post', '/api/login', createGuest(), body);
    expect([response.status, response.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([`' or 1=1 --`, '%', '_', 'admin\u202e', '\ud800', '🗝'])('finds no user for %j', async (username) => {
    expect((await auth.login(username, 'secret1')).status).toBe(401);
  });
});

describe('sign-in during a change of the account', () => {
  /**
   * Holds a guest's sign-in after the password was checked, changes the account, and then lets the sign-in continue.
   */
  async function loginDuring(account: { username: string }, change: () => Promise<unknown>) {
    const lock = auth.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table job_requests in exclusive mode');
    const response = auth.login(account.username, 'secret1', createGuest(randomUUID()));
    // Only the sign-in's insert is awaited; the relay of job requests may wait for the lock as well.
    await eventually(async () => (await countLockWaits(auth.dataSource, '%insert into job_requests%')) === 1);
    await change();
    await lock.commitTransaction();
    await lock.release();
    return response;
  }

  it.each([
    ['a new password', `password = 'other'`, 401, 'INVALID_CREDENTIALS'],
    ['another role', 'is_admin = true', 401, 'INVALID_CREDENTIALS'],
    ['a suspension', `status = 'suspended'`, 403, 'ACCOUNT_SUSPENDED'],
  ])('creates no session after %s', async (_, change, status, code) => {
    const account = await auth.createAccount();
    const response = await loginDuring(account, () =>
      auth.dataSource.query(`update users set ${change} where id = $1`, [account.id]),
    );
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
  });

  it('creates a session when nothing changed', async () => {
    const account = await auth.createAccount();
    expect((await loginDuring(account, async () => {})).status).toBe(200);
  });
});

describe('suspended user', () => {
  it('cannot sign in, and gets the reason only with the right password', async () => {
    const account = await auth.createAccount();
    await auth.setStatus(account.username, 'suspended');
    const right = await auth.login(account.username, 'secret1');
    expect([right.status, right.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(right.headers['set-cookie']).toBeUndefined();
    const wrong = await auth.login(account.username, 'secret2');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('does not give the user what a guest made in the browser', async () => {
    const account = await auth.createAccount();
    await auth.setStatus(account.username, 'suspended');
    const countClaims = async () =>
      (await auth.dataSource.query(`select 1 from job_requests where requested_by = $1`, [`user:${account.id}`]))
        .length;
    const before = await countClaims();
    const guest = createGuest(randomUUID());
    expect((await auth.login(account.username, 'secret1', guest)).status).toBe(403);
    expect(await countClaims()).toBe(before);
    await auth.setStatus(account.username, 'active');
    expect((await auth.login(account.username, 'secret1', guest)).status).toBe(200);
    expect(await countClaims()).toBe(before + 1);
  });

  it('is not recognized by an existing session until reactivated', async () => {
    const account = await auth.createAccount();
    await auth.setStatus(account.username, 'suspended');
    expect((await fetchCurrentUser(account.sessionId)).status).toBe(401);
    await auth.setStatus(account.username, 'active');
    expect((await fetchCurrentUser(account.sessionId)).status).toBe(200);
  });

  it('is not recognized after deletion', async () => {
    const account = await auth.createAccount();
    await auth.dataSource.query('delete from users where id = $1', [account.id]);
    expect((await fetchCurrentUser(account.sessionId)).status).toBe(401);
  });
});

describe('POST /api/logout', () => {
  it('ends the session and clears the cookie', async () => {
    const account = await auth.createAccount();
    const response = await auth.call('post', '/api/logout', await auth.withSession(account.sessionId));
    expect(response.status).toBe(204);
    expect(getSessionId(response)).toBe('');
    expect(response.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect(await auth.sessions.read(account.sessionId)).toBeNull();
  });

  it('does nothing without a session', async () => {
    expect((await auth.call('post', '/api/logout', createGuest())).status).toBe(204);
  });
});

it('session cookie: is marked Secure when the installation uses https', async () => {
  const secure = await AuthTestService.start({ PUBLIC_URL: 'https://placelore.example' });
  try {
    const response = await secure.register({ username: 'ada', email: 'ada@example.org', password: 'secret1' });
    expect(response.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  } finally {
    await secure.stop();
  }
});
