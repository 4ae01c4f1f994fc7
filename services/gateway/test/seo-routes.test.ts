import request from 'supertest';
import { Gateway, readIdentity } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start({ PUBLIC_URL: 'https://placelore.example' });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

describe('SEO routes', () => {
  it.each(['/sitemap.xml', '/sitemap-12.xml', '/rss.xml', '/robots.txt', '/articles/colosseum/amp'])(
    'forward %s to the content service with a guest identity and the requested origin',
    async (path) => {
      const { status, headers } = await gateway.get(path, {
        host: 'trips.example',
        'x-forwarded-host': 'evil.example',
      });
      expect(status).toBe(200);
      expect(gateway.upstreams.content.last).toMatchObject({ method: 'GET', url: path });
      expect(await readIdentity(gateway.upstreams.content.last)).toMatchObject({ kind: 'person', userId: null });
      expect(gateway.upstreams.content.last.headers['x-forwarded-host']).toBe('trips.example');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('support HEAD requests', async () => {
    gateway.upstreams.content.respond = (_request, response) => response.writeHead(200, { etag: '"1"' }).end();
    const { status, headers } = await request(gateway.url).head('/rss.xml');
    expect([status, headers.etag]).toEqual([200, '"1"']);
  });

  it.each(['/articles', '/articles/colosseum', '/articles/colosseum/amp/more', '/articles/amp', '/sitemap', '/rss'])(
    'treat %s as a page and call no service',
    async (path) => {
      await gateway.get(path);
      expect(gateway.upstreams.frontend.last.url).toBe(path);
      expect(gateway.upstreams.content.received).toEqual([]);
    },
  );
});

describe('AMP content security policy', () => {
  const fetchPolicy = async (path: string): Promise<string> =>
    (await gateway.get(path)).headers['content-security-policy'] as string;

  it('allows the AMP runtime, and nothing else from other hosts but sandboxed frames', async () => {
    const policy = await fetchPolicy('/articles/colosseum/amp?x=1');
    const directives = Object.fromEntries(policy.split(';').map((one) => one.split(/ (.*)/s)));
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src':
        'blob: https://cdn.ampproject.org/v0.js https://cdn.ampproject.org/v0/ https://cdn.ampproject.org/rtv/',
      'img-src': "'self' data:",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
    });
  });

  it.each([
    '/',
    '/articles/colosseum',
    '/articles/colosseum/amp/',
    '/articles/x/amp/y',
    '/rss.xml',
    '/amp',
    '/api/amp',
  ])('is not set on %s', async (path) => expect(await fetchPolicy(path)).not.toContain('ampproject'));
});
