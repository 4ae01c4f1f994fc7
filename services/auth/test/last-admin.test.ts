import { AuthService } from './auth-service.js';

let auth: AuthService;
let admin: Awaited<ReturnType<AuthService['admin']>>;
beforeAll(async () => {
  auth = await AuthService.start();
});
beforeEach(async () => {
  await auth.dataSource.query('update users set is_admin = false');
  admin = await auth.admin();
});
afterAll(() => auth.stop());

type Admin = typeof admin;
const setStatus = (id: number, status: string, who: Admin = admin) =>
  auth.call('patch', `/api/admin/users/${id}/status`, who, { status });
const setRole = (id: number, isAdmin: boolean, who: Admin = admin) =>
  auth.call('patch', `/api/admin/users/${id}/role`, who, { isAdmin });
const remove = (id: number, who: Admin = admin) => auth.call('delete', `/api/admin/users/${id}`, who);
const row = async (id: number) =>
  (await auth.dataSource.query('select is_admin as "isAdmin", status from users where id = $1', [id]))[0];

const deeds: [string, (id: number, who: Admin) => ReturnType<typeof remove>][] = [
  ['suspend', (id, who) => setStatus(id, 'suspended', who)],
  ['demote', (id, who) => setRole(id, false, who)],
  ['delete', (id, who) => remove(id, who)],
];
const activeAdmins = async () => {
  const rows = await auth.dataSource.query(`select id from users where is_admin and status = 'active'`);
  return rows.map(({ id }: { id: number }) => id);
};

describe.each(deeds)('an admin who would %s', (_, does) => {
  it('themself is refused while there are others', async () => {
    await auth.admin();
    const answer = await does(admin.userId, admin);
    expect([answer.status, answer.body.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect(await row(admin.userId)).toEqual({ isAdmin: true, status: 'active' });
    expect(await auth.sessions.read(admin.sessionId)).not.toBeNull();
  });

  it('the last admin, who is themself, is refused for that', async () => {
    const other = await auth.admin();
    await setStatus(other.userId, 'suspended');
    const answer = await does(admin.userId, admin);
    expect([answer.status, answer.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect(await activeAdmins()).toEqual([admin.userId]);
  });

  it('another admin does so', async () => {
    const other = await auth.admin();
    expect((await does(other.userId, admin)).status).toBeLessThan(300);
    expect(await activeAdmins()).toEqual([admin.userId]);
  });

  it('the other, who does the same at the same moment: one of them stays an admin', async () => {
    for (let round = 0; round < 4; round++) {
      await auth.dataSource.query('update users set is_admin = false');
      const [one, two] = [await auth.admin(), await auth.admin()];
      const answers = await Promise.all([does(two.userId, one), does(one.userId, two)]);
      const codes = answers.map(({ status, body }) => (status < 300 ? 'done' : body.code));
      expect(codes.sort()).toEqual(['ADMIN_REQUIRED', 'done']);
      expect(await activeAdmins()).toHaveLength(1);
    }
  });

  it('somebody, but was demoted or suspended a moment ago, is no admin any more', async () => {
    const [other, account] = [await auth.admin(), await auth.account()];
    await setRole(other.userId, false);
    expect((await does(account.id, other)).body.code).toBe('ADMIN_REQUIRED');
    await setRole(other.userId, true);
    await setStatus(other.userId, 'suspended');
    expect((await does(account.id, other)).body.code).toBe('ADMIN_REQUIRED');
    expect(await row(account.id)).toEqual({ isAdmin: false, status: 'active' });
  });
});

it('admins in a ring who each demote the next at once leave one, whoever was first', async () => {
  const ring = [admin, ...(await Promise.all([1, 2, 3, 4].map(() => auth.admin())))];
  await Promise.all(ring.map((who, index) => setRole(ring[(index + 1) % ring.length]!.userId, false, who)));
  expect((await activeAdmins()).length).toBeGreaterThan(0);
});
