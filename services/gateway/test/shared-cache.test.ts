import type { ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLISHED_CHANGED } from '@placelore/contracts/articles.js';
import { IDENTITY_HEADER } from '@placelore/contracts/identity.js';
import { Announcer } from '@placelore/platform/queues/news.js';
import request from 'supertest';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { Door } from './door.js';
import { Gateway, startGateway } from './gateway.js';

let gateway: Gateway;
let second: NestFastifyApplication;
let secondUrl: string;
/** What the articles' owner says is published now. */
let edition = 0;
const door = new Door();

beforeAll(async () => {
  await door.open();
  gateway = await Gateway.start({}, door);
  second = await startGateway(gateway.environment);
  secondUrl = await second.getUrl();
});
afterAll(async () => {
  await second.close();
  await gateway.stop();
  await door.shut();
});
beforeEach(async () => {
  gateway.upstreams.content.reset();
  gateway.upstreams.content.answer = (_request, response) => answerPublic(response);
  await publishAndWait();
});

const answerPublic = (
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
const announcer = () => new Announcer(gateway.redis);
async function publish(): Promise<void> {
  edition++;
  await announcer().announce(PUBLISHED_CHANGED);
}
const asked = () => gateway.upstreams.content.received.length;
const get = (path: string, headers: Record<string, string> = {}, url = gateway.url) =>
  request(url).get(path).set(headers);
const shows = async (path: string, url = gateway.url): Promise<number> => (await get(path, {}, url)).body[0].edition;
/** Whether an answer comes without its owner being asked. */
const isKept = async (path: string, headers: Record<string, string> = {}, url = gateway.url): Promise<boolean> => {
  await get(path, headers, url);
  const before = asked();
  await get(path, headers, url);
  return asked() === before;
};
/** A new edition of which both gateways have heard, so that no news of it come later and make them forget. */
async function publishAndWait(): Promise<void> {
  const path = '/api/articles?page=500';
  const urls = [gateway.url, secondUrl];
  for (const url of urls) await eventually(() => isKept(path, {}, url));
  await publish();
  for (const url of urls) await eventually(async () => (await shows(path, url)) === edition);
}
let lastPath = 0;
/** A path no other test asked for, once both gateways keep answers. */
const settled = async (): Promise<string> => {
  const path = `/api/articles?page=${++lastPath}`;
  for (const url of [gateway.url, secondUrl]) {
    await eventually(() => isKept(path, {}, url));
    expect(await shows(path, url)).toBe(edition);
  }
  return path;
};

describe('a search, which finds guides of its reader', () => {
  it.each(['/api/articles?q=bali', '/api/articles/search?keywords=bali', '/api/articles/search?q=bali'])(
    'is kept for guests without a visitor cookie, and asked for anew by each visitor: %s',
    async (path) => {
      await settled();
      const first = await get('/api/analyses');
      const cookie = String(first.headers['set-cookie']).split(';')[0]!;
      expect(cookie).toContain('visitor');
      await eventually(() => isKept(path));
      expect(await isKept(path, { cookie })).toBe(false);
      const { headers } = gateway.upstreams.content.received.at(-1)!;
      const identity = JSON.parse(Buffer.from(String(headers[IDENTITY_HEADER]).split('.')[1]!, 'base64url').toString());
      expect(JSON.stringify(identity)).toContain(cookie.split('=')[1]!.split('.')[0]);
      // A list without a search is everybody's.
      expect(await isKept('/api/articles?page=400', { cookie })).toBe(true);
    },
  );
});

describe('an answer that is the same for all guests', () => {
  it('is asked for once, and is then given with the same headers and body', async () => {
    const path = await settled();
    const before = asked();
    const kept = await get(path);
    expect(asked()).toBe(before);
    expect([kept.status, kept.body]).toEqual([200, [{ edition }]]);
    expect(kept.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, no-cache',
      etag: `"v${edition}"`,
      'x-total-count': '1',
      link: '</api/articles?page=2>; rel="next"',
      'x-content-type-options': 'nosniff',
    });
    expect(kept.headers['set-cookie']).toBeUndefined();
    const unchanged = await get(path, { 'if-none-match': `W/"other", "v${edition}"` });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', `"v${edition}"`]);
    expect((await get(path, { 'if-none-match': '"v0"' })).status).toBe(200);
    expect(asked()).toBe(before);
  });

  it('names no visitor, kept or not: somebody on the way may keep it too', async () => {
    expect((await get('/api/articles?page=99')).headers['set-cookie']).toBeUndefined();
    expect((await get('/api/user')).headers['set-cookie']).toBeDefined();
  });

  it('is of its address alone', async () => {
    const path = await settled();
    await eventually(() => isKept(path));
    const before = asked();
    await get(`${path}&limit=5`);
    expect(asked()).toBe(before + 1);
  });

  it.each<[string, Record<string, string>]>([
    ['has a session', { cookie: 'placelore_session=some' }],
    ['shows credentials', { authorization: 'Bearer some' }],
    ['wants a part', { range: 'bytes=0-1' }],
    ['wants it fresh', { 'cache-control': 'no-cache' }],
  ])('is neither given to nor kept from one who %s', async (_, headers) => {
    const path = await settled();
    expect(await isKept(path, headers)).toBe(false);
    const other = `${path}&limit=7`;
    await get(other, headers);
    const before = asked();
    await get(other);
    expect(asked()).toBe(before + 1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['private', (response) => answerPublic(response, { 'cache-control': 'private, no-cache' })],
    ['says nothing of keeping', (response) => response.writeHead(200, { 'content-length': '2' }).end('[]')],
    ['sets a cookie', (response) => answerPublic(response, { 'set-cookie': 'a=b' })],
    ['a fault', (response) => response.writeHead(500, { 'cache-control': 'public' }).end('{}')],
    ['very long', (response) => answerPublic(response, {}, JSON.stringify('x'.repeat(1_000_000)))],
  ])('is not kept when it is %s', async (_, answer) => {
    const path = `${await settled()}&limit=9`;
    gateway.upstreams.content.answer = (_request, response) => answer(response);
    const call = () =>
      get(path).then(
        () => {},
        () => {},
      );
    await call();
    const before = asked();
    await call();
    expect(asked()).toBe(before + 1);
  });

  it('is not kept of a route that does not promise it', async () => {
    await settled();
    expect(await isKept('/api/discoveries/public')).toBe(false);
  });
});

describe('news that something published changed', () => {
  it('are visible through every gateway at once', async () => {
    const path = await settled();
    await publish();
    // Well before an answer would have been asked for anew anyway.
    for (const url of [gateway.url, secondUrl]) {
      await eventually(async () => (await shows(path, url)) === edition, 4_000);
    }
  });

  it('are not undone by an answer that was on its way', async () => {
    const path = await settled();
    const slow = `${path}&limit=3`;
    const arrived = new Promise<ServerResponse>((resolve) => {
      gateway.upstreams.content.answer = (incoming, response) =>
        incoming.url === slow ? resolve(response) : answerPublic(response);
    });
    const old = edition;
    const waiting = get(slow).then(({ body }) => body[0].edition);
    const response = await arrived;
    gateway.upstreams.content.answer = (_request, other) => answerPublic(other);
    await publish();
    await eventually(async () => (await shows(path)) === edition, 4_000);
    const now = edition;
    edition = old;
    answerPublic(response);
    edition = now;
    expect(await waiting).toBe(old);
    expect(await shows(slow)).toBe(now);
  });

  it('cannot be missed: nothing is kept while Redis is away, and nothing of before afterwards', async () => {
    const path = await settled();
    await door.shut();
    edition++;
    await eventually(async () => (await shows(path)) === edition, 4_000);
    expect(await isKept(path)).toBe(false);
    await door.open();
    await eventually(() => isKept(path));
    expect(await shows(path)).toBe(edition);
  });
});

describe('a page that is the same for all guests', () => {
  const drawn = () => gateway.upstreams.frontend.received.length;
  const page = (headers: Record<string, string>) => (_request: unknown, response: ServerResponse) =>
    answerPublic(response, { 'content-type': 'text/html; charset=utf-8', vary: 'cookie', ...headers });
  /** Whether a page comes without being rendered. */
  const isKeptPage = async (path: string, headers: Record<string, string> = {}): Promise<boolean> => {
    await get(path, headers);
    const before = drawn();
    await get(path, headers);
    return drawn() === before;
  };
  beforeEach(async () => {
    gateway.upstreams.frontend.reset();
    gateway.upstreams.frontend.answer = page({});
    await settled();
  });

  it('is rendered once for all of them, until something published changes', async () => {
    const path = '/?kept=1';
    await eventually(() => isKeptPage(path));
    const before = drawn();
    const kept = await get(path, { cookie: 'placelore_visitor=v' });
    expect(drawn()).toBe(before);
    expect(kept.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    await publish();
    await eventually(async () => JSON.parse((await get(path)).text)[0].edition === edition, 4_000);
  });

  it('is of the host that was called, which it names', async () => {
    const path = '/?host=1';
    await eventually(() => isKeptPage(path));
    const before = drawn();
    await get(path, { host: 'other.example' });
    expect(drawn()).toBe(before + 1);
  });

  it('is neither given to nor kept from one who has a session', async () => {
    expect(await isKeptPage('/?session=1', { cookie: 'placelore_session=s' })).toBe(false);
    const before = drawn();
    await get('/?session=1');
    expect(drawn()).toBe(before + 1);
  });

  it('is not kept when it is private, and assets are not kept here', async () => {
    gateway.upstreams.frontend.answer = page({ 'cache-control': 'private, no-cache' });
    expect(await isKeptPage('/?private=1')).toBe(false);
    gateway.upstreams.frontend.answer = page({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await isKeptPage('/assets/index-1.js')).toBe(false);
  });
});
