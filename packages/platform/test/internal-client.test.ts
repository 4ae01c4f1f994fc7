import type { ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '@placelore/contracts/core/errors.js';
import { IDENTITY_HEADER, REQUEST_ID_HEADER } from '@placelore/contracts/core/identity.js';
import { route } from '@placelore/contracts/core/route.js';
import { z } from 'zod';
import { InternalClient } from '../src/http/internal-client.js';
import { ServiceUnavailableError } from '../src/http/service-unavailable-error.js';
import { IdentityTokens } from '../src/identity/identity-token.js';
import { withRequestId } from '../src/logging/request-context.js';
import { FakeService, type Received, sendJson } from './support/fake-service.js';

const tokens = new IdentityTokens('a secret that only these tests know, long enough');
const COMMON = { service: 'places', access: 'internal', summary: 'planted' } as const;
const readRoute = route({
  ...COMMON,
  id: 'planted.read',
  method: 'GET',
  path: '/internal/things/:name',
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.number().optional(), q: z.string().optional() }),
  response: z.object({ answer: z.number() }),
});
const writeRoute = route({
  ...COMMON,
  id: 'planted.write',
  method: 'POST',
  path: '/internal/things/:name',
  params: z.object({ name: z.string() }),
  body: z.object({ title: z.string(), extra: z.string().optional() }),
  response: z.object({ answer: z.number() }),
});
const deleteRoute = route({ ...COMMON, id: 'planted.remove', method: 'DELETE', path: '/internal/things' });

let service: FakeService;
let client: InternalClient;
/** Behavior of the fake at the nth call, from 1. */
let respond: (response: ServerResponse, call: number, received: Received) => void;
beforeEach(async () => {
  respond = (response) => sendJson(response, 200, { answer: 42 });
  service = await FakeService.start((received, response) => respond(response, service.received.length, received));
  client = new InternalClient('worker', { places: service.url }, tokens);
});
afterEach(async () => {
  await service.stop();
  await client.close();
});

const respondWithError = (status: number, code: string) => (response: ServerResponse) =>
  sendJson(response, status, { error: 'a sentence', code, requestId: 'r' });
const resetConnection = (response: ServerResponse) => response.socket?.destroy();

describe('InternalClient.call', () => {
  it("sends parameters, query and body to the route's path", async () => {
    expect(await client.call(readRoute, { name: 'a/b ?ü', page: 2, q: 'x&y=z' })).toEqual({ answer: 42 });
    expect(await client.call(writeRoute, { name: 'n', title: 't' })).toEqual({ answer: 42 });
    expect(service.received).toMatchObject([
      { method: 'GET', path: '/internal/things/a%2Fb%20%3F%C3%BC?page=2&q=x%26y%3Dz', body: '' },
      { method: 'POST', path: '/internal/things/n', body: '{"title":"t"}' },
    ]);
  });

  it("sends the process's own identity and the id of the causing request", async () => {
    await withRequestId('request-of-mine', () => client.call(readRoute, { name: 'n' }));
    const { headers } = service.received[0]!;
    expect(headers[REQUEST_ID_HEADER]).toBe('request-of-mine');
    expect(await tokens.verify(headers[IDENTITY_HEADER])).toEqual({ kind: 'service', service: 'worker' });
  });

  it('fails when the response breaks the contract', async () => {
    respond = (response) => sendJson(response, 200, { answer: 'forty-two' });
    await expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('InternalClient error responses', () => {
  const passedOn = (Object.keys(ERRORS) as ErrorCode[]).filter(
    (code) => !['UNAVAILABLE', 'STORAGE_FULL'].includes(code),
  );
  it.each(passedOn)('passes %s on', async (code) => {
    respond = respondWithError(ERRORS[code].status, code);
    await expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({
      name: 'ApiError',
      code,
      message: 'a sentence',
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'UNAVAILABLE'],
    [500, '{"code":"NO_SUCH_CODE","error":"x","requestId":"r"}', 'UNAVAILABLE'],
    [404, 'not found', 'INTERNAL'],
  ])('converts an unknown response with status %d to %s', async (status, text, _code) => {
    respond = (response) => response.writeHead(status).end(text);
    await expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({ code: _code });
  });

  it('treats a full disk as an outage, so that jobs wait for it', async () => {
    respond = respondWithError(507, 'STORAGE_FULL');
    const rejected = expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects;
    await rejected.toMatchObject({ name: 'ServiceUnavailableError', code: 'UNAVAILABLE', isInterrupted: false });
  });

  it('passes the invalid fields on', async () => {
    const details = [{ field: 'title', message: 'is odd' }];
    respond = (response) => sendJson(response, 400, { error: 'e', code: 'INVALID_INPUT', details, requestId: 'r' });
    await expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({ details });
  });
});

describe('InternalClient retries', () => {
  it('tries an idempotent call three times while the service is unavailable', async () => {
    respond = (response, call) => (call < 3 ? resetConnection(response) : sendJson(response, 200, { answer: 7 }));
    expect(await client.call(readRoute, { name: 'n' })).toEqual({ answer: 7 });
    expect(service.received).toHaveLength(3);
  });

  it('gives up after the third attempt', async () => {
    respond = respondWithError(503, 'UNAVAILABLE');
    await expect(client.call(deleteRoute, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(service.received).toHaveLength(3);
  });

  it.each([
    ['a lost connection', resetConnection],
    ['503', respondWithError(503, 'UNAVAILABLE')],
  ])('does not repeat a non-idempotent call after %s', async (_, responder) => {
    respond = responder;
    await expect(client.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(service.received).toHaveLength(1);
  });

  it('does not repeat a rejected call', async () => {
    respond = respondWithError(404, 'NOT_FOUND');
    await expect(client.call(readRoute, { name: 'n' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(service.received).toHaveLength(1);
  });
});

describe('InternalClient without a response', () => {
  const catchError = (request = client.call(writeRoute, { name: 'n', title: 't' })) =>
    request.catch((thrown: unknown) => thrown);

  it.each([
    ['a port without a listener', 'http://127.0.0.1:1'],
    ['a name without an address', 'http://nobody.invalid:1'],
  ])('reports a call to %s as not sent', async (_, places) => {
    const unreachable = new InternalClient('worker', { places }, tokens);
    const thrown = await catchError(unreachable.call(writeRoute, { name: 'n', title: 't' }));
    expect(thrown).toBeInstanceOf(ServiceUnavailableError);
    expect(thrown).toMatchObject({ code: 'UNAVAILABLE', service: 'places', isInterrupted: false });
    await unreachable.close();
  });

  it.each([
    ['says itself that it cannot work', respondWithError(503, 'UNAVAILABLE')],
    ['stops', (response: ServerResponse) => response.writeHead(503).end('{"code":"FST_ERR"}')],
    ['stands behind a proxy that says so', (response: ServerResponse) => response.writeHead(502).end('<html>')],
    ['is too slow for its proxy', (response: ServerResponse) => response.writeHead(504).end('<html>')],
  ])('reports a call to a service that %s as not processed', async (_, responder) => {
    respond = responder;
    expect(await catchError()).toMatchObject({
      name: 'ServiceUnavailableError',
      code: 'UNAVAILABLE',
      isInterrupted: false,
    });
  });

  it.each([
    ['before the answer', resetConnection],
    [
      'within the answer',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-length': '99' }).write('{', () => response.socket?.destroy()),
    ],
  ])('reports a call that is interrupted %s as possibly processed', async (_, responder) => {
    respond = responder;
    expect(await catchError()).toMatchObject({
      name: 'ServiceUnavailableError',
      code: 'UNAVAILABLE',
      isInterrupted: true,
    });
  });

  it('waits as long as the route declares', async () => {
    respond = () => {};
    const quickRoute = { ...writeRoute, maxSeconds: 0.15 };
    const before = performance.now();
    expect(await catchError(client.call(quickRoute, { name: 'n', title: 't' }))).toMatchObject({ code: 'TIMED_OUT' });
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('reports a timed-out call as possibly processed', async () => {
    respond = () => {};
    const slowCall = client.call(writeRoute, { name: 'n', title: 't' }, { timeoutMs: 150 });
    expect(await catchError(slowCall)).toMatchObject({
      name: 'ServiceUnavailableError',
      code: 'TIMED_OUT',
      isInterrupted: true,
    });
  });

  it.each([
    ['a failure', respondWithError(500, 'INTERNAL')],
    ['its own impatience with somebody else', respondWithError(504, 'TIMED_OUT')],
    ['an unknown failure', (response: ServerResponse) => response.writeHead(500).end('oh no')],
    ['something not agreed', (response: ServerResponse) => sendJson(response, 200, { answer: 'forty-two' })],
    ['too many requests', respondWithError(429, 'TOO_MANY_REQUESTS')],
  ])('does not report %s as an unavailable service', async (_, responder) => {
    respond = responder;
    expect(await catchError()).not.toBeInstanceOf(ServiceUnavailableError);
  });
});

describe('InternalClient with a faulty service', () => {
  it('throws UNAVAILABLE when the service is not running', async () => {
    const unreachable = new InternalClient('worker', { places: 'http://127.0.0.1:1' }, tokens);
    await expect(unreachable.call(writeRoute, { name: 'n', title: 't' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    });
    await unreachable.close();
  });

  it.each([
    ['does not answer', () => {}],
    ['stops in the middle of its answer', (response: ServerResponse) => response.writeHead(200).write('{"answer":')],
  ])('throws TIMED_OUT without a retry when the service %s', async (_, responder) => {
    respond = responder;
    const started = performance.now();
    await expect(client.call(readRoute, { name: 'n' }, { timeoutMs: 150 })).rejects.toMatchObject({
      code: 'TIMED_OUT',
    });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(service.received).toHaveLength(1);
  });

  it('throws a configuration error when the service has no URL', async () => {
    const unconfigured = new InternalClient('worker', {}, tokens);
    await expect(unconfigured.call(readRoute, { name: 'n' })).rejects.toThrow('The URL of places is not configured');
    await unconfigured.close();
  });
});

it('InternalClient: aborts the call when the caller aborts', async () => {
  const caller = new AbortController();
  respond = () => caller.abort();
  await expect(client.call(writeRoute, { name: 'n', title: 't' }, { signal: caller.signal })).rejects.toBeTruthy();
});
