import { adminUser, type USER_ORDERS } from '@placelore/contracts/auth/users.js';
import { buildPageQuery, type UserFilter } from '../src/users/user-lists.repository.js';
import { AuthTestService } from './auth-test-service.js';

let auth: AuthTestService;
let admin: Awaited<ReturnType<AuthTestService['createAdmin']>>;
beforeAll(async () => {
  auth = await AuthTestService.start();
  admin = await auth.createAdmin();
});
afterAll(() => auth.stop());

const fetchList = async (query = '') => auth.call('get', `/api/admin/users${query}`, admin);
const fetchNames = async (query: string) =>
  (await fetchList(query)).body.map(({ username }: { username: string }) => username);
const insert = (username: string, email: string, overrides: { isAdmin?: boolean; status?: string } = {}) =>
  auth.dataSource.query('insert into users (username, email, password, is_admin, status) values ($1, $2, $3, $4, $5)', [
    username,
    email,
    '$argon2id$hash',
    overrides.isAdmin ?? false,
    overrides.status ?? 'active',
  ]);

describe('GET /api/admin/users', () => {
  beforeAll(async () => {
    await insert('maria.rossi', 'mr@travel.example');
    await insert('Rossini', 'gioachino@opera.example', { status: 'suspended' });
    await insert('100%_sure', 'back\\slash@odd.example', { isAdmin: true });
    await insert('Ärgerlich', 'ae@umlaut.example');
    await insert('zoe', 'rossi.zoe@travel.example');
  });

  it('returns every user in the specified form, without password', async () => {
    const { status, body, headers } = await fetchList();
    expect(status).toBe(200);
    for (const user of body) adminUser.strict().parse(user);
    expect(body[0]).toEqual({
      id: expect.any(Number),
      username: 'zoe',
      email: 'rossi.zoe@travel.example',
      isAdmin: false,
      status: 'active',
      createdAt: expect.any(String),
    });
    expect(body).toHaveLength(6);
    expect(headers['x-total-count']).toBe('6');
    expect(headers.link).toBeUndefined();
    expect(headers['cache-control'] ?? '').not.toMatch(/public/);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it.each([
    ['rossi', ['zoe', 'Rossini', 'maria.rossi']],
    ['OSSI', ['zoe', 'Rossini', 'maria.rossi']],
    ['travel.ex', ['zoe', 'maria.rossi']],
    ['ro', ['zoe', 'Rossini']],
    ['z', ['zoe']],
    ['si', []],
    ['ärger', ['Ärgerlich']],
    ['0%_s', ['100%_sure']],
    ['k\\s', ['100%_sure']],
    ['%', []],
    ['_', []],
    ['___', []],
    ["' or 1=1 --", []],
    ['🗝🗝🗝', []],
    ['\u202eabc', []],
    ['x'.repeat(200), []],
  ])('finds users by %j', async (q, expected) => {
    const { status, body, headers } = await fetchList(`?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(body.map(({ username }: { username: string }) => username)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it('filters by status or role', async () => {
    expect(await fetchNames('?status=suspended')).toEqual(['Rossini']);
    expect(await fetchNames('?role=admin')).toEqual(['100%_sure', admin.username]);
    expect(await fetchNames('?role=user&status=active&sort=username')).toEqual(['maria.rossi', 'zoe', 'Ärgerlich']);
    expect(await fetchNames('?q=ross&status=active')).toEqual(['zoe', 'maria.rossi']);
  });

  it.each<[(typeof USER_ORDERS)[number], string, string]>([
    ['createdAt', 'maria.rossi', 'zoe'],
    ['-createdAt', 'zoe', 'maria.rossi'],
    ['username', 'maria.rossi', 'zoe'],
    ['-username', 'zoe', 'maria.rossi'],
    ['email', 'maria.rossi', 'zoe'],
    ['-email', 'zoe', 'maria.rossi'],
  ])('with sort %s lists %s before %s', async (sort, earlier, later) => {
    const all = await fetchNames(`?sort=${sort}`);
    expect(all.indexOf(earlier)).toBeLessThan(all.indexOf(later));
  });

  it('links to the next page with all parameters', async () => {
    const first = await fetchList('?q=example&limit=2&sort=username&status=active&role=user');
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    expect(next).toBe('/api/admin/users?page=2&limit=2&sort=username&q=example&status=active&role=user');
    const second = await auth.call('get', next!, admin);
    const both = [...first.body, ...second.body].map(({ username }) => username);
    expect(both).toEqual(['maria.rossi', 'zoe', 'Ärgerlich']);
    expect(second.headers.link).toBeUndefined();
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'page=0',
    'page=100001',
    'sort=password',
    'sort=username;drop',
    'role=root',
    'status=banned',
    'q=a%00b',
    `q=${'x'.repeat(201)}`,
    'q=a&q=b',
  ])('rejects %s and names the field', async (query) => {
    const { status, body } = await fetchList(`?${query}`);
    expect([status, body.code, body.details?.[0].field]).toEqual([400, 'INVALID_INPUT', query.split('=')[0]]);
  });
});

describe('GET /api/admin/users with 20,000 users', () => {
  beforeAll(async () => {
    await auth.dataSource.query(
      `insert into users (username, email, password, is_admin, status, created_at)
       select 'user-' || md5(n::text), 'mail-' || md5((n + 7)::text) || '@example.org', 'x', n % 1000 = 0,
              case when n % 500 = 0 then 'suspended' else 'active' end, now() - n * interval '1 minute'
         from generate_series(1, 20000) n`,
    );
    await auth.dataSource.query('vacuum analyze users');
  });

  const explainPlan = async (filter: Partial<UserFilter>) => {
    const { sql, parameters } = buildPageQuery({ sort: '-createdAt', page: 1, limit: 100, ...filter });
    const rows: { 'QUERY PLAN': string }[] = await auth.dataSource.query(`explain ${sql}`, parameters);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it.each<[string, Partial<UserFilter>, RegExp]>([
    ['all', {}, /Index Scan Backward using users_created/],
    ['the oldest', { sort: 'createdAt' }, /Index Scan using users_created/],
    ['by name', { sort: 'username' }, /Index Scan using users_username_key/],
    ['by address', { sort: '-email' }, /Index Scan Backward using users_email_key/],
    ['active ones', { status: 'active' }, /Index Scan Backward using users_created/],
    ['suspended ones', { status: 'suspended' }, /Scan.* (using|on) users_suspended/],
    ['admins', { role: 'admin' }, /Scan.* (using|on) users_admins/],
    ['a part of a name', { q: 'c4ca4238a0' }, /Bitmap Index Scan on users_search/],
    ['a beginning', { q: 'zq' }, /Bitmap Index Scan on users_search/],
    ['a part of an address, by name', { q: '8f14e45fce', sort: 'username' }, /Bitmap Index Scan on users_search/],
  ])('reads a page of %s by an index', async (_, filter, expected) => {
    const plan = await explainPlan(filter);
    expect(plan).toMatch(expected);
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds terms that all users have in common', async () => {
    const { body, headers } = await fetchList('?q=example.org');
    expect(body).toHaveLength(100);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(20_000);
  });
});
