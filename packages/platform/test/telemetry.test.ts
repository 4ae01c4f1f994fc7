import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { FastifyInstance } from 'fastify';
import { startFakeCollector } from '../../../infra/fake-vendors/otlp-collector.ts';
import { createFastify } from '../src/bootstrap/create-fastify.js';
import { sendErrorResponse } from '../src/http/error-response.js';
import { createLogger } from '../src/logging/logger.js';
import { createWaitRecorder } from '../src/logging/request-context.js';
import { startJobSpan } from '../src/telemetry/job-span.js';
import { measureVendorCall } from '../src/telemetry/measure-call.js';
import { enableMetrics, readMetrics, registry } from '../src/telemetry/metrics.js';
import { startMetricsServer } from '../src/telemetry/metrics-server.js';
import { startTracing, stopTracing } from '../src/telemetry/tracing.js';
import { eventually } from './support/eventually.js';

const PERSONAL = ['Maria', 'maria%40example.org', 'maria@example.org', '41.8879', 'hunter2-hunter2'];
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

let fastify: FastifyInstance;
const lines: Record<string, unknown>[] = [];
const logger = createLogger('planted', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });

/** Creates a service that logs requests from `slowRequestMs` on as slow. */
async function createPlanted(slowRequestMs: number): Promise<FastifyInstance> {
  const instance = createFastify(logger, { slowRequestMs });
  instance.get('/api/things/:name', async () => {
    await measureVendorCall(
      'a-vendor',
      () => 'unavailable',
      async () => {},
    );
    return {};
  });
  instance.get('/api/slow/:name', async () => {
    // With parallel waits, a request can have waited longer than it took.
    createWaitRecorder()('service content', 29_000);
    createWaitRecorder()('database', 1);
    await delay(5);
    return {};
  });
  instance.get('/api/held', () => new Promise(() => {}));
  instance.get('/api/limited', (_request, reply) =>
    sendErrorResponse(reply, new ApiError('TOO_MANY_REQUESTS'), logger),
  );
  instance.route({
    method: ['GET', 'PUT'],
    url: '/api/methods',
    handler: async (request, reply) => reply.code(Number(request.headers['x-status'])).send({}),
  });
  instance.get('/api/failing', async (_request, reply) => {
    const failing = measureVendorCall(
      'a-vendor',
      () => 'timed_out',
      () => Promise.reject(new Error('no answer')),
    );
    await failing.catch(() => {});
    return sendErrorResponse(reply, new ApiError('UNAVAILABLE'), logger);
  });
  await instance.ready();
  return instance;
}

interface ExportedSpan {
  kind: number;
  status: object;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const toPlainSpan = ({ kind, status, attributes }: ExportedSpan) => ({
  kind,
  status: Object.fromEntries(Object.entries(status).filter(([, value]) => value !== 0)),
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  ),
});

let impatient: FastifyInstance;
beforeAll(async () => {
  enableMetrics('planted', '1.2.3');
  fastify = await createPlanted(60_000);
  impatient = await createPlanted(2);
});
beforeEach(() => void lines.splice(0));
afterAll(() => Promise.all([fastify.close(), impatient.close()]));

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ method: 'GET', url, headers });
const countSeries = async () =>
  (await registry.getSingleMetricAsString('placelore_http_requests_total')).split('\n').length;

describe('metrics', () => {
  it('counts requests by route pattern and status', async () => {
    await get('/api/things/rome');
    await get('/api/limited');
    const text = await readMetrics();
    expect(text).toContain('placelore_http_requests_total{method="GET",route="/api/things/:name",status="200"} 1');
    expect(text).toContain('placelore_http_request_duration_seconds_count{method="GET",route="/api/things/:name"} 1');
    expect(text).toContain('placelore_rejected_requests_total{code="TOO_MANY_REQUESTS"} 1');
    expect(text).toContain('placelore_vendor_calls_total{vendor="a-vendor",outcome="ok"} 1');
    expect(text).toContain(`placelore_build_info{service="planted",version="1.2.3",node="${process.version}"} 1`);
    expect(text).toContain('placelore_http_requests_in_progress 0');
  });

  it('show 0 failures of a route before its first, so that this one is an increase', async () => {
    const text = await readMetrics();
    expect(text).toContain('placelore_http_requests_total{method="GET",route="/api/things/:name",status="500"} 0');
    expect(text).not.toContain('route="/healthz"');
  });

  it('counts requests by method and status of a route', async () => {
    const request = (method: 'GET' | 'PUT', status: string) =>
      fastify.inject({ method, url: '/api/methods', headers: { 'x-status': status } });
    for (const status of ['200', '404']) await request('GET', status);
    for (const status of ['200', '404', '404']) await request('PUT', status);
    const text = await readMetrics();
    const series = text.match(/^placelore_http_requests_total\{[^}]*route="\/api\/methods"[^}]*\} [1-9]\d*$/gm);
    const durations = text.match(/^placelore_http_request_duration_seconds_count\{[^}]*"\/api\/methods"\} \d+$/gm);
    expect([...series!, ...durations!].map((line) => line.replace(/^\w+|route="[^"]+",?|[{}"]/g, ''))).toEqual([
      'method=GET,status=200 1',
      'method=GET,status=404 1',
      'method=PUT,status=200 1',
      'method=PUT,status=404 2',
      'method=GET, 2',
      'method=PUT, 3',
    ]);
  });

  it('create no series for hostile paths and methods, and contain none of them', async () => {
    await get('/nothing-here');
    await get('/api/things/a');
    const before = await countSeries();
    for (let index = 0; index < 50; index++) {
      await get(`/evil-${index}/${'x'.repeat(index)}?q=Maria`);
      await get(`/api/things/Maria%22%7Devil-${index}`);
    }
    await fastify.inject({ method: 'PROPFIND' as 'GET', url: '/nothing-here' });
    await fastify.inject({ method: 'PURGE' as 'GET', url: '/nothing-here' });
    expect((await countSeries()) - before).toBeLessThanOrEqual(1);
    expect(await readMetrics()).not.toMatch(/evil|Maria|PROPFIND|PURGE/);
  });

  it('count a request whose client disconnected with status 499, and as no longer in progress', async () => {
    const url = await fastify.listen({ host: '127.0.0.1', port: 0 });
    const client = httpRequest(`${url}/api/held`).on('error', () => {});
    client.end();
    await eventually(async () => (await readMetrics()).includes('placelore_http_requests_in_progress 1'));
    client.destroy();
    await eventually(async () => (await readMetrics()).includes('placelore_http_requests_in_progress 0'));
    expect(await readMetrics()).toContain(
      'placelore_http_requests_total{method="GET",route="/api/held",status="499"} 1',
    );
  });

  it('ignore probes', async () => {
    const before = await countSeries();
    await get('/healthz');
    expect(await countSeries()).toBe(before);
  });

  it('are served at /metrics of their own port only', async () => {
    const server = await startMetricsServer({ host: '127.0.0.1', port: 0 }, logger);
    const { port } = server.address() as { port: number };
    const fetchStatus = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
    expect(await fetchStatus('/metrics')).toBe(200);
    expect([await fetchStatus('/'), await fetchStatus('/metrics', 'POST')]).toEqual([404, 404]);
    expect((await get('/metrics')).statusCode).toBe(404);
    const second = await startMetricsServer({ host: '127.0.0.1', port }, logger);
    expect(second.listening).toBe(false);
    expect(lines.at(-1)).toMatchObject({ level: 'error', port });
    server.closeAllConnections();
    server.close();
  });
});

describe('log of requests', () => {
  it('names the trace, and for a slow request what it waited for', async () => {
    const headers = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
    await impatient.inject({ url: '/api/slow/Maria', headers });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      msg: 'Slow request',
      traceId: TRACE_ID,
      route: 'GET /api/slow/:name',
      slowest: 'service content',
      waits: { serviceContentMs: 29_000, databaseMs: 1 },
    });
  });

  it('is one short line for every other request', async () => {
    await get('/api/slow/rome');
    expect(lines).toMatchObject([{ msg: 'request', requestId: expect.any(String), traceId: expect.any(String) }]);
    expect(lines[0]).not.toHaveProperty('waits');
  });

  it('and traces contain no query, header or search of a person', async () => {
    const collector = await startFakeCollector();
    await startTracing('planted', '1.2.3', { endpoint: collector.url, ratio: 1, isEdge: false });
    const query = 'q=Maria&email=maria%40example.org&lat=41.8879';
    const headers = {
      cookie: 'placelore_session=hunter2-hunter2',
      authorization: 'Bearer hunter2-hunter2',
      from: 'maria@example.org',
    };
    await impatient.inject({ url: `/api/slow/rome?${query}`, headers });
    await get(`/dynamic/Maria?${query}`);
    await stopTracing();
    await collector.close();
    const written = JSON.stringify(lines) + collector.spans.map(({ text }) => text).join();
    expect(collector.spans).toHaveLength(2);
    expect(PERSONAL.filter((value) => written.includes(value))).toEqual([]);
  });
});

describe('traces', () => {
  /** Returns the spans of a request with these trace flags. */
  async function collect(isEdge: boolean, ratio: number, flags: string) {
    const collector = await startFakeCollector();
    await startTracing('planted', '1.2.3', { endpoint: `${collector.url}/`, ratio, isEdge });
    await get('/api/things/rome', { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-${flags}` });
    await stopTracing();
    await collector.close();
    return collector.spans;
  }

  it('continue the trace of the caller, with calls below their request', async () => {
    const [call, request] = await collect(false, 1, '01');
    expect(request).toMatchObject({
      service: 'placelore-planted',
      name: 'GET /api/things/:name',
      traceId: TRACE_ID,
      parentSpanId: 'b7ad6b7169203331',
    });
    expect(call).toMatchObject({ name: 'a-vendor', traceId: TRACE_ID, parentSpanId: request!.spanId });
  });

  it('contain kind, route, status, waits and outcome of a request and its calls', async () => {
    const spans = await collect(false, 1, '01');
    const [call, request] = spans.map(({ text }) => JSON.parse(text) as ExportedSpan);
    expect(toPlainSpan(call!)).toEqual({
      kind: 3,
      status: {},
      attributes: { 'service.peer.name': 'a-vendor', 'placelore.outcome': 'ok' },
    });
    expect(toPlainSpan(request!)).toEqual({
      kind: 2,
      status: {},
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/things/:name',
        'url.scheme': 'http',
        'placelore.request_id': expect.any(String),
        'http.response.status_code': 200,
        'placelore.wait.vendor_a_vendor': expect.any(Number),
      },
    });
  });

  it('mark a failed request and a call that timed out as failed', async () => {
    const collector = await startFakeCollector();
    await startTracing('planted', '1.2.3', { endpoint: collector.url, ratio: 1, isEdge: false });
    await get('/api/failing');
    await stopTracing();
    await collector.close();
    const spans = collector.spans.map(({ text }) => toPlainSpan(JSON.parse(text) as ExportedSpan));
    expect(spans.map(({ status, attributes }) => [status, attributes['error.type']])).toEqual([
      [{ code: 2 }, 'timed_out'],
      [{ code: 2 }, '503'],
    ]);
    expect(spans[0]!.attributes).toMatchObject({ 'placelore.outcome': 'timed_out' });
  });

  it('describe a job as a message of its queue, with the process that sent it', async () => {
    const collector = await startFakeCollector();
    await startTracing('planted', '1.2.3', { endpoint: collector.url, ratio: 1, isEdge: false });
    startJobSpan('send', { job: 'guide.write', queue: 'quick', id: '7' }, { trace: null, requestId: 'r' }).end();
    await stopTracing();
    await collector.close();
    const [span] = collector.spans;
    expect([span!.service, span!.name]).toEqual(['placelore-planted', 'send quick']);
    expect(toPlainSpan(JSON.parse(span!.text) as ExportedSpan)).toEqual({
      kind: 4,
      status: {},
      attributes: {
        'messaging.system': 'bullmq',
        'messaging.operation.name': 'send',
        'messaging.operation.type': 'send',
        'messaging.destination.name': 'quick',
        'messaging.message.id': '7',
        'placelore.job': 'guide.write',
      },
    });
  });

  it('are exported as the gateway decides, whatever an external caller requests', async () => {
    expect(await collect(false, 1, '00')).toEqual([]);
    expect(await collect(true, 0, '01')).toEqual([]);
    expect(await collect(true, 1, '00')).toHaveLength(2);
  });

  it('do not affect requests when the collector is unavailable', async () => {
    await startTracing('planted', '1.2.3', { endpoint: 'http://127.0.0.1:1', ratio: 1, isEdge: true });
    expect((await get('/api/things/rome')).statusCode).toBe(200);
    await stopTracing(10);
  });
});
