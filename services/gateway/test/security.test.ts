import { request } from 'node:http';
import { FakeUpstream } from './support/fake-upstream.js';
import { Gateway } from './support/gateway.js';

let gateway: Gateway;
let stranger: FakeUpstream;
beforeAll(async () => {
  gateway = await Gateway.start({
    PUBLIC_URL: 'https://placelore.example',
  });
  stranger = await FakeUpstream.start();
});
afterAll(async () => {
  await gateway.stop();
  await stranger.stop();
});
beforeEach(() => gateway.reset());

const listReachedUrls = () =>
  Object.values(gateway.upstreams).flatMap(({ received }) => received.map(({ url }) => url));

describe('origin check of writes', () => {
  const getHost = () => new URL(gateway.url).host;
  const attempts: [string, () => Record<string, string>, boolean][] = [
    ['a foreign Origin', () => ({ origin: 'https://evil.example' }), false],
    ['an opaque Origin', () => ({ origin: 'null' }), false],
    ['an Origin that is no address', () => ({ origin: 'placelore.example' }), false],
    ['an Origin that only begins alike', () => ({ origin: 'https://placelore.example.evil.example' }), false],
    ['the public address on http', () => ({ origin: 'http://placelore.example' }), false],
    ['Sec-Fetch-Site cross-site', () => ({ 'sec-fetch-site': 'cross-site' }), false],
    ['cross-site with our Origin', () => ({ origin: `http://${getHost()}`, 'sec-fetch-site': 'cross-site' }), false],
    ['our own host', () => ({ origin: `http://${getHost()}` }), true],
    ['our own host, same-origin', () => ({ origin: `http://${getHost()}`, 'sec-fetch-site': 'same-origin' }), true],
    ['the public address', () => ({ origin: 'https://placelore.example' }), true],
    ['no Origin, as programs do', () => ({}), true],
  ];

  it.each(attempts)('decides about %s', async (_, headers, admitted) => {
    const response = await gateway.post('/api/logout', headers());
    expect(response.status).toBe(admitted ? 200 : 403);
    expect(listReachedUrls()).toHaveLength(admitted ? 1 : 0);
    if (!admitted) expect(response.body.code).toBe('CROSS_ORIGIN_REJECTED');
  });

  it('allows cross-origin GET requests', async () => {
    expect((await gateway.get('/api/discoveries/public', { origin: 'https://evil.example' })).status).toBe(200);
  });
});

describe('origin check of GET calls that start jobs', () => {
  const GUIDE = '/api/generate-temporary-article?q=Rome';
  const getHost = () => new URL(gateway.url).host;
  const getOwnOrigin = () => `http://${getHost()}`;
  const PAGE_OF_ANOTHER_SITE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
  const attempts: [string, () => Record<string, string>, boolean][] = [
    ['an image of another site', () => ({ ...PAGE_OF_ANOTHER_SITE, 'sec-fetch-dest': 'image' }), false],
    ['fetch of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }), false],
    ['a link of another site', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }), false],
    ['another spelling of cross-site', () => ({ 'sec-fetch-site': 'Cross-Site' }), false],
    ['a neighboring subdomain', () => ({ 'sec-fetch-site': 'same-site', referer: 'https://blog.example/' }), false],
    ['a foreign Origin of an old browser', () => ({ origin: 'https://evil.example' }), false],
    ['an opaque Origin', () => ({ origin: 'null' }), false],
    ['a foreign Referer of an old browser', () => ({ referer: 'https://evil.example/page' }), false],
    ['the product itself', () => ({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }), true],
    ['the address bar', () => ({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }), true],
    ['a program', () => ({}), true],
    ['our own Origin', () => ({ origin: getOwnOrigin() }), true],
    ['our own Referer in an old browser', () => ({ referer: `${getOwnOrigin()}/dynamic/rome` }), true],
    ['the public address', () => ({ origin: 'https://placelore.example' }), true],
    ['a header sent twice', () => ({ 'sec-fetch-site': 'same-origin, cross-site' }), false],
    ['a value nobody knows', () => ({ 'sec-fetch-site': 'foo' }), false],
    ['an empty value', () => ({ 'sec-fetch-site': '' }), true],
    ['a Referer that is no address', () => ({ referer: 'nonsense' }), false],
    ['an app', () => ({ referer: 'android-app://com.example/' }), false],
    ['our Origin in capitals', () => ({ origin: getOwnOrigin().toUpperCase() }), true],
    ['the public address with its port', () => ({ origin: 'https://placelore.example:443' }), true],
    [
      'a foreign Origin with our site',
      () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }),
      false,
    ],
    ['a Referer beside our site', () => ({ referer: 'https://x.example', 'sec-fetch-site': 'same-origin' }), true],
    ['an Origin that only begins alike', () => ({ origin: 'https://placelore.example.evil.example' }), false],
    ['an Origin with our name as its user', () => ({ origin: 'https://placelore.example@evil.example' }), false],
  ];

  it.each([
    ['/api/generate-temporary-articl%65?q=Rome', 403],
    ['/api/generate-temporary-article/?q=Rome', 404],
    ['/api/Generate-temporary-article?q=Rome', 404],
  ])('cannot be avoided by the spelling %s, which returns %i', async (path, status) => {
    expect((await gateway.get(path, PAGE_OF_ANOTHER_SITE)).status).toBe(status);
    expect(listReachedUrls()).toEqual([]);
  });

  it.each(attempts)('decides about %s', async (_, headers, admitted) => {
    for (const method of ['get', 'head'] as const) {
      const response = await gateway.request(method, GUIDE, headers());
      expect(response.status).toBe(admitted ? 200 : 403);
      if (!admitted && method === 'get') expect(response.body.code).toBe('CROSS_ORIGIN_REJECTED');
    }
    expect(listReachedUrls()).toHaveLength(admitted ? 2 : 0);
  });

  it.each([
    '/api/generate-temporary-article/events?q=Rome',
    '/api/nearby-attractions?lat=1&lng=2',
    '/api/nearby-restaurants?lat=1&lng=2',
    '/api/nearby-accommodations?lat=1&lng=2',
    '/api/geocode?location=Rome',
    '/api/reverse-geocode?latitude=1&longitude=2',
    '/api/directions?from=1,2&to=3,4',
    '/api/static-map?lat=1&lng=2',
    '/api/travel-recommendations?location=Rome',
  ])('rejects cross-origin calls of %s', async (path) => {
    expect((await gateway.get(path, PAGE_OF_ANOTHER_SITE)).status).toBe(403);
    expect(listReachedUrls()).toEqual([]);
    expect((await gateway.get(path, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    '/dynamic/rome',
    '/articles/rome',
    '/',
    '/api/articles',
    '/share/rome.png',
    '/objects/covers/a/photo.webp',
    '/rss.xml',
  ])('allows links from other sites to %s, which starts no job', async (path) => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', referer: 'https://other.example/' };
    expect((await gateway.get(path, link)).status).toBe(200);
    expect(listReachedUrls()).toEqual([path]);
  });
});

describe('security headers', () => {
  const csp = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join(';');

  it.each(['/', '/api/user', '/api/nothing', '/api/config', '/internal/x'])('are set on %s', async (path) => {
    const { headers } = await gateway.get(path);
    expect(headers).toMatchObject({
      'content-security-policy': csp,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('allow a configured object store and reverse geocoder, and no other host', async () => {
    const open = await Gateway.start({
      S3_PUBLIC_ENDPOINT: 'https://s3.example/some/path',
      MAPS_REVERSE_GEOCODER_URL: 'https://geocoder.example/data/reverse-geocode-client',
    });
    try {
      const { headers } = await open.get('/');
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self' https://s3.example https://geocoder.example;",
      );
    } finally {
      await open.stop();
    }
  });

  it.each([
    ['let Google’s map in where maps are Google’s', 'google', true],
    ['keep Google out with a key that no map uses', 'osm', false],
  ])('%s', async (_, GEO_PROVIDER, admitted) => {
    const other = await Gateway.start({ GEO_PROVIDER, GOOGLE_MAPS_BROWSER_KEY: 'browser-key' });
    try {
      const policy = (await other.get('/')).headers['content-security-policy']!;
      expect(policy.includes("script-src 'self' https://maps.googleapis.com")).toBe(admitted);
      expect(/google|gstatic|unsafe-inline/.test(policy)).toBe(admitted);
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    } finally {
      await other.stop();
    }
  });

  it('omit HSTS without https', async () => {
    const plain = await Gateway.start({ PUBLIC_URL: 'http://placelore.example' });
    try {
      const { headers } = await plain.get('/');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    } finally {
      await plain.stop();
    }
  });
});

/** Sends the request target unchanged; ordinary clients normalize it first. */
const sendRaw = (path: string, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    request({ hostname, port, path, method }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

describe('request target', () => {
  const getStrangerHost = () => new URL(stranger.url).host;
  it.each<[string, () => string]>([
    ['two slashes and a host', () => `//${getStrangerHost()}/secret`],
    ['a whole address', () => `http://${getStrangerHost()}/secret`],
    ['a backslash and a host', () => `/\\${getStrangerHost()}/secret`],
    ['a whole address of a call', () => `http://${getStrangerHost()}/api/user`],
    ['dots out of /objects', () => '/objects/../internal/media/remove'],
    ['encoded dots out of /objects', () => '/objects/%2e%2E/internal/media/remove'],
    ['dots as a parameter', () => '/api/analyses/..'],
    ['dots in the middle', () => '/objects/a/./b'],
  ])('is not forwarded with %s', async (_, path) => {
    const response = await sendRaw(path());
    expect(response.status).toBe(400);
    expect(stranger.received).toEqual([]);
    expect(listReachedUrls()).toEqual([]);
  });

  it.each(['/internal/media/remove', '/internal/job-requests/x/settle', '/%69nternal/media/remove', '/internal/'])(
    'is not forwarded to %s',
    async (path) => {
      for (const method of ['GET', 'POST']) expect((await sendRaw(path, method)).status).toBe(404);
      expect(listReachedUrls()).toEqual([]);
    },
  );

  it.each(['/api/nothing', '/api/', '/api/user/7', '/api/analyses/a/b/c'])(
    'returns 404 as JSON, not a page, for %s',
    async (path) => {
      const response = await sendRaw(path);
      expect([response.status, JSON.parse(response.text).code]).toEqual([404, 'NOT_FOUND']);
      expect(listReachedUrls()).toEqual([]);
    },
  );

  it('returns 405 with the allowed methods for a wrong method', async () => {
    const response = await gateway.post('/api/user');
    expect([response.status, response.body.code, response.headers.allow]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'GET, DELETE',
    ]);
    expect((await gateway.get('/api/login')).headers.allow).toBe('POST');
  });

  it.each(['/api/%', '/assets/%zz', '/objects/%c3%28'])('returns 4xx as JSON for %s', async (path) => {
    const response = await sendRaw(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(JSON.parse(response.text)).toHaveProperty('requestId');
  });

  it('is forwarded unchanged with its query and special characters', async () => {
    await sendRaw('/api/discoveries/public?limit=3&x=%20a%2Fb&u=http://x//y\\z');
    expect(gateway.upstreams.content.last.url).toBe('/api/discoveries/public?limit=3&x=%20a%2Fb&u=http://x//y\\z');
  });
});
