import { describe, expect, test } from '@jest/globals';
import { seo } from '@placelore/contracts/content/seo.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { DEFAULT_RATE_LIMITS } from '@placelore/contracts/core/route.js';
import Fastify from 'fastify';
import { getRateLimit, PAGE_RENDER_LIMIT } from '../limits/rate-limits.js';
import { UploadRate } from '../limits/upload-rate.js';
import { toApiError } from '../proxy/forward.js';
import { rejectCrossOriginWrites } from './origin-check.js';
import { registerSecurityHeaders } from './security-headers.js';

async function readHeaders(config: object, url = '/page'): Promise<Record<string, string>> {
  const fastify = Fastify();
  registerSecurityHeaders(fastify, config as never);
  fastify.get('/page', async () => 'x');
  fastify.get(seo.amp.path, async () => 'x');
  const { headers } = await fastify.inject({ url });
  return headers as Record<string, string>;
}
const parsePolicy = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

const GOOGLE_HOSTS = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
const POLICY = {
  ...{ 'default-src': "'self'", 'script-src': "'self'", 'style-src': "'self'", 'img-src': "'self' data: blob:" },
  ...{ 'font-src': "'self'", 'connect-src': "'self'", 'media-src': "'self' blob:", 'worker-src': "'self'" },
  ...{ 'manifest-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'" },
  'frame-ancestors': "'none'",
};

describe('registerSecurityHeaders', () => {
  test.each([
    ['nothing else', {}, {}],
    ['TLS', { PUBLIC_URL: 'https://a.example' }, { 'upgrade-insecure-requests': '' }],
    [
      'an object store and a geocoder',
      { S3_PUBLIC_ENDPOINT: 'https://s3.example/x', MAPS_REVERSE_GEOCODER_URL: 'https://geo.example/y' },
      { 'connect-src': "'self' https://s3.example https://geo.example" },
    ],
    [
      'Google Maps',
      { GEO_PROVIDER: 'google', GOOGLE_MAPS_BROWSER_KEY: 'key' },
      {
        'script-src': "'self' https://maps.googleapis.com https://maps.gstatic.com",
        'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
        'img-src': `'self' data: blob: ${GOOGLE_HOSTS} https://*.googleusercontent.com`,
        'font-src': "'self' https://fonts.gstatic.com",
        'connect-src': `'self' ${GOOGLE_HOSTS} data: blob:`,
        'worker-src': "'self' blob:",
      },
    ],
  ])('allows with %s only what is needed', async (_, config, change) => {
    const headers = await readHeaders(config);
    expect(parsePolicy(headers['content-security-policy']!)).toEqual({ ...POLICY, ...change });
  });

  test('sends the other headers, and that of TLS only with TLS', async () => {
    const headers = await readHeaders({ PUBLIC_URL: 'http://a.example' });
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
    const secure = await readHeaders({ PUBLIC_URL: 'https://a.example' });
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
  });

  test('lets AMP documents load their runtime and nothing else', async () => {
    const policy = parsePolicy((await readHeaders({}, seo.amp.path.replace(/:\w+/g, 'x')))['content-security-policy']!);
    expect(policy).toEqual({
      ...{ 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'img-src': "'self' data:" },
      'script-src':
        'blob: https://cdn.ampproject.org/v0.js https://cdn.ampproject.org/v0/ https://cdn.ampproject.org/rtv/',
      ...{ 'connect-src': "'self' https://cdn.ampproject.org", 'frame-src': 'https:', 'worker-src': 'blob:' },
      ...{ 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" },
    });
  });
});

describe('rejectCrossOriginWrites', () => {
  async function send(method: string, headers: Record<string, string>, url = '/plain') {
    const fastify = Fastify();
    rejectCrossOriginWrites(fastify, 'https://placelore.example/');
    fastify.setErrorHandler((error, _, reply) => reply.status(403).send({ code: (error as ApiError).code }));
    const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
    fastify.route({ method: methods, url: '/plain', handler: async () => 'x', exposeHeadRoute: false });
    fastify.route({
      method: methods,
      url: '/work',
      config: { startsWork: true },
      handler: async () => 'x',
      exposeHeadRoute: false,
    });
    fastify.route({
      method: methods,
      url: '/redirect',
      config: { changesNothing: true },
      handler: async () => 'x',
      exposeHeadRoute: false,
    });
    const response = await fastify.inject({
      method: method as 'GET',
      url,
      headers: { host: 'local.example:8080', ...headers },
    });
    return response.statusCode === 403 ? 'rejected' : 'accepted';
  }
  const OTHER = { origin: 'https://evil.example' };

  test.each([
    ['POST', {}, 'accepted'],
    ['POST', OTHER, 'rejected'],
    ['PUT', OTHER, 'rejected'],
    ['PATCH', OTHER, 'rejected'],
    ['DELETE', OTHER, 'rejected'],
    ['GET', OTHER, 'accepted'],
    ['OPTIONS', OTHER, 'accepted'],
    ['POST', { origin: 'https://placelore.example' }, 'accepted'],
    ['POST', { origin: 'http://placelore.example' }, 'rejected'],
    ['POST', { origin: 'http://local.example:8080' }, 'accepted'],
    ['POST', { origin: 'http://local.example' }, 'rejected'],
    ['POST', { origin: 'null' }, 'rejected'],
    ['POST', { 'sec-fetch-site': 'cross-site' }, 'rejected'],
    ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://placelore.example' }, 'rejected'],
    ['POST', { 'sec-fetch-site': 'same-origin' }, 'accepted'],
    ['POST', { 'sec-fetch-site': ' Same-Origin ' }, 'accepted'],
    ['POST', { 'sec-fetch-site': 'none' }, 'accepted'],
    ['POST', { 'sec-fetch-site': 'same-site' }, 'rejected'],
    ['POST', { 'sec-fetch-site': 'same-site', origin: 'https://placelore.example' }, 'accepted'],
    ['POST', { referer: 'https://evil.example/x' }, 'rejected'],
    ['POST', { referer: 'https://placelore.example/x' }, 'accepted'],
    ['POST', { referer: 'https://evil.example/x', 'sec-fetch-site': 'same-origin' }, 'accepted'],
    ['POST', { referer: 'https://evil.example/x', origin: 'https://placelore.example' }, 'accepted'],
  ])('%s with %j is %s', async (method, headers, outcome) => {
    expect(await send(method, headers as Record<string, string>)).toBe(outcome);
  });

  test('protects reads that start work, and no write that changes nothing', async () => {
    expect(await send('GET', OTHER, '/work')).toBe('rejected');
    expect(await send('OPTIONS', OTHER, '/work')).toBe('accepted');
    expect(await send('POST', OTHER, '/redirect')).toBe('accepted');
  });
});

describe('limits', () => {
  test('getRateLimit: a route has its own, or that of reads or writes', () => {
    const own = { max: 3, windowSeconds: 60, by: 'visitor' as const };
    expect(getRateLimit({ method: 'POST', rateLimit: own })).toBe(own);
    expect(getRateLimit({ method: 'GET' })).toBe(DEFAULT_RATE_LIMITS.read);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect(getRateLimit({ method })).toBe(DEFAULT_RATE_LIMITS.write);
    expect(PAGE_RENDER_LIMIT).toEqual({ max: 600, windowSeconds: 60 });
  });

  test('UploadRate: forgets what is older than its window', () => {
    const rate = new UploadRate(0, 1_000);
    rate.add(500, 0);
    expect(rate.bytesPerSecond(500)).toBe(1_000);
    rate.add(500, 500);
    expect([rate.bytesPerSecond(999), rate.ageMs(999)]).toEqual([expect.closeTo(1_001, 0), 999]);
    expect(rate.bytesPerSecond(1_000)).toBeLessThan(600);
    expect(rate.bytesPerSecond(1_500)).toBe(0);
    rate.add(100, 100_000);
    expect(rate.bytesPerSecond(100_000)).toBeCloseTo(111, 0);
    const young = new UploadRate(0, 1_000);
    young.add(7, 0);
    expect(young.bytesPerSecond(0)).toBe(7_000);
  });
});

test.each([
  [{ statusCode: 504 }, 'TIMED_OUT'],
  [{ statusCode: 503 }, 'UNAVAILABLE'],
  [{ statusCode: 502 }, 'UNAVAILABLE'],
  [{}, 'UNAVAILABLE'],
  [{ statusCode: 504, cause: new ApiError('UPLOAD_TOO_SLOW' as never) }, 'UPLOAD_TOO_SLOW'],
])('toApiError: %j is %s', (fields, code) => {
  expect(toApiError(Object.assign(new Error('x'), fields)).code).toBe(code);
});
