import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { auth } from '@placelore/contracts/auth.js';
import { guides } from '@placelore/contracts/guides.js';
import { ON_BEHALF_HEADER } from '@placelore/contracts/identity.js';
import { DEFAULT_RATE_LIMITS } from '@placelore/contracts/route.js';
import { system } from '@placelore/contracts/system.js';
import request from 'supertest';
import { CallerAddress } from '../src/limits/caller-address.js';
import { limitOf } from '../src/limits/rate-limits.js';
import { Gateway, startGateway, visitorCookieOf } from './gateway.js';

let gateway: Gateway;
let second: NestFastifyApplication;
/** A tenth of every limit: one login, 60 reads. */
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
const at = async (app: NestFastifyApplication, method: 'get' | 'post', path: string, headers = {}) =>
  request(await app.getUrl())
    [method](path)
    .set(headers);
const loginLimit = auth.login.rateLimit!;

it('an answer says how much is left, and for how long', async () => {
  const answer = await login();
  expect(answer.headers).toMatchObject({
    'ratelimit-limit': '10',
    'ratelimit-remaining': '9',
    'ratelimit-reset': '300',
  });
});

it('beyond the limit it is 429, says when to come back, and reaches no owner', async () => {
  for (let call = 0; call < loginLimit.max; call++) expect((await login()).status).toBe(200);
  const answer = await login();
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', error: expect.any(String) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(290);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(300);
  expect(answer.headers['ratelimit-remaining']).toBe('0');
  expect(gateway.upstreams.auth.received).toHaveLength(loginLimit.max);
});

it('is over when its time is', async () => {
  for (let call = 0; call <= loginLimit.max; call++) await login();
  expect((await login()).status).toBe(429);
  const [key] = await gateway.redis.keys('placelore:limit:*');
  await gateway.redis.pexpire(key!, 1);
  while ((await gateway.redis.exists(key!)) === 1);
  expect((await login()).status).toBe(200);
});

it('every route is counted for itself', async () => {
  for (let call = 0; call <= loginLimit.max; call++) await login();
  expect((await gateway.post('/api/register')).status).toBe(200);
  expect((await gateway.get('/api/user')).status).toBe(200);
});

it('every visitor and every user is counted for themself', async () => {
  const cookies = [
    visitorCookieOf(await gateway.get('/some-api-less-page'))!,
    visitorCookieOf(await gateway.get('/api/user'))!,
    await gateway.session({ userId: 7, username: 'ada', isAdmin: false }),
    await gateway.session({ userId: 8, username: 'bob', isAdmin: false }),
  ].filter(Boolean);
  for (const cookie of cookies) {
    const answer = await gateway.get('/api/user', { cookie });
    expect(answer.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 1));
  }
  const again = await gateway.get('/api/user', { cookie: cookies[0]! });
  expect(again.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 2));
});

it('one user with several sessions is one caller', async () => {
  const ada = { userId: 9, username: 'ada', isAdmin: false };
  await gateway.get('/api/user', { cookie: await gateway.session(ada) });
  const answer = await gateway.get('/api/user', { cookie: await gateway.session(ada) });
  expect(answer.headers['ratelimit-remaining']).toBe(String(DEFAULT_RATE_LIMITS.read.max - 2));
});

it('a new cookie does not help where the address is counted', async () => {
  for (let call = 0; call < loginLimit.max; call++) await login();
  const cookie = visitorCookieOf(await gateway.get('/api/user'))!;
  expect((await login({ cookie })).status).toBe(429);
  expect((await login({ 'x-forwarded-for': '6.6.6.6' })).status).toBe(429);
});

describe('a route with a limit by visitor and one by address', () => {
  const { max, maxOfAddress } = guides.generate.rateLimit!;
  const ask = (cookie: string) => gateway.get(guides.generate.path, { cookie });
  const newVisitor = async () => visitorCookieOf(await gateway.get('/api/user'))!;

  it('refuses a visitor who asks too often, and no other', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    for (let call = 0; call < max; call++) expect((await ask(one)).status).toBe(200);
    expect((await ask(one)).status).toBe(429);
    expect((await ask(other)).status).toBe(200);
  });

  it('refuses new visitors of an address that asks too often', async () => {
    for (let call = 0; call < maxOfAddress!; call++) expect((await ask(await newVisitor())).status).toBe(200);
    const answer = await ask(await newVisitor());
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(gateway.upstreams.content.received).toHaveLength(maxOfAddress!);
  });
});

it('all gateways count together', async () => {
  for (let call = 0; call < loginLimit.max; call++) {
    expect((await (call % 2 ? login() : at(second, 'post', '/api/login'))).status).toBe(200);
  }
  expect((await login()).status).toBe(429);
  expect((await at(second, 'post', '/api/login')).status).toBe(429);
});

describe('reads without a limit of their own', () => {
  const MOST = Math.round(DEFAULT_RATE_LIMITS.read.max * 0.1);
  /** A visitor nobody else in these tests is. */
  const visitor = async () => ({ cookie: visitorCookieOf(await at(tenth, 'get', '/api/user'))! });

  // Reads are counted in fixed minutes: time stands still where one begins, or a minute might end between two calls.
  beforeEach(() => {
    const nextMinute = Math.ceil(Date.now() / 60_000) * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(nextMinute);
  });
  afterEach(() => jest.restoreAllMocks());

  it('are 429 beyond that of all reads, route by route and visitor by visitor', async () => {
    const one = await visitor();
    for (let call = 0; call < MOST; call++) expect((await at(tenth, 'get', '/api/user', one)).status).toBe(200);
    const refused = await at(tenth, 'get', '/api/user', one);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': String(MOST), 'ratelimit-remaining': '0' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await at(tenth, 'get', '/api/discoveries', one)).status).toBe(200);
    expect((await at(tenth, 'get', '/api/user', await visitor())).status).toBe(200);
  });

  it('of one address are limited, however many cookies it brings', async () => {
    const app = await startGateway({ ...gateway.environment, RATE_LIMIT_FACTOR: '0.002' });
    try {
      const most = Math.round(DEFAULT_RATE_LIMITS.read.maxOfAddress * 0.002);
      const statuses = [];
      for (let call = 0; call <= most; call++) {
        statuses.push((await at(app, 'get', '/api/discoveries/public', await visitor())).status);
      }
      expect(statuses).toEqual([...Array(most).fill(200), 429]);
    } finally {
      await app.close();
    }
  });

  it('are soon counted together by all gateways', async () => {
    const other = await startGateway({ ...gateway.environment, RATE_LIMIT_FACTOR: '0.1' });
    const mostTold = async () => {
      const keys = (await gateway.redis.keys('placelore:reads:*')).filter((key) => !key.includes(':address:'));
      return Math.max(0, ...(keys.length > 0 ? await gateway.redis.mget(keys) : []).map(Number));
    };
    try {
      const one = await visitor();
      for (let call = 0; call < MOST; call++) await at(tenth, 'get', '/api/user', one);
      while ((await mostTold()) < MOST);
      expect((await at(other, 'get', '/api/user', one)).status).toBe(200);
      while ((await mostTold()) < MOST + 1);
      expect((await at(other, 'get', '/api/user', one)).status).toBe(429);
    } finally {
      await other.close();
    }
  });
});

it('RATE_LIMIT_FACTOR scales every limit', async () => {
  expect((await at(tenth, 'post', '/api/login')).headers['ratelimit-limit']).toBe('1');
  expect((await at(tenth, 'post', '/api/login')).status).toBe(429);
  expect((await at(tenth, 'get', '/api/user')).headers['ratelimit-limit']).toBe('60');
});

it('the gateway’s own routes are limited like the others', async () => {
  const answer = await gateway.get(system.config.path);
  expect(answer.headers['ratelimit-limit']).toBe(String(limitOf(system.config).max));
  expect((await at(tenth, 'get', '/api/health')).headers['ratelimit-limit']).toBe('60');
});

it('a route that states no limit has that of its kind', () => {
  expect(limitOf({ method: 'GET' })).toBe(DEFAULT_RATE_LIMITS.read);
  expect(limitOf({ method: 'DELETE' })).toBe(DEFAULT_RATE_LIMITS.write);
  expect(limitOf(auth.login)).toBe(loginLimit);
});

describe('a call that the frontend’s server makes for somebody', () => {
  const addresses = () => new CallerAddress(gateway.environment.COOKIE_SECRET!);
  const remaining = async (headers = {}) => Number((await login(headers)).headers['ratelimit-remaining']);

  it('counts as theirs, by a proof of the gateway, and by nothing else', async () => {
    const proof = addresses().prove('203.0.113.7');
    expect(await remaining({ [ON_BEHALF_HEADER]: proof })).toBe(9);
    expect(await remaining({ [ON_BEHALF_HEADER]: proof })).toBe(8);
    expect(await remaining()).toBe(9);
    expect(await remaining({ [ON_BEHALF_HEADER]: proof.replace('203', '204') })).toBe(8);
    expect(await remaining({ 'x-forwarded-for': '203.0.113.7' })).toBe(7);
  });

  it('counts as one of their whole network where that has addresses without number', async () => {
    const as = (address: string) => ({ [ON_BEHALF_HEADER]: addresses().prove(address) });
    expect(await remaining(as('2001:db8::1'))).toBe(9);
    expect(await remaining(as('2001:db8::abcd:2'))).toBe(8);
    expect(await remaining(as('2001:db8:0:1::1'))).toBe(9);
  });

  it('is proven to the frontend’s server alone, whatever a client sent itself', async () => {
    await gateway.get('/articles/colosseum', { [ON_BEHALF_HEADER]: addresses().prove('203.0.113.7') });
    const given = gateway.upstreams.frontend.last.headers[ON_BEHALF_HEADER];
    expect(addresses().read(given)).toMatch(/^(127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    await gateway.get('/api/user', { [ON_BEHALF_HEADER]: addresses().prove('203.0.113.7') });
    expect(gateway.upstreams.auth.last.headers).not.toHaveProperty(ON_BEHALF_HEADER);
  });
});
