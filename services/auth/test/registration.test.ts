import { randomUUID } from 'node:crypto';
import { currentUser } from '@placelore/contracts/auth/auth.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { verify } from 'argon2';
import { AuthTestService, createGuest, getSessionId } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start({}, { hasCheapHashes: false });
});
afterAll(() => auth.stop());
afterEach(() => jest.restoreAllMocks());

let count = 0;
const createRegistration = (changes: object = {}) => {
  const username = `ada${++count}`;
  return { username, email: `${username}@example.org`, password: 'secret1', ...changes };
};
const findUsers = (username: string) => auth.dataSource.query('select * from users where username = $1', [username]);

describe('POST /api/register', () => {
  it('creates the account, signs in, and returns no password', async () => {
    const registration = createRegistration();
    const response = await auth.register(registration);
    expect(response.status).toBe(201);
    expect(currentUser.strict().parse(response.body)).toMatchObject({
      username: registration.username,
      email: registration.email,
      isAdmin: false,
    });
    const me = await auth.withSession(getSessionId(response));
    expect((await auth.call('get', '/api/user', me)).body).toEqual(response.body);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const [cookie] = ([] as string[]).concat((await auth.register(createRegistration())).headers['set-cookie'] ?? []);
    expect(cookie).toMatch(/^placelore_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('stores an argon2id hash of at least 19 MiB and two passes', async () => {
    const registration = createRegistration();
    await auth.register(registration);
    const [{ password }] = await findUsers(registration.username);
    expect(password).toMatch(/^\$argon2id\$v=19\$m=(19456|\d{6,}),(p=\d+,)?t=[2-9]/);
    expect(await verify(password, registration.password)).toBe(true);
  });

  it.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
  ])('rejects an invalid %s with its message', async (field, change, message) => {
    const response = await auth.register(createRegistration(change));
    expect(response.status).toBe(400);
    expect(response.body.details).toEqual([{ field, message }]);
  });

  it.each([
    ['no body', ''],
    ['not JSON', '{"username"'],
    ['a list', '[]'],
    ['objects for texts', { username: { $ne: null }, email: ['a@b.co'], password: { length: 9 } }],
    ['NUL characters', createRegistration({ username: 'a\u0000da', email: 'a\u0000@example.org' })],
    ['a huge password', createRegistration({ password: 'x'.repeat(900_000) })],
    ['SQL', createRegistration({ username: `x'; drop table users; --` })],
  ])('rejects %s with 400', async (_, body) => {
    expect((await auth.register(body)).body).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('does not make a user an admin who claims to be one', async () => {
    const registration = createRegistration({ isAdmin: true, is_admin: true, status: 'suspended', id: 1 });
    expect((await auth.register(registration)).body).toMatchObject({ isAdmin: false });
    expect((await findUsers(registration.username))[0]).toMatchObject({ is_admin: false, status: 'active' });
  });

  it('accepts a password with any characters unchanged', async () => {
    const registration = createRegistration({ password: ' пароль \u0000 🗝 ' });
    expect((await auth.register(registration)).status).toBe(201);
    expect((await auth.login(registration.username, registration.password)).status).toBe(200);
    expect((await auth.login(registration.username, registration.password.trim())).status).toBe(401);
  });
});

describe('taken username or email', () => {
  it('is rejected regardless of case', async () => {
    const registration = createRegistration({ username: 'Ärgerlich', email: 'Mixed@Example.org' });
    expect((await auth.register(registration)).status).toBe(201);
    const name = await auth.register(createRegistration({ username: 'äRGERLICH' }));
    expect([name.status, name.body.code, name.body.error]).toEqual([409, 'USERNAME_TAKEN', 'Username already exists']);
    const email = await auth.register(createRegistration({ email: 'mIXED@eXAMPLE.ORG' }));
    expect([email.status, email.body.code, email.body.error]).toEqual([409, 'EMAIL_TAKEN', 'Email already exists']);
  });

  it('is given to exactly one of several concurrent requests', async () => {
    const registration = createRegistration();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        auth.register({
          ...registration,
          username: index % 2 ? registration.username : registration.username.toUpperCase(),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await findUsers(registration.username)).toHaveLength(1);
  });
});

describe('content created as a guest', () => {
  const findClaims = (visitorId: string) =>
    auth.dataSource.query(`select payload from job_requests where payload->>'visitorId' = $1`, [visitorId]);

  it('is claimed at sign-up', async () => {
    const visitorId = randomUUID();
    const { body } = await auth.register(createRegistration(), createGuest(visitorId));
    expect(await findClaims(visitorId)).toEqual([{ payload: { userId: body.id, username: body.username, visitorId } }]);
  });

  it('is claimed at sign-in on another device', async () => {
    const [account, visitorId] = [await auth.createAccount(), randomUUID()];
    await auth.login(account.username, 'secret1', createGuest(visitorId));
    expect(await findClaims(visitorId)).toHaveLength(1);
  });

  it('is not claimed with a wrong password', async () => {
    const [account, visitorId] = [await auth.createAccount(), randomUUID()];
    await auth.login(account.username, 'wrong', createGuest(visitorId));
    expect(await findClaims(visitorId)).toEqual([]);
  });

  it('is claimed in the transaction of the account: both, or neither', async () => {
    const [registration, visitorId] = [createRegistration(), randomUUID()];
    const request = JobRequests.prototype.enqueue;
    jest.spyOn(JobRequests.prototype, 'enqueue').mockImplementationOnce(async function (this: JobRequests, ...args) {
      await request.apply(this, args as never);
      throw new Error('the power went out');
    });
    expect((await auth.register(registration, createGuest(visitorId))).status).toBe(500);
    expect(await findUsers(registration.username)).toEqual([]);
    expect(await findClaims(visitorId)).toEqual([]);
    expect((await auth.register(registration, createGuest(visitorId))).status).toBe(201);
  });
});
