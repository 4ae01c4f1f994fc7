import { SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { AuthTestService, buildAuth, createGuest, WORKER } from './auth-test-service.js';

let auth: AuthTestService;
beforeAll(async () => {
  auth = await AuthTestService.start();
});
afterAll(() => auth.stop());

const readAsGateway = async (id: string) =>
  (await auth.call('post', '/internal/sessions/read', WORKER, { key: toSessionKey(id) })).body;
const cache = () => new SessionCache(auth.redis);
const age = (id: string, interval: string) =>
  auth.dataSource.query('update sessions set last_used_at = now() - $2::interval where key = $1', [
    toSessionKey(id),
    interval,
  ]);

describe('session', () => {
  it('survives an emptied Redis, and is cached again when it is read', async () => {
    const { id: userId, username, sessionId } = await auth.createAccount();
    await auth.redis.flushdb();
    expect(await readAsGateway(sessionId)).toEqual({ session: { userId, username, isAdmin: false } });
    expect(await cache().read(toSessionKey(sessionId))).toEqual({ userId, username, isAdmin: false });
  });

  it('is not found by another id, by its key, or by what is stored', async () => {
    const { sessionId } = await auth.createAccount();
    const key = toSessionKey(sessionId);
    expect(await readAsGateway(`${sessionId}x`)).toEqual({});
    expect(await readAsGateway(key)).toEqual({});
    const stored = JSON.stringify(await auth.dataSource.query('select * from sessions'));
    expect([stored.includes(key), stored.includes(sessionId)]).toEqual([true, false]);
  });

  it('ends at once for all gateways when the user signs out', async () => {
    const { sessionId } = await auth.createAccount();
    await readAsGateway(sessionId);
    await auth.call('post', '/api/logout', await auth.withSession(sessionId));
    expect(await cache().read(toSessionKey(sessionId))).toBeNull();
    expect(await readAsGateway(sessionId)).toEqual({});
  });

  it('is removed from the cache when it ends while it is read', async () => {
    const { id, sessionId } = await auth.createAccount();
    const write = SessionCache.prototype.write;
    jest.spyOn(SessionCache.prototype, 'write').mockImplementationOnce(async function (this: SessionCache, ...entry) {
      await auth.sessions.endAll(id);
      await write.apply(this, entry);
    });
    expect(await readAsGateway(sessionId)).toEqual({});
    expect(await cache().read(toSessionKey(sessionId))).toBeNull();
  });

  it('is removed from the cache by its former key, when it was cached again after it ended', async () => {
    const { id: userId, username, sessionId } = await auth.createAccount();
    const key = toSessionKey(sessionId);
    await auth.sessions.end(key);
    await cache().write(key, { userId, username, isAdmin: false });
    await auth.sessions.endAll(userId, [key]);
    expect(await cache().read(key)).toBeNull();
  });

  it('is found without Redis', async () => {
    const { username, sessionId } = await auth.createAccount();
    jest.spyOn(SessionCache.prototype, 'write').mockRejectedValueOnce(new Error('Connection is closed.'));
    expect(await readAsGateway(sessionId)).toMatchObject({ session: { username } });
  });

  it('ends while Redis accepts no writes', async () => {
    const { id, sessionId } = await auth.createAccount();
    jest
      .spyOn(SessionCache.prototype, 'delete')
      .mockRejectedValueOnce(new Error('MISCONF Errors writing to the AOF file'));
    await auth.sessions.end(toSessionKey(sessionId));
    expect(await auth.dataSource.query('select 1 from sessions where user_id = $1', [id])).toEqual([]);
  });

  it('expires thirty days after its last use, and is then deleted', async () => {
    const { id, sessionId } = await auth.createAccount();
    await age(sessionId, '29 days');
    expect(await readAsGateway(sessionId)).toMatchObject({ session: { userId: id } });
    await age(sessionId, '29 days');
    await auth.sessions.deleteExpired();
    await age(sessionId, '31 days');
    expect(await readAsGateway(sessionId)).toEqual({});
    await auth.sessions.deleteExpired();
    expect(await auth.dataSource.query('select 1 from sessions where user_id = $1', [id])).toEqual([]);
  });

  it('that expired while no service ran is deleted at the next start', async () => {
    const { sessionId } = await auth.createAccount();
    await age(sessionId, '31 days');
    const next = await buildAuth(auth.config);
    try {
      await next.init();
      const find = () => auth.dataSource.query('select 1 from sessions where key = $1', [toSessionKey(sessionId)]);
      await eventually(async () => (await find()).length === 0);
    } finally {
      await next.close();
    }
  });

  it('records its use, but not more than once an hour', async () => {
    const { sessionId } = await auth.createAccount();
    const readMinutes = async () => {
      const sql =
        'select extract(epoch from now() - last_used_at)::float8 / 60 as minutes from sessions where key = $1';
      return (await auth.dataSource.query(sql, [toSessionKey(sessionId)]))[0].minutes;
    };
    await age(sessionId, '59 minutes');
    await readAsGateway(sessionId);
    expect(await readMinutes()).toBeGreaterThan(58);
    await age(sessionId, '61 minutes');
    await readAsGateway(sessionId);
    expect(await readMinutes()).toBeLessThan(1);
  });

  it('does not exist for a suspended user', async () => {
    const { username, sessionId } = await auth.createAccount();
    await auth.setStatus(username, 'suspended');
    expect(await readAsGateway(sessionId)).toEqual({});
  });

  it('is returned to no caller but a process of the product', async () => {
    const key = toSessionKey((await auth.createAccount()).sessionId);
    expect((await auth.call('post', '/internal/sessions/read', null, { key })).status).toBe(401);
    expect((await auth.call('post', '/internal/sessions/read', createGuest(), { key })).status).toBe(403);
    expect((await auth.call('post', '/internal/sessions/read', WORKER, { key: 'no key' })).status).toBe(400);
  });
});
