import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createTestRedis } from '../../../infra/test/test-database.ts';
import { buildGatewayEnvironment, startUpstreams, type Upstreams } from './support/gateway.js';
import { GatewayProcess } from './support/gateway-process.js';

let upstreams: Upstreams;
let environment: Record<string, string>;
const processes: GatewayProcess[] = [];
beforeAll(async () => {
  upstreams = await startUpstreams();
  environment = { ...buildGatewayEnvironment(upstreams, await createTestRedis()), LOG_LEVEL: 'info' };
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((one) => one.stop()));
  for (const upstream of Object.values(upstreams)) upstream.reset();
});
afterAll(() => Promise.all(Object.values(upstreams).map((upstream) => upstream.stop())));

async function start(changes: Record<string, string> = {}): Promise<GatewayProcess> {
  const started = await GatewayProcess.start({ ...environment, ...changes });
  processes.push(started);
  return started;
}
async function get(url: string, path: string, headers = {}, agent?: Agent) {
  const sent = request(new URL(path, url), { headers, ...(agent && { agent }) }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}
const waitUntilRefused = async (url: string) => {
  for (;;) {
    const result = await get(url, '/healthz').then(
      () => 'answered',
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (result === 'ECONNREFUSED') return;
  }
};

it('gateway process: listens on all IPv4 and IPv6 addresses with host ::, until SIGINT', async () => {
  const gateway = await start({ HOST: '::' });
  const { port } = new URL(gateway.url);
  const hasIPv6 = networkInterfaces().lo?.some(({ address }) => address === '::1') ?? false;
  for (const host of ['127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])]) {
    expect((await get(`http://${host}:${port}`, '/healthz')).status).toBe(200);
  }
  gateway.signal('SIGINT');
  expect(await gateway.exitCode()).toBe(0);
});

describe('SIGTERM', () => {
  it('finishes a running request, accepts no new ones, and exits with 0', async () => {
    const gateway = await start();
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      upstreams.auth.respond = (_request, response) => {
        release = () => response.writeHead(200, { 'content-type': 'text/plain' }).end('in time');
        resolve();
      };
    });
    const pendingResponse = get(gateway.url, '/api/user');
    await arrived;
    gateway.signal('SIGTERM');
    await waitUntilRefused(gateway.url);
    release();
    expect(await pendingResponse).toMatchObject({ status: 200, text: 'in time' });
    expect(await gateway.exitCode()).toBe(0);
  });

  it('reports that it is not ready, then accepts no connections, and exits when all requests are done', async () => {
    const gateway = await start({ DRAIN_SECONDS: '0.5' });
    let release = () => {};
    const arrived = new Promise<void>((resolve) => {
      upstreams.auth.respond = (_request, response) => {
        release = () => response.writeHead(200, { 'content-type': 'text/plain' }).end('in time');
        resolve();
      };
    });
    expect((await get(gateway.url, '/readyz')).status).toBe(200);
    const pendingResponse = get(gateway.url, '/api/user');
    await arrived;
    gateway.signal('SIGTERM');
    let readiness = await get(gateway.url, '/readyz');
    while (readiness.status === 200) readiness = await get(gateway.url, '/readyz');
    expect([readiness.status, readiness.headers.connection]).toEqual([503, 'close']);
    expect(readiness.text).toContain('is stopping');
    const agent = new Agent({ keepAlive: true });
    const late = await get(gateway.url, '/api/discoveries/public', {}, agent);
    expect([late.status, late.headers.connection]).toEqual([200, 'close']);
    agent.destroy();
    await waitUntilRefused(gateway.url);
    release();
    expect(await pendingResponse).toMatchObject({ status: 200, text: 'in time' });
    expect(await gateway.exitCode()).toBe(0);
  });
});

it('gateway process: reports an invalid configuration with all errors in one message, without secrets or stack, and exits with 1', async () => {
  const wrong = GatewayProcess.start({ ...environment, IDENTITY_SECRET: 'hunter2', AUTH_URL: 'hunter2', PORT: '' });
  const error: Error = await wrong.then(
    () => new Error('it started'),
    (thrown) => thrown,
  );
  expect(error.message).toMatch(/^ended with 1: gateway cannot start/);
  for (const name of ['IDENTITY_SECRET', 'AUTH_URL', 'PORT']) expect(error.message).toContain(`- ${name}: `);
  expect(error.message).not.toMatch(/hunter2|\n\s+at /);
});

describe('request log', () => {
  it('logs the id of every request until SIGTERM, waits for no idle connection, and logs nothing private', async () => {
    const gateway = await start();
    const agent = new Agent({ keepAlive: true });
    await get(gateway.url, '/healthz', {}, agent);
    upstreams.auth.respond = (_request, response) => {
      response.writeHead(200, { 'set-cookie': 'placelore_session=hunter2; Path=/' }).end('{}');
    };
    const cookie = 'placelore_session=hunter2; placelore_visitor=hunter2';
    await get(gateway.url, '/api/user?q=hunter2&lat=hunter2', {
      cookie,
      authorization: 'Bearer hunter2',
      'x-placelore-identity': 'hunter2',
      'x-request-id': 'request-of-mine',
    });
    upstreams.auth.respond = (incoming) => incoming.destroy();
    await get(gateway.url, '/api/user?place=jazz', { 'x-request-id': 'request-that-fails' });
    await get(gateway.url, '/readyz');
    const stopped = performance.now();
    gateway.signal('SIGTERM');
    expect(await gateway.exitCode()).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(20_000);
    agent.destroy();
    const lines = gateway.lines.filter(Boolean).map((line) => JSON.parse(line));
    const findLines = (id: string) => lines.filter(({ requestId }) => requestId === id);
    expect(findLines('request-of-mine')).toMatchObject([
      {
        service: 'gateway',
        level: 'info',
        req: { method: 'GET', url: '/api/user?q=…&lat=…' },
        res: { statusCode: 200 },
      },
    ]);
    expect(findLines('request-that-fails')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'error', code: 'UNAVAILABLE' }),
        expect.objectContaining({ res: { statusCode: 503 } }),
      ]),
    );
    expect(gateway.lines.join('\n')).not.toContain('hunter2');
    expect(lines.filter(({ req }) => req?.url === '/readyz')).toEqual([]);
  });
});
