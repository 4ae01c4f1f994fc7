import { connect } from 'node:net';
import { Gateway } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

/** Sends bytes unchanged and returns everything received until the gateway closes the connection. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''), () => socket.write(text));
    let response = '';
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString();
    });
    socket.once('close', () => done(response));
    socket.once('error', fail);
  });
}

const parseStatus = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const sendRequest = (line: string, headers: string[] = [], body = '') =>
  sendRaw(
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`,
  );

describe('URL that leads out of its path', () => {
  it.each([
    '/objects/..%2f..%2fsecrets.json',
    '/objects/discoveries%2F..%2fx',
    '/api/analyses/%2e%2e%2fx',
    '/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/package.json',
  ])('is rejected with 400 and not forwarded: %s', async (path) => {
    expect(parseStatus(await sendRequest(`GET ${path}`))).toBe(400);
    expect(Object.values(gateway.upstreams).flatMap(({ received }) => received)).toEqual([]);
  });

  it('does not include a name with an encoded slash, which is forwarded', async () => {
    await gateway.get('/dynamic/AC%2FDC%20Lane%40-37.8,144.9');
    expect(gateway.upstreams.frontend.last.url).toBe('/dynamic/AC%2FDC%20Lane%40-37.8,144.9');
  });
});

describe('URL with broken escapes', () => {
  it.each([
    '/dynamic/%E0%A4%A',
    '/articles/%',
    '/articles/%ff',
    '/articles/%ff/amp',
    '/%ff',
    '/%',
    '/d/%C0%80?q=rome',
    '/admin/%zz',
    '/dynamic/50%25%20off%',
  ])('returns the page for unknown URLs: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      await gateway.reset();
      await sendRequest(`${method} ${path}`);
      expect(gateway.upstreams.frontend.received.map(({ url }) => url)).toEqual(['/not-found']);
    }
  });

  it.each(['/api/articles/%/direct', '/api/%ff', '/objects/%', '/assets/%ff', '/share/%.png', '/API/%'])(
    'is rejected with 400 on API paths: %s',
    async (path) => {
      const response = await sendRequest(`GET ${path}`);
      expect(parseStatus(response)).toBe(400);
      expect(response).toContain('"code":"INVALID_INPUT"');
      expect(Object.values(gateway.upstreams).flatMap(({ received }) => received)).toEqual([]);
    },
  );

  it.each(['/share/%0d%0a.png', '/sitemap-%0d%0a.xml', '/api/tiles/1/1/%0a.png', '/sitemap-%ED%A0%80.xml'])(
    'or line breaks is rejected with 400 as JSON: %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await sendRequest(`${method} ${path}`);
        expect(parseStatus(response)).toBe(400);
        expect(response).toContain('application/json');
      }
      expect(Object.values(gateway.upstreams).flatMap(({ received }) => received)).toEqual([]);
    },
  );

  it('is rejected for methods other than GET and HEAD', async () => {
    expect(parseStatus(await sendRequest('POST /articles/%', ['Content-Length: 0']))).toBe(400);
  });
});

it.each(['/api/articles/:x/direct', '/api/trips/:x', '/api/articles/by-title/:x', '/share/:x.png', '/articles/:x/amp'])(
  'path parameter of any length: %s is forwarded for the service to validate',
  async (pattern) => {
    const path = pattern.replace(':x', 'a'.repeat(9_000));
    const response = await gateway.request(pattern.includes('by-title') ? 'delete' : 'get', path);
    expect(response.status).toBe(200);
    expect(gateway.upstreams.content.last.url).toBe(path);
  },
);

it.each([
  ['GET', '/share', 404],
  ['GET', '/share/rome', 404],
  ['GET', '/sitemap-1', 404],
  ['POST', '/share/rome.png', 405],
  ['POST', '/sitemap-1.xml', 405],
])('%s %s: no page, gets an error response in the common format', async (method, path, status) => {
  const response = await sendRequest(`${method} ${path}`);
  expect([parseStatus(response), /\r\nallow: (.*)\r/i.exec(response)?.[1]]).toEqual([
    status,
    status === 405 ? 'GET' : undefined,
  ]);
  expect(response).toContain('application/json');
});

it.each(['/api/discoveries?%', '/api/discoveries?a[b]=%zz', '/api/discoveries?q=../..'])(
  'query string: %s is forwarded for the service to validate',
  async (path) => {
    expect(parseStatus(await sendRequest(`GET ${path}`))).toBe(200);
    expect(gateway.upstreams.content.last.url).toBe(path);
  },
);

it.each(['Upgrade: websocket', 'Keep-Alive: x', 'Proxy-Connection: keep-alive', 'TE: trailers', 'Trailer: x'])(
  'connection header: %s is not forwarded and harms nothing',
  async (header) => {
    expect(parseStatus(await sendRequest('GET /api/discoveries', [header]))).toBe(200);
    const [name = ''] = header.toLowerCase().split(':');
    expect(gateway.upstreams.content.last.headers[name]).not.toBe(header.split(': ')[1]);
  },
);

it('connection: is closed for a client that asks for it', async () => {
  const response = await sendRequest('POST /api/login', ['Content-Type: application/json', 'Content-Length: 2'], '{}');
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
});

describe('body that is too large', () => {
  it('is rejected with 413 by its announced size before it arrives', async () => {
    const response = await sendRequest(
      'POST /api/login',
      ['Content-Type: application/json', 'Content-Length: 99999999999'],
      '{',
    );
    expect(parseStatus(response)).toBe(413);
    expect(response).toContain('BODY_TOO_LARGE');
  });

  it('is rejected with 413 while it arrives, and not forwarded', async () => {
    const response = await gateway
      .post('/api/login', { 'content-type': 'application/json' })
      .send(`"${'x'.repeat(3_000_000)}"`);
    expect([response.status, response.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(gateway.upstreams.auth.received).toEqual([]);
  });
});

it.each([
  ['two lengths', 'GET /api/user HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['headers of 40 kB', `GET /api/user HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['no request at all', 'hello\r\n\r\n', 400],
])('malformed request: %s gets an error response in the common format', async (_name, text, status) => {
  const response = await sendRaw(text);
  expect(parseStatus(response)).toBe(status);
  expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4))).toMatchObject({
    code: 'INVALID_INPUT',
    requestId: expect.any(String),
  });
});
