import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLISHED_CONTENT_CHANNEL } from '@placelore/contracts/content/articles/articles.js';
import { IDENTITY_HEADER } from '@placelore/contracts/core/identity.js';
import { InvalidationPublisher } from '@placelore/platform/queues/invalidation-channel.js';
import request from 'supertest';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { CACHE_BYPASS_HEADER, computeCacheBypassToken } from '../src/cache/cache-bypass.js';
import { Gateway, startGateway } from './support/gateway.js';
import { TcpProxy } from './support/tcp-proxy.js';

let gateway: Gateway;
let second: NestFastifyApplication;
let secondUrl: string;
/** Content that the articles service publishes now. */
let edition = 0;
const proxy = new TcpProxy();

beforeAll(async () => {
  await proxy.start();
  // Tests repeat calls until a response is cached, which can take more calls than a guest may make.
  gateway = await Gateway.start({ RATE_LIMIT_FACTOR: '1000' }, proxy);
  second = await startGateway(gateway.environment);
  secondUrl = await second.getUrl();
});
afterAll(async () => {
  await second.close();
  await gateway.stop();
  await proxy.stop();
});
beforeEach(async () => {
  gateway.upstreams.content.reset();
  gateway.upstreams.content.respond = (_request, response) => respondPublic(response);
  await publishAndWait();
});

const respondPublic = (
  response: ServerResponse,
  headers: Record<string, string> = {},
  body = JSON.stringify([{ edition }]),
) => {
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'cache-control': 'public, no-cache',
      etag: `"v${edition}"`,
      'x-total-count': '1',
      link: '</api/articles?page=2>; rel="next"',
      ...headers,
    })
    .end(body);
};
const createPublisher = () => new InvalidationPublisher(gateway.redis);
async function publish(): Promise<void> {
  edition++;
  await createPublisher().publish(PUBLISHED_CONTENT_CHANNEL);
}
const countRequests = () => gateway.upstreams.content.received.length;
const get = (path: string, headers: Record<string, string> = {}, url = gateway.url) =>
  request(url).get(path).set(headers);
const fetchEdition = async (path: string, url = gateway.url): Promise<number> =>
  (await get(path, {}, url)).body[0].edition;
/** Checks whether a response arrives without a call to its service. */
const isCached = async (path: string, headers: Record<string, string> = {}, url = gateway.url): Promise<boolean> => {
  await get(path, headers, url);
  const before = countRequests();
  await get(path, headers, url);
  return countRequests() === before;
};
/** Publishes a change and waits until both gateways have it, so that no late invalidation clears their caches. */
async function publishAndWait(): Promise<void> {
  const path = '/api/articles?page=500';
  const urls = [gateway.url, secondUrl];
  for (const url of urls) await eventually(() => isCached(path, {}, url));
  await publish();
  for (const url of urls) await eventually(async () => (await fetchEdition(path, url)) === edition);
}
let lastPath = 0;
/** Returns a path that no other test requested, once both gateways cache responses. */
const preparePath = async (): Promise<string> => {
  const path = `/api/articles?page=${++lastPath}`;
  for (const url of [gateway.url, secondUrl]) {
    await eventually(() => isCached(path, {}, url));
    expect(await fetchEdition(path, url)).toBe(edition);
  }
  return path;
};

describe("search response, which contains the reader's guides", () => {
  it('is cached for guests without a visitor cookie, and requested again for each visitor', async () => {
    const path = '/api/articles?q=bali';
    await preparePath();
    const first = await get('/api/analyses');
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    expect(cookie).toContain('visitor');
    await eventually(() => isCached(path));
    expect(await isCached(path, { cookie })).toBe(false);
    const { headers } = gateway.upstreams.content.received.at(-1)!;
    const identity = JSON.parse(Buffer.from(String(headers[IDENTITY_HEADER]).split('.')[1]!, 'base64url').toString());
    expect(JSON.stringify(identity)).toContain(cookie.split('=')[1]!.split('.')[0]);
  });

  it.each(['/api/articles?page=400', '/api/articles/search?keywords=bali'])(
    'is cached for all when it contains no guides: %s',
    async (path) => {
      await preparePath();
      const cookie = String((await get('/api/analyses')).headers['set-cookie']).split(';')[0]!;
      await eventually(() => isCached(path));
      expect(await isCached(path, { cookie })).toBe(true);
    },
  );
});

describe('response for all guests', () => {
  it('is requested once and then sent with the same headers and body', async () => {
    const path = await preparePath();
    const before = countRequests();
    const cached = await get(path);
    expect(countRequests()).toBe(before);
    expect([cached.status, cached.body]).toEqual([200, [{ edition }]]);
    expect(cached.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, no-cache',
      etag: `"v${edition}"`,
      'x-total-count': '1',
      link: '</api/articles?page=2>; rel="next"',
      'x-content-type-options': 'nosniff',
    });
    expect(cached.headers['set-cookie']).toBeUndefined();
    const unchanged = await get(path, { 'if-none-match': `W/"other", "v${edition}"` });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', `"v${edition}"`]);
    expect((await get(path, { 'if-none-match': '"v0"' })).status).toBe(200);
    expect(countRequests()).toBe(before);
  });

  it('sets no visitor cookie, cached or not, because other caches may store it', async () => {
    expect((await get('/api/articles?page=99')).headers['set-cookie']).toBeUndefined();
    expect((await get('/api/user')).headers['set-cookie']).toBeDefined();
  });

  it('is used for its own URL only', async () => {
    const path = await preparePath();
    await eventually(() => isCached(path));
    const before = countRequests();
    await get(`${path}&limit=5`);
    expect(countRequests()).toBe(before + 1);
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    [
      'has a session',
      async () => ({ cookie: await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false }) }),
    ],
    [
      'measures what is behind it',
      async () => ({ [CACHE_BYPASS_HEADER]: computeCacheBypassToken(gateway.environment.COOKIE_SECRET!) }),
    ],
  ])('is neither sent to nor cached for a caller who %s', async (_, getHeaders) => {
    const path = await preparePath();
    const headers = await getHeaders();
    expect(await isCached(path, headers)).toBe(false);
    const other = `${path}&limit=7`;
    await get(other, headers);
    const before = countRequests();
    await get(other);
    expect(countRequests()).toBe(before + 1);
  });

  it.each<[string, Record<string, string>]>([
    ['Cache-Control: no-cache', { 'cache-control': 'no-cache' }],
    ['Cache-Control: no-store', { 'cache-control': 'no-store, max-age=0' }],
    ['Pragma', { pragma: 'no-cache' }],
    ['credentials that nobody reads', { authorization: 'Bearer some' }],
    ['a range', { range: 'bytes=0-1' }],
    ['a session that is none', { cookie: 'placelore_session=some' }],
    ['a cookie of a visitor', { cookie: 'placelore_visitor=v; other=1' }],
    ['another language', { 'accept-language': 'xx' }],
    ['another type', { accept: 'text/x-some' }],
    ['another program', { 'user-agent': 'other/1.0' }],
    ['a tag nobody gave', { 'if-none-match': '"none"' }],
    ['a date', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['a wrong word for passing the cache', { [CACHE_BYPASS_HEADER]: 'x'.repeat(43) }],
  ])('is sent to all guests, even with %s', async (_, headers) => {
    const path = await preparePath();
    const before = countRequests();
    for (const method of ['get', 'head'] as const) {
      const response = await request(gateway.url)[method](path).set(headers);
      expect([response.status, response.headers.etag]).toEqual([200, `"v${edition}"`]);
    }
    expect(countRequests()).toBe(before);
    // The first caller must not be able to cache a partial or empty response.
    const other = `${path}&limit=${++lastPath % 90 || 1}`;
    expect((await get(other, headers)).body).toEqual([{ edition }]);
    expect(countRequests()).toBe(before + 1);
    expect((await get(other)).body).toEqual([{ edition }]);
    expect(countRequests()).toBe(before + 1);
  });

  it.each(['&x=1', '&utm_source=a&utm_medium=b', '&', '&=', '&PAGE=3'])(
    'is cached without additional parameters such as %s, and requested without them',
    async (more) => {
      const path = await preparePath();
      const before = countRequests();
      await get(path + more);
      await get(path.replace('/articles', '/%61rticles') + more);
      expect(countRequests()).toBe(before);
      await get(`${path}&limit=11${more}`);
      expect(gateway.upstreams.content.last.url).toBe(`${path}&limit=11`);
    },
  );

  it('is cached regardless of the order of its parameters', async () => {
    const path = `${await preparePath()}&limit=12`;
    await get(path);
    const before = countRequests();
    await get(`/api/articles?limit=12&${path.split('?')[1]!.replace('&limit=12', '')}`);
    expect(countRequests()).toBe(before);
  });

  it('is requested as GET for a HEAD request', async () => {
    const path = `${await preparePath()}&limit=13`;
    const head = await request(gateway.url).head(path);
    expect([head.status, head.text ?? '', head.headers.etag]).toEqual([200, '', `"v${edition}"`]);
    expect(gateway.upstreams.content.last.method).toBe('GET');
    const before = countRequests();
    expect((await get(path)).body).toEqual([{ edition }]);
    expect(countRequests()).toBe(before);
  });

  it('is 304 for a first caller who has it, and cached for all others', async () => {
    const path = `${await preparePath()}&limit=14`;
    const first = await get(path, { 'if-none-match': `"v${edition}"` });
    expect([first.status, first.text]).toEqual([304, '']);
    expect(gateway.upstreams.content.last.headers).not.toHaveProperty('if-none-match');
    const before = countRequests();
    expect((await get(path)).body).toEqual([{ edition }]);
    expect(countRequests()).toBe(before);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['private', (response) => respondPublic(response, { 'cache-control': 'private, no-cache' })],
    ['says nothing of keeping', (response) => response.writeHead(200, { 'content-length': '2' }).end('[]')],
    ['sets a cookie', (response) => respondPublic(response, { 'set-cookie': 'a=b' })],
    ['a fault', (response) => response.writeHead(500, { 'cache-control': 'public' }).end('{}')],
    ['very long', (response) => respondPublic(response, {}, JSON.stringify('x'.repeat(1_000_000)))],
  ])('is not cached when it is %s', async (_, respond) => {
    const path = `${await preparePath()}&limit=9`;
    gateway.upstreams.content.respond = (_request, response) => respond(response);
    const call = () =>
      get(path).then(
        () => {},
        () => {},
      );
    await call();
    const before = countRequests();
    await call();
    expect(countRequests()).toBe(before + 1);
  });

  it('is requested once for many simultaneous callers', async () => {
    const path = `${await preparePath()}&limit=15`;
    const before = countRequests();
    const { all, response } = await requestByMany(path);
    respondPublic(response);
    const responses = await all;
    expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(20).fill([200, [{ edition }]]));
    expect(countRequests()).toBe(before + 1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is private', (response) => respondPublic(response, { 'cache-control': 'private, no-cache' })],
    ['is a fault', (response) => response.writeHead(500).end('{}')],
    ['breaks off', (response) => response.destroy()],
  ])('leaves no caller waiting when it %s', async (_, end) => {
    const path = `${await preparePath()}&limit=16`;
    const { all, response } = await requestByMany(path);
    gateway.upstreams.content.respond = (_request, other) => respondPublic(other);
    end(response);
    const responses = await all;
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(19);
  });

  /** Sends the requests of twenty guests and returns the one response that the service has to give. */
  async function requestByMany(path: string) {
    const arrived = new Promise<ServerResponse>((resolve) => {
      gateway.upstreams.content.respond = (_request, response) => resolve(response);
    });
    const all = Promise.all(Array.from({ length: 20 }, () => get(path)));
    const response = await arrived;
    return { all, response };
  }

  it('is not cached for a route without sharedCache', async () => {
    await preparePath();
    expect(await isCached('/api/discoveries/public')).toBe(false);
  });
});

describe('invalidation of published content', () => {
  it('is visible through every gateway immediately', async () => {
    const path = await preparePath();
    await publish();
    // Well before the cached response would expire anyway.
    for (const url of [gateway.url, secondUrl]) {
      await eventually(async () => (await fetchEdition(path, url)) === edition, 4_000);
    }
  });

  it('is not undone by a response in transit', async () => {
    const path = await preparePath();
    const slow = `${path}&limit=3`;
    const arrived = new Promise<ServerResponse>((resolve) => {
      gateway.upstreams.content.respond = (incoming, response) =>
        incoming.url === slow ? resolve(response) : respondPublic(response);
    });
    const old = edition;
    const waiting = get(slow).then(({ body }) => body[0].edition);
    const response = await arrived;
    gateway.upstreams.content.respond = (_request, other) => respondPublic(other);
    await publish();
    await eventually(async () => (await fetchEdition(path)) === edition, 4_000);
    const now = edition;
    edition = old;
    respondPublic(response);
    edition = now;
    expect(await waiting).toBe(old);
    expect(await fetchEdition(slow)).toBe(now);
  });

  it('cannot be missed: nothing is cached while Redis is unavailable, and older responses are dropped', async () => {
    const path = await preparePath();
    await proxy.stop();
    edition++;
    await eventually(async () => (await fetchEdition(path)) === edition, 4_000);
    expect(await isCached(path)).toBe(false);
    await proxy.start();
    await eventually(() => isCached(path));
    expect(await fetchEdition(path)).toBe(edition);
  });
});

describe('page for all guests', () => {
  const countRenders = () => gateway.upstreams.frontend.received.length;
  const page = (headers: Record<string, string>) => (_request: unknown, response: ServerResponse) =>
    respondPublic(response, { 'content-type': 'text/html; charset=utf-8', vary: 'cookie', ...headers });
  /** Checks whether a page arrives without being rendered. */
  const isCachedPage = async (path: string, headers: Record<string, string> = {}): Promise<boolean> => {
    await get(path, headers);
    const before = countRenders();
    await get(path, headers);
    return countRenders() === before;
  };
  beforeEach(async () => {
    gateway.upstreams.frontend.reset();
    gateway.upstreams.frontend.respond = page({});
    await preparePath();
  });

  it('is rendered once until published content changes', async () => {
    const path = '/?q=kept';
    await eventually(() => isCachedPage(path));
    const before = countRenders();
    const cached = await get(path, { cookie: 'placelore_visitor=v' });
    expect(countRenders()).toBe(before);
    expect(cached.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    await publish();
    await eventually(async () => JSON.parse((await get(path)).text)[0].edition === edition, 4_000);
  });

  it('is cached per requested host, which it contains', async () => {
    const path = '/?q=host';
    await eventually(() => isCachedPage(path));
    const before = countRenders();
    await get(path, { host: 'other.example' });
    expect(countRenders()).toBe(before + 1);
  });

  it('is neither sent to nor cached for a caller with a session', async () => {
    const cookie = await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false });
    expect(await isCachedPage('/?q=session', { cookie })).toBe(false);
    const before = countRenders();
    await get('/?q=session');
    expect(countRenders()).toBe(before + 1);
  });

  it.each<[string, string, Record<string, string>]>([
    ['asks for it anew', '/?q=anew', { 'cache-control': 'no-cache', pragma: 'no-cache' }],
    ['shows a session that is none', '/?q=anew', { cookie: 'placelore_session=s' }],
    ['shows credentials', '/?q=anew', { authorization: 'Basic x' }],
    ['wants a part of it', '/?q=anew', { range: 'bytes=1-' }],
    ['adds to its address', '/?x=1&q=anew&y', {}],
    ['writes its address otherwise', '/?q=%61new', {}],
    ['shouts', '/?q=anew', { 'cache-control': 'NO-CACHE' }],
    ['claims another host without being a proxy', '/?q=anew', { 'x-forwarded-host': 'evil.example' }],
    ['says nothing with many signs', '/?q=anew&&', {}],
    ['has an empty session', '/?q=anew', { cookie: 'placelore_session=' }],
    ['has a cookie of a similar name', '/?q=anew', { cookie: 'xplacelore_session=1' }],
    ['shows two sessions that are none', '/?q=anew', { cookie: 'placelore_session=a; placelore_session=b' }],
    ['sends cookies that are none', '/?q=anew', { cookie: ';;;=;%%%' }],
    ['wants a part of another one', '/?q=anew', { 'if-range': '"x"', range: 'bytes=0-1' }],
  ])('is rendered once, also for a guest who %s', async (_, path, headers) => {
    await eventually(() => isCachedPage('/?q=anew'));
    const before = countRenders();
    expect((await get(path, headers)).status).toBe(200);
    expect(countRenders()).toBe(before);
  });

  it('is rendered for all waiting guests when the first one disconnects', async () => {
    const path = '/?q=leaving';
    await eventually(() => isCachedPage('/?q=before'));
    const arrived = new Promise<void>((resolve) => {
      gateway.upstreams.frontend.respond = () => resolve();
    });
    const leaving = connect(Number(new URL(gateway.url).port), '127.0.0.1', () =>
      leaving.write(`GET ${path} HTTP/1.1\r\nHost: ${new URL(gateway.url).host}\r\n\r\n`),
    );
    await arrived;
    gateway.upstreams.frontend.respond = page({});
    const waiting = Promise.all(Array.from({ length: 10 }, () => get(path)));
    leaving.destroy();
    expect((await waiting).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('is cached for every host when the installation has a public URL', async () => {
    const fixed = await startGateway({ ...gateway.environment, PUBLIC_URL: 'https://placelore.example' });
    try {
      const url = await fixed.getUrl();
      await eventually(() => isCached('/api/articles?page=501', {}, url));
      await get('/?q=fixed', {}, url);
      const before = countRenders();
      for (const host of ['a.example', 'b.example']) expect((await get('/?q=fixed', { host }, url)).status).toBe(200);
      expect(countRenders()).toBe(before);
    } finally {
      await fixed.close();
    }
  });

  it('is rendered without invalid session cookies and unknown parameters', async () => {
    await get('/?x=<script>&q=anybody', { cookie: 'placelore_visitor=v; placelore_session=s; a=b' });
    const { url, headers } = gateway.upstreams.frontend.last;
    expect(url).toBe('/?q=anybody');
    expect(headers.cookie).toBe('placelore_visitor=v; a=b');
  });

  it('is not cached when it is private, nor are assets', async () => {
    gateway.upstreams.frontend.respond = page({ 'cache-control': 'private, no-cache' });
    expect(await isCachedPage('/?q=private')).toBe(false);
    gateway.upstreams.frontend.respond = page({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await isCachedPage('/assets/index-1.js')).toBe(false);
  });
});
