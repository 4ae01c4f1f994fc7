import { randomUUID } from 'node:crypto';
import { currentUser } from '@placelore/contracts/auth.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { verify } from 'argon2';
import { AuthService, guest, sessionOf } from './auth-service.js';

let auth: AuthService;
beforeAll(async () => {
  auth = await AuthService.start();
});
afterAll(() => auth.stop());
afterEach(() => jest.restoreAllMocks());

let count = 0;
const somebody = (changes: object = {}) => {
  const username = `ada${++count}`;
  return { username, email: `${username}@example.org`, password: 'secret1', ...changes };
};
const usersNamed = (username: string) => auth.dataSource.query('select * from users where username = $1', [username]);

describe('registering', () => {
  it('creates the account, signs in, and tells no password', async () => {
    const given = somebody();
    const answer = await auth.register(given);
    expect(answer.status).toBe(201);
    expect(currentUser.strict().parse(answer.body)).toMatchObject({
      username: given.username,
      email: given.email,
      isAdmin: false,
    });
    const me = await auth.withSession(sessionOf(answer));
    expect((await auth.call('get', '/api/user', me)).body).toEqual(answer.body);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const [cookie] = ([] as string[]).concat((await auth.register(somebody())).headers['set-cookie'] ?? []);
    expect(cookie).toMatch(/^placelore_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('stores an argon2id hash of at least 19 MiB and two passes', async () => {
    const given = somebody();
    await auth.register(given);
    const [{ password }] = await usersNamed(given.username);
    expect(password).toMatch(/^\$argon2id\$v=19\$m=(19456|\d{6,}),(p=\d+,)?t=[2-9]/);
    expect(await verify(password, given.password)).toBe(true);
  });

  it.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
  ])('refuses a wrong %s with its sentence', async (field, change, message) => {
    const answer = await auth.register(somebody(change));
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([{ field, message }]);
  });

  it.each([
    ['no body', ''],
    ['not JSON', '{"username"'],
    ['a list', '[]'],
    ['objects for texts', { username: { $ne: null }, email: ['a@b.co'], password: { length: 9 } }],
    ['NUL characters', somebody({ username: 'a\u0000da', email: 'a\u0000@example.org' })],
    ['a huge password', somebody({ password: 'x'.repeat(900_000) })],
    ['SQL', somebody({ username: `x'; drop table users; --` })],
  ])('refuses %s with 400', async (_, body) => {
    expect((await auth.register(body)).body).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('makes nobody an admin who says they are', async () => {
    const given = somebody({ isAdmin: true, is_admin: true, status: 'suspended', id: 1 });
    expect((await auth.register(given)).body).toMatchObject({ isAdmin: false });
    expect((await usersNamed(given.username))[0]).toMatchObject({ is_admin: false, status: 'active' });
  });

  it('takes a password with any characters, as it is', async () => {
    const given = somebody({ password: ' пароль \u0000 🗝 ' });
    expect((await auth.register(given)).status).toBe(201);
    expect((await auth.login(given.username, given.password)).status).toBe(200);
    expect((await auth.login(given.username, given.password.trim())).status).toBe(401);
  });
});

describe('a name or address that is taken', () => {
  it('is taken in any case of its letters', async () => {
    const given = somebody({ username: 'Ärgerlich', email: 'Mixed@Example.org' });
    expect((await auth.register(given)).status).toBe(201);
    const name = await auth.register(somebody({ username: 'äRGERLICH' }));
    expect([name.status, name.body.code, name.body.error]).toEqual([409, 'USERNAME_TAKEN', 'Username already exists']);
    const email = await auth.register(somebody({ email: 'mIXED@eXAMPLE.ORG' }));
    expect([email.status, email.body.code, email.body.error]).toEqual([409, 'EMAIL_TAKEN', 'Email already exists']);
  });

  it('goes to one of those who ask at the same moment', async () => {
    const given = somebody();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        auth.register({ ...given, username: index % 2 ? given.username : given.username.toUpperCase() }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await usersNamed(given.username)).toHaveLength(1);
  });
});

describe('what a visitor made as a guest', () => {
  const claims = (visitorId: string) =>
    auth.dataSource.query(`select payload from work_requests where payload->>'visitorId' = $1`, [visitorId]);

  it('is claimed when they sign up', async () => {
    const visitorId = randomUUID();
    const { body } = await auth.register(somebody(), guest(visitorId));
    expect(await claims(visitorId)).toEqual([{ payload: { userId: body.id, username: body.username, visitorId } }]);
  });

  it('and again when they sign in elsewhere', async () => {
    const [account, visitorId] = [await auth.account(), randomUUID()];
    await auth.login(account.username, 'secret1', guest(visitorId));
    expect(await claims(visitorId)).toHaveLength(1);
  });

  it('is not claimed by a wrong password', async () => {
    const [account, visitorId] = [await auth.account(), randomUUID()];
    await auth.login(account.username, 'wrong', guest(visitorId));
    expect(await claims(visitorId)).toEqual([]);
  });

  it('is asked for in the transaction of the account: both, or neither', async () => {
    const [given, visitorId] = [somebody(), randomUUID()];
    const request = WorkRequests.prototype.request;
    jest.spyOn(WorkRequests.prototype, 'request').mockImplementationOnce(async function (this: WorkRequests, ...args) {
      await request.apply(this, args as never);
      throw new Error('the power went out');
    });
    expect((await auth.register(given, guest(visitorId))).status).toBe(500);
    expect(await usersNamed(given.username)).toEqual([]);
    expect(await claims(visitorId)).toEqual([]);
    expect((await auth.register(given, guest(visitorId))).status).toBe(201);
  });
});
