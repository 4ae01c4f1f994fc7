import { AuthTestService } from './auth-test-service.js';

let auth: AuthTestService;
let admin: Awaited<ReturnType<AuthTestService['createAdmin']>>;
beforeAll(async () => {
  auth = await AuthTestService.start();
});
beforeEach(async () => {
  await auth.dataSource.query('update users set is_admin = false');
  admin = await auth.createAdmin();
});
afterAll(() => auth.stop());

type Admin = typeof admin;
const setStatus = (id: number, status: string, actor: Admin = admin) =>
  auth.call('patch', `/api/admin/users/${id}/status`, actor, { status });
const setRole = (id: number, isAdmin: boolean, actor: Admin = admin) =>
  auth.call('patch', `/api/admin/users/${id}/role`, actor, { isAdmin });
const deleteUser = (id: number, actor: Admin = admin) => auth.call('delete', `/api/admin/users/${id}`, actor);
const findUser = async (id: number) =>
  (await auth.dataSource.query('select is_admin as "isAdmin", status from users where id = $1', [id]))[0];

const actions: [string, (id: number, actor: Admin) => ReturnType<typeof deleteUser>][] = [
  ['suspend', (id, actor) => setStatus(id, 'suspended', actor)],
  ['demote', (id, actor) => setRole(id, false, actor)],
  ['delete', (id, actor) => deleteUser(id, actor)],
];
const findActiveAdmins = async () => {
  const rows = await auth.dataSource.query(`select id from users where is_admin and status = 'active'`);
  return rows.map(({ id }: { id: number }) => id);
};

describe.each(actions)('admin action: %s', (_, perform) => {
  it("is rejected for the admin's own account while there are others", async () => {
    await auth.createAdmin();
    const response = await perform(admin.userId, admin);
    expect([response.status, response.body.code]).toEqual([409, 'CANNOT_MODIFY_SELF']);
    expect(await findUser(admin.userId)).toEqual({ isAdmin: true, status: 'active' });
    expect(await auth.sessions.read(admin.sessionId)).not.toBeNull();
  });

  it('is rejected for the last admin', async () => {
    const other = await auth.createAdmin();
    await setStatus(other.userId, 'suspended');
    const response = await perform(admin.userId, admin);
    expect([response.status, response.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect(await findActiveAdmins()).toEqual([admin.userId]);
  });

  it('is allowed for another admin', async () => {
    const other = await auth.createAdmin();
    expect((await perform(other.userId, admin)).status).toBeLessThan(300);
    expect(await findActiveAdmins()).toEqual([admin.userId]);
  });

  it('leaves one admin when two perform it on each other concurrently', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      await auth.dataSource.query('update users set is_admin = false');
      const [first, second] = [await auth.createAdmin(), await auth.createAdmin()];
      const responses = await Promise.all([perform(second.userId, first), perform(first.userId, second)]);
      const codes = responses.map(({ status, body }) => (status < 300 ? 'done' : body.code));
      expect(codes.sort()).toEqual(['ADMIN_REQUIRED', 'done']);
      expect(await findActiveAdmins()).toHaveLength(1);
    }
  });

  it('is rejected for an actor who was just demoted or suspended', async () => {
    const [other, account] = [await auth.createAdmin(), await auth.createAccount()];
    await setRole(other.userId, false);
    expect((await perform(account.id, other)).body.code).toBe('ADMIN_REQUIRED');
    await setRole(other.userId, true);
    await setStatus(other.userId, 'suspended');
    expect((await perform(account.id, other)).body.code).toBe('ADMIN_REQUIRED');
    expect(await findUser(account.id)).toEqual({ isAdmin: false, status: 'active' });
  });
});

it('admin demotion: leaves an admin when several demote each other in a ring', async () => {
  const ring = [admin, ...(await Promise.all([1, 2, 3, 4].map(() => auth.createAdmin())))];
  await Promise.all(ring.map((actor, index) => setRole(ring[(index + 1) % ring.length]!.userId, false, actor)));
  expect((await findActiveAdmins()).length).toBeGreaterThan(0);
});
