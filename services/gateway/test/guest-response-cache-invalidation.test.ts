import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { eventually } from '../../../packages/platform/test/support/eventually.js';
import { startGateway } from './support/gateway.js';
import {
  fetchEdition,
  gateway,
  get,
  isCached,
  preparePath,
  proxy,
  publish,
  published,
  respondPublic,
  secondUrl,
  useTwoGateways,
} from './support/two-gateways.js';

useTwoGateways();

describe('invalidation of published content', () => {
  it('is visible through every gateway immediately', async () => {
    const path = await preparePath();
    await publish();
    // The limit is well below the lifetime of a cached response.
    for (const url of [gateway.url, secondUrl]) {
      await eventually(async () => (await fetchEdition(path, url)) === published.edition, 4_000);
    }
  });

  it('is not undone by a response in transit', async () => {
    const path = await preparePath();
    const slow = `${path}&limit=3`;
    const arrived = new Promise<ServerResponse>((resolve) => {
      gateway.upstreams.content.respond = (incoming, response) =>
        incoming.url === slow ? resolve(response) : respondPublic(response);
    });
    const old = published.edition;
    const waiting = get(slow).then(({ body }) => body[0].edition);
    const response = await arrived;
    gateway.upstreams.content.respond = (_request, other) => respondPublic(other);
    await publish();
    await eventually(async () => (await fetchEdition(path)) === published.edition, 4_000);
    const now = published.edition;
    published.edition = old;
    respondPublic(response);
    published.edition = now;
    expect(await waiting).toBe(old);
    expect(await fetchEdition(slow)).toBe(now);
  });

  it('is never missed: nothing is cached while Redis is unavailable, and older responses are dropped', async () => {
    const path = await preparePath();
    await proxy.stop();
    published.edition++;
    await eventually(async () => (await fetchEdition(path)) === published.edition, 4_000);
    expect(await isCached(path)).toBe(false);
    await proxy.start();
    await eventually(() => isCached(path));
    expect(await fetchEdition(path)).toBe(published.edition);
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
    await eventually(async () => JSON.parse((await get(path)).text)[0].edition === published.edition, 4_000);
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
