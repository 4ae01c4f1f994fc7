import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import { IpProofs } from '../src/limits/caller-ip.js';
import { PAGE_RENDER_LIMIT } from '../src/limits/rate-limits.js';
import { Gateway } from './support/gateway.js';

/** Gateway with a hundredth of every limit, in front of a fake frontend. */
let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start({ RATE_LIMIT_FACTOR: '0.01' });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await gateway.reset();
  // Renderings are counted in fixed minutes, so the clock is stopped at the start of one.
  jest.spyOn(Date, 'now').mockReturnValue((Math.ceil(Date.now() / 60_000) + ++minutes) * 60_000);
});
afterEach(() => jest.restoreAllMocks());
let minutes = 0;

const MAX_RENDERS = PAGE_RENDER_LIMIT.max / 100;
const listRequestedUrls = () => gateway.upstreams.frontend.received.map(({ url }) => url);

describe('page rendering limit', () => {
  it('returns 429 with the empty document above the limit of a network', async () => {
    for (let n = 0; n < MAX_RENDERS; n++) expect((await gateway.get(`/articles/a-${n}`)).status).toBe(200);
    const rejected = await gateway.get('/articles/one-more');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBe(60);
    expect(listRequestedUrls().at(-1)).toBe('/shell.html');
    expect(listRequestedUrls()).not.toContain('/articles/one-more');
  });

  it('applies to callers with a session and to HEAD requests', async () => {
    const cookie = await gateway.createSession({ userId: 7, username: 'ada', isAdmin: false });
    for (let n = 0; n < MAX_RENDERS; n++) await gateway.request('head', `/articles/b-${n}`, n % 2 ? { cookie } : {});
    expect((await gateway.get('/articles/one-more', { cookie })).status).toBe(429);
    expect((await gateway.request('head', '/articles/one-more')).status).toBe(429);
  });

  it('does not apply to built files and the admin console', async () => {
    for (let n = 0; n <= MAX_RENDERS; n++) await gateway.get(`/articles/c-${n}`);
    for (const file of [
      '/assets/index-1.js',
      '/favicon.svg',
      '/service-worker.js',
      '/shell.html',
      '/admin',
      '/admin/duplicates?page=2',
    ]) {
      expect((await gateway.get(file)).status).toBe(200);
      expect(listRequestedUrls().at(-1)).toBe(file);
    }
  });

  it('counts networks instead of claimed addresses', async () => {
    const ipProofs = new IpProofs(gateway.environment.COOKIE_SECRET!);
    const fromAddress = (address: string) => ({ [ON_BEHALF_HEADER]: ipProofs.issue(address) });
    for (let n = 0; n < MAX_RENDERS; n++) await gateway.get(`/articles/d-${n}`, fromAddress(`2001:db8::${n}`));
    expect((await gateway.get('/articles/one-more', fromAddress('2001:db8::ffff'))).status).toBe(429);
    expect((await gateway.get('/articles/one-more', fromAddress('2001:db8:0:1::1'))).status).toBe(200);
  });
});
