import { SystemHealth, withoutReasons } from './system-health.js';

const URLS = ['auth', 'content', 'analysis', 'places', 'worker', 'frontend'];
const config = Object.fromEntries(URLS.map((name) => [`${name.toUpperCase()}_URL`, `http://${name}.example/`]));
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Checks a product whose services answer with their health, overridden by `change`. */
async function check(change: Record<string, object | Error> = {}) {
  const requests: string[] = [];
  const build = (service: string) => ({ service, ok: true, parts: [{ name: 'postgres', ok: true }] });
  globalThis.fetch = async (input) => {
    const url = new URL(String(input));
    requests.push(url.href);
    const service = url.hostname.replace('.example', '');
    const answer = change[service] ?? {};
    if (answer instanceof Error) throw answer;
    return Response.json({ ...build(service), ...answer }, { status: 503 });
  };
  const own = { check: async (service: string) => ({ ...build(service), ...change[service] }) };
  return { health: await new SystemHealth(config as never, own as never).check(), requests };
}

describe('SystemHealth', () => {
  it('asks every service, and is well if all parts of all services are', async () => {
    const { health, requests } = await check();
    expect(health.ok).toBe(true);
    expect(health.services.map(({ service }) => service)).toEqual(['gateway', ...URLS]);
    expect(requests).toEqual(URLS.map((name) => `http://${name}.example/readyz`));
  });

  it.each([
    ['is not ready', { places: { ok: false } }],
    ['has a part that fails', { places: { parts: [{ name: 'postgres', ok: false, detail: 'refused' }] } }],
    ['is the gateway itself', { gateway: { ok: false } }],
  ])('is not well if a service %s', async (_, change) => {
    expect((await check(change)).health.ok).toBe(false);
  });

  it.each([new Error('refused'), { parts: 'unreadable' }])(
    'reports a service that does not answer: %s',
    async (answer) => {
      const { health } = await check({ worker: answer });
      expect(health.ok).toBe(false);
      expect(health.services.find(({ service }) => service === 'worker')).toEqual({
        ...{ service: 'worker', ok: false, parts: [{ name: 'process', ok: false, detail: 'does not answer' }] },
      });
    },
  );
});

test('withoutReasons: shows strangers which parts work, but not why others do not', () => {
  const parts = [
    { name: 'postgres', ok: false, detail: 'refused by 10.0.0.7' },
    { name: 'redis', ok: true },
  ];
  const health = { ok: false, version: '1.0.0', services: [{ service: 'places', ok: false, parts }] };
  expect(withoutReasons(health as never)).toEqual({
    ...{ ok: false, version: '1.0.0' },
    services: [
      {
        ...{ service: 'places', ok: false },
        parts: [
          { name: 'postgres', ok: false },
          { name: 'redis', ok: true },
        ],
      },
    ],
  });
});
