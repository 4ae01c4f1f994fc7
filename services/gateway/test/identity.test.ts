import { createHmac, randomUUID } from 'node:crypto';
import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { createSessionId, SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { NetworkHasher } from '../src/identity/network-hasher.js';
import { IpProofs } from '../src/limits/caller-ip.js';
import { Gateway, getVisitorCookie, readIdentity } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const USER = { userId: 7, username: 'ada', isAdmin: false };
const readSeenIdentity = () => readIdentity(gateway.upstreams.auth.last);

describe('caller identity', () => {
  it('is the user of the session cookie', async () => {
    const cookie = await gateway.createSession({ ...USER, isAdmin: true });
    await gateway.get('/api/user', { cookie });
    expect(await readSeenIdentity()).toEqual({
      kind: 'person',
      ...USER,
      isAdmin: true,
      visitorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionKey: expect.stringMatching(/^[0-9a-f]{64}$/),
      network: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  it('contains the same hash for all callers of a network, and another one per network and day', async () => {
    const ipProofs = new IpProofs(gateway.environment.COOKIE_SECRET!);
    const fetchNetwork = async (address: string, headers: Record<string, string> = {}) => {
      await gateway.get('/api/user', { [ON_BEHALF_HEADER]: ipProofs.issue(address), ...headers });
      const identity = readSeenIdentity();
      return identity?.kind === 'person' ? identity.network : undefined;
    };
    const first = await fetchNetwork('2001:db8::1');
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(await fetchNetwork('2001:db8::2', { cookie: await gateway.createSession(USER) })).toBe(first);
    expect(await fetchNetwork('2001:db8:0:1::1')).not.toBe(first);
    const names = new NetworkHasher('secret');
    const days = [0, 86_399_999, 86_400_000].map((now) => names.hash('203.0.113.7', now));
    expect([days[0] === days[1], days[1] === days[2]]).toEqual([true, false]);
    expect(new NetworkHasher('other').hash('203.0.113.7', 0)).not.toBe(days[0]);
  });

  it('is a guest without a valid session cookie', async () => {
    for (const cookie of [
      '',
      'placelore_session=',
      'placelore_session=guessed',
      `placelore_session=${'x'.repeat(4000)}`,
    ]) {
      await gateway.get('/api/user', { cookie });
      expect(await readSeenIdentity()).toMatchObject({
        kind: 'person',
        userId: null,
        isAdmin: false,
        sessionKey: null,
      });
    }
  });

  it('reports an ended session only to callers who sent its cookie', async () => {
    const fetchSessionHeader = async (cookie: string) =>
      (await gateway.get('/api/articles', { cookie })).headers['placelore-session'];
    expect(await fetchSessionHeader('placelore_session=guessed')).toBe('ended');
    expect(await fetchSessionHeader('')).toBeUndefined();
    expect(await fetchSessionHeader(await gateway.createSession(USER))).toBeUndefined();
  });

  it('is never taken from the client: incoming identity headers are dropped', async () => {
    const tokens = new IdentityTokens(gateway.environment.IDENTITY_SECRET!);
    const stolen = await tokens.sign({ kind: 'service', service: 'worker' });
    for (const name of ['x-placelore-identity', 'X-Placelore-Identity', 'X-PLACELORE-IDENTITY']) {
      await gateway.get('/api/user', { [name]: stolen });
      expect(await readSeenIdentity()).toMatchObject({ kind: 'person', userId: null });
    }
    await gateway.get('/some/page', { 'x-placelore-identity': stolen });
    expect(gateway.upstreams.frontend.last.headers).not.toHaveProperty('x-placelore-identity');
  });

  it('is sent to the service of every public GET route', async () => {
    const pathsWithoutIdentity: string[] = [];
    for (const { method, path, service } of PUBLIC_ROUTES) {
      if (method !== 'GET' || service === 'gateway' || service === 'worker') continue;
      await gateway.get(path.replace(/:\w+/g, 'x').replace('*', 'x'));
      if ((await readIdentity(gateway.upstreams[service].last))?.kind !== 'person') pathsWithoutIdentity.push(path);
      gateway.upstreams[service].reset();
    }
    expect(pathsWithoutIdentity).toEqual([]);
  });

  it('is the same for all readers of a share image, whose response sets no visitor cookie', async () => {
    const { headers } = await gateway.get('/share/eiffel-tower.png');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await readIdentity(gateway.upstreams.content.last)).toMatchObject({ userId: null, visitorId: null });
    expect(gateway.upstreams.content.last.url).toBe('/share/eiffel-tower.png');
  });

  it('survives a Connection header that asks proxies to remove it', async () => {
    await gateway.get('/api/user', { connection: 'close, x-placelore-identity' });
    expect(await readSeenIdentity()).toMatchObject({ kind: 'person' });
  });

  it('is sent to services without cookies and credentials', async () => {
    await gateway.get('/api/user', { cookie: await gateway.createSession(USER), authorization: 'Bearer x' });
    expect(gateway.upstreams.auth.last.headers).not.toHaveProperty('cookie');
    expect(gateway.upstreams.auth.last.headers).not.toHaveProperty('authorization');
  });

  it("is not needed by the frontend server, which gets the cookies and calls on the visitor's behalf", async () => {
    const cookie = `${await gateway.createSession(USER)}; placelore_visitor=v`;
    await gateway.get('/some/page', { cookie });
    expect(gateway.upstreams.frontend.last.headers.cookie).toBe(cookie);
  });

  it('uses the address of the connection, whatever the client claims', async () => {
    await gateway.get('/api/user', {
      'x-forwarded-for': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    const { headers } = gateway.upstreams.auth.last;
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil/);
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  });
});

describe('visitor cookie', () => {
  it('is issued once and then reused', async () => {
    const first = await gateway.get('/api/user');
    const cookie = getVisitorCookie(first)!;
    const visitor = await readSeenIdentity();
    expect(first.headers['set-cookie']?.[0]).toMatch(
      /^placelore_visitor=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const second = await gateway.get('/api/user', { cookie });
    expect(getVisitorCookie(second)).toBeUndefined();
    expect(await readSeenIdentity()).toEqual(visitor);
  });

  it('is not issued for pages', async () => {
    expect(getVisitorCookie(await gateway.get('/some/page'))).toBeUndefined();
  });

  it('is never set on responses that shared caches may store', async () => {
    const respondWith = (cacheControl: string, status: number) => {
      gateway.upstreams.content.respond = (_request, response) =>
        response.writeHead(status, { 'cache-control': cacheControl, etag: '"1"' }).end();
    };
    for (const status of [200, 304]) {
      respondWith('public, no-cache', status);
      expect(getVisitorCookie(await gateway.get('/objects/some/photo.webp'))).toBeUndefined();
      respondWith('private, no-cache', status);
      expect(getVisitorCookie(await gateway.get('/objects/some/photo.webp'))).toBeDefined();
    }
    const file = await gateway.get('/api/docs/swagger-ui.css');
    expect([file.headers['cache-control'], getVisitorCookie(file)]).toEqual(['public, max-age=3600', undefined]);
  });

  it('is set on private responses, also when the service sends no cache headers', async () => {
    const { headers } = await gateway.get('/api/discoveries');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['private, no-cache', [expect.anything()]]);
    expect((await gateway.get('/some/page')).headers['cache-control']).toBeUndefined();
  });

  const id = randomUUID();
  const signed = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('base64url');
  it.each([
    ['unsigned', id],
    ['with an empty signature', `${id}.`],
    ['signed with another secret', `${id}.${signed(id, 'guessed')}`],
    ['with another one’s signature', `${id}.${signed(randomUUID(), 'another secret that only these tests know')}`],
    ['of no form at all', '%00.%ff'],
  ])('is replaced when it is %s', async (_, value) => {
    const result = await gateway.get('/api/user', { cookie: `placelore_visitor=${value}` });
    expect(getVisitorCookie(result)).toBeDefined();
    expect((await readSeenIdentity()) as { visitorId: string }).not.toMatchObject({ visitorId: id });
  });

  it('is set in addition to the cookies of a service', async () => {
    gateway.upstreams.auth.respond = (request, response) => {
      request.resume();
      response.writeHead(200, { 'set-cookie': ['placelore_session=new; Path=/'] }).end('{}');
    };
    const result = await gateway.post('/api/login').send({});
    expect(result.headers['set-cookie']).toEqual([
      expect.stringMatching(/^placelore_visitor=/),
      'placelore_session=new; Path=/',
    ]);
  });
});

describe('request id', () => {
  it('is forwarded to the service and returned', async () => {
    const response = await gateway.get('/api/user', { 'x-request-id': 'request-of-mine' });
    expect(response.headers['x-request-id']).toBe('request-of-mine');
    expect(gateway.upstreams.auth.last.headers['x-request-id']).toBe('request-of-mine');
  });
  it('is replaced when it is malformed', async () => {
    const response = await gateway.get('/api/user', { 'x-request-id': 'not an id; drop' });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.upstreams.auth.last.headers['x-request-id']).toBe(response.headers['x-request-id']);
  });
});

const listQuestions = () => gateway.upstreams.auth.received.filter(({ url }) => url === '/internal/sessions/read');

/** Makes the fake auth service know one session, or none. */
function answerWith(session?: typeof USER): void {
  gateway.upstreams.auth.respond = (request, response) => {
    const body = request.url === '/internal/sessions/read' && session ? { session } : {};
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };
}

describe('session that is not cached', () => {
  it('is read from auth', async () => {
    answerWith(USER);
    await gateway.get('/api/user', { cookie: `placelore_session=${createSessionId()}` });
    expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject(USER);
    expect(listQuestions()).toHaveLength(1);
  });

  it('is a guest when auth does not know it, and is not looked up again', async () => {
    answerWith();
    const cookie = `placelore_session=${createSessionId()}`;
    const response = await gateway.get('/api/user', { cookie });
    expect(response.headers['placelore-session']).toBe('ended');
    await gateway.get('/api/user', { cookie });
    expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject({ userId: null });
    expect(listQuestions()).toHaveLength(1);
  });

  it('costs no lookup when the cookie cannot be a session', async () => {
    await gateway.get('/api/user', { cookie: 'placelore_session=made-up' });
    expect(listQuestions()).toEqual([]);
  });
});

it('session: is read without a write, as on a full disk', async () => {
  const id = createSessionId();
  await new SessionCache(gateway.redis).write(toSessionKey(id), USER);
  const ttl = await gateway.redis.ttl(`placelore:session:${toSessionKey(id)}`);
  await gateway.redis.expire(`placelore:session:${toSessionKey(id)}`, 100);
  await gateway.get('/api/user', { cookie: `placelore_session=${id}` });
  expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject(USER);
  expect(ttl).toBeLessThanOrEqual(300);
  expect(await gateway.redis.ttl(`placelore:session:${toSessionKey(id)}`)).toBeLessThanOrEqual(100);
});
