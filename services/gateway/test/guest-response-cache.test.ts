import type { ServerResponse } from 'node:http';
import { IDENTITY_HEADER } from '@placelore/contracts/core/identity.js';
import request from 'supertest';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { CACHE_BYPASS_HEADER, computeCacheBypassToken } from '../src/cache/cache-bypass.js';
import {
  countRequests,
  gateway,
  get,
  isCached,
  preparePath,
  published,
  respondPublic,
  useTwoGateways,
} from './support/two-gateways.js';

useTwoGateways();

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
    expect([cached.status, cached.body]).toEqual([200, [{ edition: published.edition }]]);
    expect(cached.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, no-cache',
      etag: `"v${published.edition}"`,
      'x-total-count': '1',
      link: '</api/articles?page=2>; rel="next"',
      'x-content-type-options': 'nosniff',
    });
    expect(cached.headers['set-cookie']).toBeUndefined();
    const unchanged = await get(path, { 'if-none-match': `W/"other", "v${published.edition}"` });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', `"v${published.edition}"`]);
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
      expect([response.status, response.headers.etag]).toEqual([200, `"v${published.edition}"`]);
    }
    expect(countRequests()).toBe(before);
    // The first caller must not be able to cache a partial or empty response.
    const other = `${path}&limit=8`;
    expect((await get(other, headers)).body).toEqual([{ edition: published.edition }]);
    expect(countRequests()).toBe(before + 1);
    expect((await get(other)).body).toEqual([{ edition: published.edition }]);
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
    expect([head.status, head.text ?? '', head.headers.etag]).toEqual([200, '', `"v${published.edition}"`]);
    expect(gateway.upstreams.content.last.method).toBe('GET');
    const before = countRequests();
    expect((await get(path)).body).toEqual([{ edition: published.edition }]);
    expect(countRequests()).toBe(before);
  });

  it('is 304 for a first caller who already has it, and cached for all others', async () => {
    const path = `${await preparePath()}&limit=14`;
    const first = await get(path, { 'if-none-match': `"v${published.edition}"` });
    expect([first.status, first.text]).toEqual([304, '']);
    expect(gateway.upstreams.content.last.headers).not.toHaveProperty('if-none-match');
    const before = countRequests();
    expect((await get(path)).body).toEqual([{ edition: published.edition }]);
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

  it.each<[string, (response: ServerResponse) => void]>([
    ['private', (response) => respondPublic(response, { 'cache-control': 'private, no-cache' })],
    ['very long', (response) => respondPublic(response, {}, JSON.stringify('x'.repeat(1_000_000)))],
  ])('is 304 for a caller who already has it when it is %s and thus not cached', async (_, respond) => {
    const path = `${await preparePath()}&limit=17`;
    gateway.upstreams.content.respond = (_request, response) => respond(response);
    const first = await get(path);
    const tag = first.headers.etag!;
    for (const method of ['get', 'head'] as const) {
      const unchanged = await gateway.request(method, path, { 'if-none-match': tag });
      expect([unchanged.status, unchanged.text ?? '']).toEqual([304, '']);
      expect(unchanged.headers).toMatchObject({ etag: tag, 'cache-control': first.headers['cache-control'] });
      expect(unchanged.headers).not.toHaveProperty('content-type');
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is requested once for many simultaneous callers', async () => {
    const path = `${await preparePath()}&limit=15`;
    const before = countRequests();
    const { all, response } = await requestByMany(path);
    respondPublic(response);
    const responses = await all;
    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      Array(20).fill([200, [{ edition: published.edition }]]),
    );
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

  /** Requests one path as twenty guests. @returns the single response that the service is waiting to send */
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
