import { Gateway, readIdentity } from './support/gateway.js';
import { TcpProxy } from './support/tcp-proxy.js';

let gateway: Gateway;
const proxy = new TcpProxy();
beforeAll(async () => {
  await proxy.start();
  gateway = await Gateway.start({}, proxy);
});
afterAll(async () => {
  await gateway.stop();
  await proxy.stop();
});
beforeEach(() => gateway.reset());

/** Makes session lookups at auth fail with 503. */
function breakSessionLookups(): void {
  gateway.upstreams.auth.respond = (_request, response) => {
    response.writeHead(503).end();
  };
}

describe('gateway while Redis is unavailable', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false });
    expect((await gateway.get('/api/user', { cookie })).status).toBe(200);
    await proxy.stop();
  });
  afterAll(() => proxy.start());

  it('answers requests without a session', async () => {
    breakSessionLookups();
    expect((await gateway.get('/api/discoveries/public')).status).toBe(200);
    expect((await gateway.get('/api/config')).status).toBe(200);
    expect((await gateway.get('/some/page', { cookie })).status).toBe(200);
  });

  it('forwards writes without counting them', async () => {
    const response = await gateway.post('/api/login');
    expect(response.status).toBe(200);
    expect(gateway.upstreams.auth.last.url).toBe('/api/login');
  });

  it('reads sessions from auth', async () => {
    const session = { userId: 7, username: 'ada', isAdmin: false };
    gateway.upstreams.auth.respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ session }));
    };
    await gateway.get('/api/discoveries', { cookie });
    expect(readIdentity(gateway.upstreams.content.last)).toMatchObject(session);
  });

  it('returns 503 to requests with a session that auth cannot read instead of treating them as guests', async () => {
    breakSessionLookups();
    const response = await gateway.get('/api/user', { cookie });
    expect([response.status, response.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(gateway.upstreams.auth.received.map(({ url }) => url)).toEqual(['/internal/sessions/read']);
  });

  it.each(['/admin/queues', '/admin/queues/queue/batch', '/admin/queues/api/queues', '/api/admin/queues'])(
    'returns 503 for %s and reveals nothing',
    async (path) => {
      breakSessionLookups();
      const response = await gateway.get(path, { cookie });
      expect([response.status, response.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Object.keys(response.body).sort()).toEqual(['code', 'error', 'requestId']);
      expect(response.body.error).toMatch(/^[A-Z].*\.$/);
      expect(response.text).not.toMatch(/redis|stack|\bat \S+:\d+|node_modules/i);
    },
  );

  it('reports the outage in its health', async () => {
    const response = await gateway.get('/api/health');
    expect(response.status).toBe(503);
    expect(response.body.services[0]).toMatchObject({
      service: 'gateway',
      ok: false,
      parts: [{ name: 'redis', ok: false }],
    });
  });
});

it('gateway: works again without a restart when Redis returns', async () => {
  const cookie = await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false });
  const end = performance.now() + 10_000;
  let status = 0;
  while (status !== 200 && performance.now() < end) status = (await gateway.get('/api/user', { cookie })).status;
  expect(status).toBe(200);
  expect((await gateway.get('/api/user', { cookie })).headers['ratelimit-remaining']).toMatch(/^\d+$/);
});

describe('service failure', () => {
  it('becomes 503 with Retry-After and our message when the connection closes', async () => {
    gateway.upstreams.auth.respond = (request) => request.destroy();
    const response = await gateway.get('/api/user');
    expect([response.status, response.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(response.body.requestId).toBe(response.headers['x-request-id']);
    expect(gateway.upstreams.auth.received).toHaveLength(2);
  });

  it('is hidden from a reader when the next replica answers', async () => {
    const { auth } = gateway.upstreams;
    auth.respond = (request, response) => {
      if (auth.received.length === 1) request.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}');
    };
    expect(await gateway.get('/api/user')).toMatchObject({ status: 200, body: { id: 1 } });
  });

  it('is not retried for a write, which may have been done already', async () => {
    const { auth } = gateway.upstreams;
    auth.respond = (request) => request.destroy();
    const response = await gateway.post('/api/login').send({ username: 'ada', password: 'secret-1' });
    expect(response.status).toBe(503);
    expect(auth.received).toHaveLength(1);
  });

  it('is not retried when the service answered', async () => {
    const { auth } = gateway.upstreams;
    auth.respond = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end('{}');
    expect((await gateway.get('/api/user')).status).toBe(503);
    expect(auth.received).toHaveLength(1);
  });

  it('cuts off the response, and nothing else, when the connection closes midway', async () => {
    gateway.upstreams.content.respond = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    };
    await expect(gateway.get('/api/discoveries/public').then(({ text }) => text)).rejects.toThrow();
    expect((await gateway.get('/api/user')).status).toBe(200);
  });

  it('becomes 503 when the service is not running', async () => {
    const unreachable = await Gateway.start({
      PLACES_URL: 'http://127.0.0.1:1',
      AUTH_URL: 'http://127.0.0.1:1',
      FRONTEND_URL: 'http://127.0.0.1:1',
    });
    try {
      for (const path of ['/api/user', '/some/page']) {
        const response = await unreachable.get(path);
        expect([response.status, response.body.code]).toEqual([503, 'UNAVAILABLE']);
        expect(response.text).not.toMatch(/ECONN|127\.0\.0\.1/);
      }
    } finally {
      await unreachable.stop();
    }
  });

  it("passes the service's own error on unchanged", async () => {
    gateway.upstreams.auth.respond = (request, response) => {
      request.resume();
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"code":"USERNAME_TAKEN"}');
    };
    const result = await gateway.post('/api/register').send({});
    expect([result.status, result.body]).toEqual([409, { code: 'USERNAME_TAKEN' }]);
  });
});

it('GET request with a body: is answered, and its body dropped', async () => {
  const response = await gateway.get('/api/user').set('content-type', 'application/json').send('{"a":1}');
  expect(response.status).toBe(200);
  expect(gateway.upstreams.auth.last.headers).not.toHaveProperty('content-length');
});
