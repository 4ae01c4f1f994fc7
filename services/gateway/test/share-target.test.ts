import { Gateway } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const MIB = 1024 * 1024;
const countReceived = () => Object.values(gateway.upstreams).flatMap(({ received }) => received).length;
const share = (size: number, headers: Record<string, string> = {}) =>
  gateway.post('/app/share', headers).attach('photo', Buffer.alloc(size), 'bridge.jpg').redirects(0);

describe('photo shared without the service worker', () => {
  // A device opens the app itself, so no site's page is the origin of the form.
  it.each<Record<string, string>>([{}, { origin: 'null', 'sec-fetch-site': 'none' }])(
    'is discarded in favor of the upload, with headers %j',
    async (headers) => {
      const response = await share(12 * MIB, headers);
      expect([response.status, response.headers.location]).toEqual([303, '/app?start=upload']);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(countReceived()).toBe(0);
    },
  );

  it('needs no body', async () => {
    expect((await gateway.post('/app/share').redirects(0)).status).toBe(303);
  });

  it('is not read beyond 32 MiB', async () => {
    // The connection may close before the sender has read the response.
    const status = await share(40 * MIB).then(
      (response) => response.status,
      ({ code }) => code,
    );
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(status);
    expect(countReceived()).toBe(0);
  });

  it('leaves other writes to pages rejected', async () => {
    for (const path of ['/app', '/app/share/x']) {
      expect((await gateway.post(path, { origin: 'null' })).status).toBe(403);
      expect((await gateway.post(path)).status).toBe(404);
    }
    expect((await gateway.request('put', '/app/share', { origin: 'null' })).status).toBe(403);
  });
});
