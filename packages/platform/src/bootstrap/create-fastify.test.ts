import { PassThrough } from 'node:stream';
import { createLogger } from '../logging/logger.js';
import { createFastify } from './create-fastify.js';

/** Returns what a connection receives for a request that Node's parser rejected. */
function rejectRequest(code: string, socket = new PassThrough()): string {
  const { server } = createFastify(createLogger('auth', 'silent'), {});
  server.emit('clientError', Object.assign(new Error('rejected'), { code }), socket);
  return String(socket.read() ?? '');
}

describe('createFastify', () => {
  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
  ])('answers %s with %s in the format of all errors, and closes the connection', (code, status) => {
    const [head = '', body = ''] = rejectRequest(code).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ]);
    expect(JSON.parse(body)).toMatchObject({ code: 'INVALID_INPUT', requestId: expect.any(String) });
  });

  it('writes nothing to a closed connection', () => {
    expect(rejectRequest('ECONNRESET')).toBe('');
    expect(rejectRequest('HPE_INVALID_METHOD', new PassThrough().end())).toBe('');
  });

  it.each([
    [0, '10.0.0.1'],
    [1, '10.0.0.2'],
    [2, '10.0.0.3'],
  ])('trusts %d proxies in front, so that a visitor has the address %s', async (trustedProxies, ip) => {
    const instance = createFastify(createLogger('auth', 'silent'), { trustedProxies });
    instance.get('/', (request) => request.ip);
    const headers = { 'x-forwarded-for': '10.0.0.3, 10.0.0.2' };
    expect((await instance.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).payload).toBe(ip);
  });

  it('routes a parameter of any length, so that its contract can reject it', async () => {
    const instance = createFastify(createLogger('auth', 'silent'), {});
    instance.get('/articles/:slug', (request) => (request.params as { slug: string }).slug.length);
    expect((await instance.inject(`/articles/${'a'.repeat(15_000)}`)).payload).toBe('15000');
  });

  it('limits how long a client may take to send a request', () => {
    const { server } = createFastify(createLogger('auth', 'silent'), {});
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 120_000]);
  });
});
