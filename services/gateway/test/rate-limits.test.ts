import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { auth } from '@placelore/contracts/auth/auth.js';
import { guides } from '@placelore/contracts/content/guides.js';
import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import { DEFAULT_RATE_LIMITS } from '@placelore/contracts/core/route.js';
import { system } from '@placelore/contracts/system/system.js';
import request from 'supertest';
import { IpProofs } from '../src/limits/caller-ip.js';
import { getRateLimit } from '../src/limits/rate-limits.js';
import { Gateway, getVisitorCookie, startGateway } from './support/gateway.js';

let gateway: Gateway;
let second: NestFastifyApplication;
/** Gateway with a tenth of every limit: one login, 60 reads. */
let tenth: NestFastifyApplication;
beforeAll(async () => {
  gateway = await Gateway.start();
  second = await startGateway(gateway.environment);
  tenth = await startGateway({ ...gateway.environment, RATE_LIMIT_FACTOR: '0.1' });
});
afterAll(async () => {
  await Promise.all([second.close(), tenth.close()]);
  await gateway.stop();
});
beforeEach(() => gateway.reset());

const login = (headers = {}) => gateway.post('/api/login', headers);
const send = async (app: NestFastifyApplication, method: 'get' | 'post', path: string, headers = {}) =>
  request(await app.getUrl())
    [method](path)
    .set(headers);
const loginLimit = auth.login.rateLimit!;

it('rate limit: reports the remaining calls and the reset time in every response', async () => {
  const response = await login();
  expect(response.headers).toMatchObject({
    'ratelimit-limit': '10',
    'ratelimit-remaining': '9',
    'ratelimit-reset': '300',
  });
});

it('rate limit: returns 429 with Retry-After above the limit and calls no service', async () => {
  for (let call = 0; call < loginLimit.max; call++) expect((await login()).status).toBe(200);
  const response = await login();
  expect(response.status).toBe(429);
  expect(response.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', error: expect.any(String) });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(290);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(300);
  expect(response.headers['ratelimit-remaining']).toBe('0');
  expect(gateway.upstreams.auth.received).toHaveLength(loginLimit.max);
});

it('rate limit: ends with its window', async () => {
  for (let call = 0; call <= loginLimit.max; call++) await login();
  expect((await login()).status).toBe(429);
  const [key] = await gateway.redis.keys('placelore:limit:*');
  await gateway.redis.pexpire(key!, 1);
  while ((await gateway.redis.exists(key!)) === 1);
  expect((await login()).status).toBe(200);
});

it('rate limit: counts every route separately', async () => {
  for (let call = 0; call <= loginLimit.max; call++) await login();
  expect((await gateway.post('/api/register')).status).toBe(200);
  expect((await gateway.get('/api/user')).status).toBe(200);
});

it('rate limit: counts every visitor and user separately', async () => {
  const cookies = [
    getVisitorCookie(await gateway.get('/some-api-less-page'))!,
    getVisitorCookie(await gateway.get('/api/user'))!,
    await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false }),
    await gateway.createSession({ userId: 8, username: 'bob', isAdmin: false }),
  ].filter(Boolean);
  for (const cookie of cookies) {
    const response = await gateway.get('/api/user', { cookie });
    expect(response.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 1));
  }
  const again = await gateway.get('/api/user', { cookie: cookies[0]! });
  expect(again.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 2));
});

it('rate limit: counts several sessions of one user together', async () => {
  const ada = { userId: 9, username: 'ada', isAdmin: false };
  await gateway.get('/api/user', { cookie: await gateway.createSession(ada) });
  const response = await gateway.get('/api/user', { cookie: await gateway.createSession(ada) });
  expect(response.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 2));
});

it('rate limit: ignores new cookies on routes limited by address', async () => {
  for (let call = 0; call < loginLimit.max; call++) await login();
  const cookie = getVisitorCookie(await gateway.get('/api/user'))!;
  expect((await login({ cookie })).status).toBe(429);
  expect((await login({ 'x-forwarded-for': '6.6.6.6' })).status).toBe(429);
});

describe('route limited by visitor and address', () => {
  const { max, maxPerAddress } = guides.generate.rateLimit!;
  const fetchGuide = (cookie: string) => gateway.get(guides.generate.path, { cookie });
  const newVisitor = async () => getVisitorCookie(await gateway.get('/api/user'))!;

  it('rejects only the visitor above the limit', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    for (let call = 0; call < max; call++) expect((await fetchGuide(one)).status).toBe(200);
    expect((await fetchGuide(one)).status).toBe(429);
    expect((await fetchGuide(other)).status).toBe(200);
  });

  it('rejects new visitors of an address above the limit', async () => {
    for (let call = 0; call < maxPerAddress!; call++) expect((await fetchGuide(await newVisitor())).status).toBe(200);
    const response = await fetchGuide(await newVisitor());
    expect([response.status, response.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(gateway.upstreams.content.received).toHaveLength(maxPerAddress!);
  });
});

it('rate limit: is shared by all gateways', async () => {
  for (let call = 0; call < loginLimit.max; call++) {
    expect((await (call % 2 ? login() : send(second, 'post', '/api/login'))).status).toBe(200);
  }
  expect((await login()).status).toBe(429);
  expect((await send(second, 'post', '/api/login')).status).toBe(429);
});

describe('default read limit', () => {
  const MAX_READS = Math.round(DEFAULT_RATE_LIMITS.read.max * 0.1);
  /** Creates a visitor that no other test uses. */
  const visitor = async () => ({ cookie: getVisitorCookie(await send(tenth, 'get', '/api/user'))! });

  // Reads are counted in fixed minutes, so the clock is stopped at the start of one; a minute could end between two
  // calls.
  beforeEach(() => {
    const nextMinute = Math.ceil(Date.now() / 60_000) * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(nextMinute);
  });
  afterEach(() => jest.restoreAllMocks());

  it('returns 429 above the limit, per route and visitor', async () => {
    const one = await visitor();
    for (let call = 0; call < MAX_READS; call++) expect((await send(tenth, 'get', '/api/user', one)).status).toBe(200);
    const rejected = await send(tenth, 'get', '/api/user', one);
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(rejected.headers).toMatchObject({ 'ratelimit-limit': String(MAX_READS), 'ratelimit-remaining': '0' });
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await send(tenth, 'get', '/api/discoveries', one)).status).toBe(200);
    expect((await send(tenth, 'get', '/api/user', await visitor())).status).toBe(200);
  });

  it('also limits one address, however many cookies it sends', async () => {
    const app = await startGateway({ ...gateway.environment, RATE_LIMIT_FACTOR: '0.002' });
    try {
      const maxReads = Math.round(DEFAULT_RATE_LIMITS.read.maxPerAddress * 0.002);
      const statuses = [];
      for (let call = 0; call <= maxReads; call++) {
        statuses.push((await send(app, 'get', '/api/discoveries/public', await visitor())).status);
      }
      expect(statuses).toEqual([...Array(maxReads).fill(200), 429]);
    } finally {
      await app.close();
    }
  });

  it('is soon shared by all gateways', async () => {
    const other = await startGateway({ ...gateway.environment, RATE_LIMIT_FACTOR: '0.1' });
    const fetchMaxSynced = async () => {
      const keys = (await gateway.redis.keys('placelore:reads:*')).filter((key) => !key.includes(':address:'));
      return Math.max(0, ...(keys.length > 0 ? await gateway.redis.mget(keys) : []).map(Number));
    };
    try {
      const one = await visitor();
      for (let call = 0; call < MAX_READS; call++) await send(tenth, 'get', '/api/user', one);
      while ((await fetchMaxSynced()) < MAX_READS);
      expect((await send(other, 'get', '/api/user', one)).status).toBe(200);
      while ((await fetchMaxSynced()) < MAX_READS + 1);
      expect((await send(other, 'get', '/api/user', one)).status).toBe(429);
    } finally {
      await other.close();
    }
  });
});

it('RATE_LIMIT_FACTOR: scales every limit', async () => {
  expect((await send(tenth, 'post', '/api/login')).headers['ratelimit-limit']).toBe('1');
  expect((await send(tenth, 'post', '/api/login')).status).toBe(429);
  expect((await send(tenth, 'get', '/api/user')).headers['ratelimit-limit']).toBe('60');
});

it("rate limit: applies to the gateway's own routes", async () => {
  const response = await gateway.get(system.config.path);
  expect(response.headers['ratelimit-limit']).toBe(String(getRateLimit(system.config).max));
  expect((await send(tenth, 'get', '/api/health')).headers['ratelimit-limit']).toBe('60');
});

it('getRateLimit: returns the default for reads or writes when a route has none', () => {
  expect(getRateLimit({ method: 'GET' })).toBe(DEFAULT_RATE_LIMITS.read);
  expect(getRateLimit({ method: 'DELETE' })).toBe(DEFAULT_RATE_LIMITS.write);
  expect(getRateLimit(auth.login)).toBe(loginLimit);
});

describe("call of the frontend server on a visitor's behalf", () => {
  const createIpProofs = () => new IpProofs(gateway.environment.COOKIE_SECRET!);
  const remaining = async (headers = {}) => Number((await login(headers)).headers['ratelimit-remaining']);

  it("counts as the visitor's with a proof of the gateway, and only then", async () => {
    const proof = createIpProofs().issue('203.0.113.7');
    expect(await remaining({ [ON_BEHALF_HEADER]: proof })).toBe(9);
    expect(await remaining({ [ON_BEHALF_HEADER]: proof })).toBe(8);
    expect(await remaining()).toBe(9);
    expect(await remaining({ [ON_BEHALF_HEADER]: proof.replace('203', '204') })).toBe(8);
    expect(await remaining({ 'x-forwarded-for': '203.0.113.7' })).toBe(7);
  });

  it('counts for the whole IPv6 network of the visitor', async () => {
    const asAddress = (address: string) => ({ [ON_BEHALF_HEADER]: createIpProofs().issue(address) });
    expect(await remaining(asAddress('2001:db8::1'))).toBe(9);
    expect(await remaining(asAddress('2001:db8::abcd:2'))).toBe(8);
    expect(await remaining(asAddress('2001:db8:0:1::1'))).toBe(9);
  });

  it('gets its proof only through the frontend server, whatever the client sent', async () => {
    await gateway.get('/articles/colosseum', { [ON_BEHALF_HEADER]: createIpProofs().issue('203.0.113.7') });
    const proof = gateway.upstreams.frontend.last.headers[ON_BEHALF_HEADER];
    expect(createIpProofs().verify(proof)).toMatch(/^(127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    await gateway.get('/api/user', { [ON_BEHALF_HEADER]: createIpProofs().issue('203.0.113.7') });
    expect(gateway.upstreams.auth.last.headers).not.toHaveProperty(ON_BEHALF_HEADER);
  });
});
