import { ERRORS } from '@placelore/contracts/core/errors.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { productSignals } from '@placelore/contracts/system/signals.js';
import { clientConfig, productHealth } from '@placelore/contracts/system/system.js';
import { SignalReporter } from '@placelore/platform/telemetry/signal-store.js';
import request from 'supertest';
import type { FakeUpstream } from './support/fake-upstream.js';
import { Gateway, startGateway } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const SERVICES = ['gateway', 'auth', 'content', 'analysis', 'places', 'worker', 'frontend'];
const setReady = (upstream: FakeUpstream, service: string, ok: boolean) => {
  upstream.respond = (_request, response) => {
    const health = { service, ok, parts: [{ name: 'database', ok }] };
    response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(health));
  };
};
const setAllReady = () => {
  for (const [name, upstream] of Object.entries(gateway.upstreams)) setReady(upstream, name, true);
};

describe('GET /api/health', () => {
  it('reports success when every check of every service succeeds', async () => {
    setAllReady();
    const response = await gateway.get('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const health = productHealth.strict().parse(response.body);
    expect(health).toMatchObject({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(health.services.map(({ service }) => service)).toEqual(SERVICES);
    expect(gateway.upstreams.auth.last.url).toBe('/readyz');
  });

  it('returns 503 and names the failed check', async () => {
    setAllReady();
    setReady(gateway.upstreams.places, 'places', false);
    const response = await gateway.get('/api/health');
    expect(response.status).toBe(503);
    const broken = response.body.services.filter(({ ok }: { ok: boolean }) => !ok);
    expect(broken).toEqual([{ service: 'places', ok: false, parts: [{ name: 'database', ok: false }] }]);
  });

  it.each([
    [
      'ends the connection',
      (upstream: FakeUpstream) => {
        upstream.respond = (request) => request.destroy();
      },
    ],
    [
      'does not answer',
      (upstream: FakeUpstream) => {
        upstream.respond = () => {};
      },
    ],
    [
      'says something else',
      (upstream: FakeUpstream) => {
        upstream.respond = (_request, response) => response.end('<html>');
      },
    ],
  ])('returns 503 within three seconds when a service %s', async (_, breakIt) => {
    setAllReady();
    breakIt(gateway.upstreams.worker);
    const started = performance.now();
    const response = await gateway.get('/api/health');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(response.status).toBe(503);
    expect(response.body.services.find(({ service }: { service: string }) => service === 'worker')).toEqual({
      service: 'worker',
      ok: false,
      parts: [{ name: 'process', ok: false }],
    });
    expect(response.text).not.toContain('127.0.0.1');
  });
});

describe('GET /api/health: reasons', () => {
  const REASON = 'openai.internal.example rejected the key sk-test-4711';
  beforeEach(() => {
    setAllReady();
    gateway.upstreams.analysis.respond = (_request, response) => {
      const parts = [
        { name: 'vision', ok: false, detail: REASON },
        { name: 'embeddings', ok: true, detail: REASON },
      ];
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ service: 'analysis', ok: false, parts }));
    };
  });
  const readParts = async (cookie?: string) => {
    const { status, body } = await gateway.get('/api/health', cookie === undefined ? {} : { cookie });
    return [status, body.services.find(({ service }: { service: string }) => service === 'analysis').parts];
  };

  it.each(['a guest', 'a member'])('hides them from %s, who sees which part is degraded', async (reader) => {
    const member = { userId: 7, username: 'ada', isAdmin: false };
    const cookie = reader === 'a member' ? await gateway.createSession(member) : undefined;
    const parts = [
      { name: 'vision', ok: false },
      { name: 'embeddings', ok: true },
    ];
    expect(await readParts(cookie)).toEqual([503, parts]);
  });

  it('shows them to an admin', async () => {
    const cookie = await gateway.createSession({ userId: 1, username: 'root', isAdmin: true });
    const parts = [
      { name: 'vision', ok: false, detail: REASON },
      { name: 'embeddings', ok: true, detail: REASON },
    ];
    expect(await readParts(cookie)).toEqual([503, parts]);
  });
});

it("GET /api/config: returns the browser's settings and no secret", async () => {
  const response = await gateway.get('/api/config');
  expect(clientConfig.strict().parse(response.body)).toEqual({
    googleMapsApiKey: null,
    googleMapsMapId: 'DEMO_MAP_ID',
    reverseGeocoderUrl: null,
    hasOpenServices: false,
    imageMaxBytes: 10_485_760,
  });
  for (const secret of ['IDENTITY_SECRET', 'COOKIE_SECRET', 'REDIS_URL']) {
    expect(response.text).not.toContain(gateway.environment[secret]);
  }
});

it('GET /api/config: says that open services are on, without the contact', async () => {
  const app = await startGateway({ ...gateway.environment, OPEN_SERVICES_CONTACT: 'ops@example.org' });
  const response = await request(await app.getUrl()).get('/api/config');
  await app.close();
  expect(response.body.hasOpenServices).toBe(true);
  expect(response.text).not.toContain('ops@example.org');
});

describe('browser key of Google Maps', () => {
  const fetchMapsKey = async (variables: Record<string, string>) => {
    const app = await startGateway({ ...gateway.environment, GOOGLE_MAPS_BROWSER_KEY: 'browser-key', ...variables });
    const response = await request(await app.getUrl()).get('/api/config');
    await app.close();
    expect(response.text).not.toContain('server-key');
    return response.body.googleMapsApiKey;
  };

  it.each([
    [{ GEO_PROVIDER: 'google', GOOGLE_MAPS_SERVER_KEY: 'server-key' }],
    [{ GOOGLE_MAPS_SERVER_KEY: 'server-key' }],
  ])("is returned when maps are Google's: %j", async (variables) => {
    expect(await fetchMapsKey(variables)).toBe('browser-key');
  });

  it.each([
    [{}],
    [{ GEO_PROVIDER: 'osm', GOOGLE_MAPS_SERVER_KEY: 'server-key' }],
    [{ GEO_PROVIDER: 'embedded', GOOGLE_MAPS_SERVER_KEY: 'server-key' }],
    [{ GEO_PROVIDER: 'google', GOOGLE_MAPS_SERVER_KEY: 'server-key', GOOGLE_MAPS_BROWSER_KEY: '' }],
  ])('is omitted otherwise: %j', async (variables) => {
    expect(await fetchMapsKey(variables)).toBeNull();
  });
});

interface Operation {
  operationId: string;
  requestBody?: { content: object };
  security?: unknown;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description: string }>;
}

describe('OpenAPI document', () => {
  it('describes every public route and no other', async () => {
    const { body } = await gateway.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(PUBLIC_ROUTES.map(({ id }) => id).sort());
    expect(JSON.stringify(Object.keys(body.paths))).not.toMatch(/internal|[:*]/);
  });

  it('has an error response and a rate limit for each route', async () => {
    const { body } = await gateway.get('/api/openapi.json');
    for (const path of Object.values<Record<string, { responses: object; description: string }>>(body.paths)) {
      for (const { responses, description } of Object.values(path)) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
        expect(description).toMatch(/^At most \d+ calls/);
      }
    }
  });

  it('describes what each route accepts, from whom, and how it fails', async () => {
    const { body } = await gateway.get('/api/openapi.json');
    const operations = Object.values<Record<string, Operation>>(body.paths).flatMap((path) => Object.values(path));
    for (const route of PUBLIC_ROUTES) {
      const operation = operations.find(({ operationId }) => operationId === route.id)!;
      const { requestBody, security, parameters, responses } = operation;
      const types = route.consumes ?? (route.body ? ['application/json'] : []);
      expect([route.id, Object.keys(requestBody?.content ?? {})]).toEqual([route.id, types]);
      expect([route.id, security !== undefined]).toEqual([route.id, route.access !== 'public']);
      const pathNames = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const inPath = parameters.filter(({ in: location, required }) => location === 'path' && required);
      expect(inPath.map(({ name }) => name)).toEqual(route.path.endsWith('*') ? [...pathNames, 'key'] : pathNames);
      for (const code of route.errors ?? []) expect(responses[ERRORS[code].status]?.description).toContain(`${code}: `);
    }
  });
});

describe('API docs', () => {
  it('load only files of this origin, as their policy requires', async () => {
    const page = await gateway.get('/api/docs');
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const policy = page.headers['content-security-policy']!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(page.text).not.toMatch(/<script>|<style>|\son\w+=|https?:/);
    const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
    expect(links).toHaveLength(3);
    for (const link of links) {
      const file = await gateway.get(link);
      expect(file.status).toBe(200);
      expect(file.headers['content-type']).toMatch(link.endsWith('css') ? /^text\/css/ : /^text\/javascript/);
    }
    const start = await gateway.get('/api/docs/start.js');
    expect(start.text).toContain('/api/openapi.json');
  });

  it('serve no other files of the package', async () => {
    expect((await gateway.get('/api/docs/package.json')).status).toBe(404);
  });
});

describe('GET /api/admin/signals', () => {
  const read = (cookie = '') => gateway.get('/api/admin/signals', { cookie });

  it('combines what all processes have stored, and ignores what another release stored', async () => {
    const admin = await gateway.createSession({ userId: 1, username: 'maria', isAdmin: true });
    await read(admin);
    const now = Date.now();
    for (const service of ['gateway', 'content']) await new SignalReporter(gateway.redis, service).store(now);
    const [key = ''] = await gateway.redis.keys('*:signals:*');
    await gateway.redis.hset(key, 'gateway:older', '{"requests":"many"}', 'gateway:broken', '{');
    const response = await read(admin);
    expect(response.status).toBe(200);
    const { minutes, services } = productSignals.parse(response.body);
    expect(minutes).toMatchObject([{ requests: expect.any(Number), busiest: expect.any(Number) }]);
    expect(minutes[0]!.requests).toBeGreaterThan(0);
    expect(services.map(({ service, processes }) => [service, processes])).toEqual([
      ['gateway', 1],
      ['content', 1],
    ]);
    expect(await gateway.redis.ttl(key)).toBeGreaterThan(3_600);
  });

  it('is for admins only', async () => {
    const user = await gateway.createSession({ userId: 2, username: 'bob', isAdmin: false });
    expect([(await read()).status, (await read(user)).status]).toEqual([401, 403]);
  });

  it('and no other path exposes metrics', async () => {
    const paths = ['/api/metrics', '/internal/metrics', '/api/admin/metrics'];
    const statuses = await Promise.all(paths.map(async (path) => (await gateway.get(path)).status));
    expect(statuses).toEqual([404, 404, 404]);
  });
});
