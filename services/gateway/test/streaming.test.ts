import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Gateway } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const MB = 1024 * 1024;
const open = (path: string, method: string, headers: Record<string, string> = {}): ClientRequest => {
  const { hostname, port } = new URL(gateway.url);
  return request({ hostname, port, path, method, headers });
};
/** Returns the response as received, without decoding it. */
async function fetchRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = open(path, method, headers).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe('upload', () => {
  it.each([
    ['multipart/form-data; boundary=x', { 'content-length': String(9 * MB) }],
    ['application/json', { 'transfer-encoding': 'chunked' }],
  ])('reaches the service while 9 MB (%s) are still being sent', async (type, length) => {
    let arrived = 0;
    let notify = () => {};
    gateway.upstreams.analysis.respond = async (incoming, response) => {
      for await (const chunk of incoming) {
        arrived += chunk.length;
        notify();
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ arrived }));
    };
    const hasArrived = async (bytes: number) => {
      while (arrived < bytes) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    };
    const upload = open('/api/analyze', 'POST', { 'content-type': type, ...length });
    const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
    for (let sent = 1; sent <= 9; sent++) {
      upload.write(Buffer.alloc(MB, sent));
      // Sends the next megabyte only after this one has arrived at the other end.
      await hasArrived(sent * MB);
    }
    upload.end();
    const [uploadResponse] = await responded;
    let text = '';
    for await (const chunk of uploadResponse) text += chunk;
    expect(JSON.parse(text)).toEqual({ arrived: 9 * MB });
  });

  it('is forwarded to an upload URL with its query, above the size limit of other calls', async () => {
    gateway.upstreams.content.respond = async (incoming, response) => {
      let arrived = 0;
      for await (const chunk of incoming) arrived += chunk.length;
      response.writeHead(200).end(`${incoming.method} ${incoming.url} ${arrived}`);
    };
    const path = '/objects/uploads/4f9d3c1e-0000-4000-8000-000000000000?expires=1&token=a-b_c';
    const upload = open(path, 'PUT', { 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' });
    const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.end(Buffer.alloc(3 * MB));
    const [uploadResponse] = await responded;
    expect(await buffer(uploadResponse).then(String)).toBe(`PUT ${path} ${3 * MB}`);
  });

  it('returns the response of a service that rejects it early', async () => {
    gateway.upstreams.analysis.respond = (incoming, response) => {
      incoming.on('error', () => {}).resume();
      response.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"IMAGE_TOO_LARGE"}');
    };
    const upload = open('/api/analyze', 'POST', { 'content-type': 'image/jpeg', 'content-length': String(20 * MB) });
    upload.on('error', () => {});
    upload.write(Buffer.alloc(MB));
    const [uploadResponse] = (await once(upload, 'response')) as [IncomingMessage];
    expect(uploadResponse.statusCode).toBe(413);
    upload.destroy();
  });

  it('is not read from the sender any faster than the service reads it', async () => {
    const arrived = new Promise<IncomingMessage>((resolve) => {
      gateway.upstreams.analysis.respond = (incoming) => resolve(incoming.on('error', () => {}));
    });
    const upload = open('/api/analyze', 'POST', { 'content-type': 'image/jpeg', 'content-length': String(200 * MB) });
    upload.on('error', () => {});
    for (let sent = 0; sent < 100; sent++) upload.write(Buffer.alloc(MB));
    const unread = await arrived;
    // Bytes still leave the sender until the socket buffers on the way are full.
    let before = -1;
    while (upload.socket!.bytesWritten !== before) {
      before = upload.socket!.bytesWritten;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(upload.writableLength).toBeGreaterThan(60 * MB);
    // The sender must receive a response when the service disconnects, although most of the upload was never read.
    const responded = once(upload, 'response') as Promise<[IncomingMessage]>;
    unread.destroy();
    expect((await responded)[0].statusCode).toBe(503);
    upload.destroy();
  });

  it('ends at the service when the sender disconnects', async () => {
    const ended = new Promise<string>((resolve) => {
      gateway.upstreams.analysis.respond = (incoming) => {
        incoming.once('data', () => upload.destroy());
        incoming.resume();
        incoming.once('close', () => resolve(incoming.complete ? 'complete' : 'cut off'));
      };
    });
    const upload = open('/api/analyze', 'POST', { 'content-type': 'image/jpeg', 'content-length': String(9 * MB) });
    upload.on('error', () => {});
    upload.write(Buffer.alloc(MB));
    expect(await ended).toBe('cut off');
  });
});

describe('event stream', () => {
  const events = '/api/analyses/4f9d3c1e-0000-4000-8000-000000000000/events';
  it('arrives event by event, uncompressed, and ends at the service when the client disconnects', async () => {
    let write: (text: string) => void = () => {};
    const left = new Promise<void>((resolve) => {
      gateway.upstreams.analysis.respond = (_incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        write = (text) => response.write(text);
        write('data: 0\n\n');
        response.once('close', resolve);
      };
    });
    const reader = open(events, 'GET', { 'accept-encoding': 'br, gzip', 'last-event-id': '3' }).end();
    reader.on('error', () => {});
    const [eventStream] = (await once(reader, 'response')) as [IncomingMessage];
    expect(eventStream.headers['content-encoding']).toBeUndefined();
    expect(gateway.upstreams.analysis.last.headers['last-event-id']).toBe('3');
    eventStream.on('error', () => {});
    for (let event = 0; event < 4; event++) {
      const [chunk] = await once(eventStream, 'data');
      expect(String(chunk)).toBe(`data: ${event}\n\n`);
      // No more bytes were written than were read.
      write(`data: ${event + 1}\n\n`);
    }
    reader.destroy();
    await left;
  });

  it('does not delay the shutdown of the gateway', async () => {
    const other = await Gateway.start();
    other.upstreams.analysis.respond = (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 0\n\n');
    };
    const { hostname, port } = new URL(other.url);
    const reader = request({ hostname, port, path: events }).end();
    const [eventStream] = (await once(reader, 'response')) as [IncomingMessage];
    eventStream.on('error', () => {});
    await once(eventStream, 'data');
    const started = performance.now();
    await other.stop();
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});

describe('compression', () => {
  const respondWith = (type: string, body: string | Buffer, headers = {}) => {
    gateway.upstreams.frontend.respond = (_incoming, response) =>
      response
        .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers })
        .end(body);
  };
  const text = 'A long story about a bridge. '.repeat(200);

  it.each([
    ['text/html; charset=utf-8', 'br, gzip', 'br'],
    ['text/html; charset=utf-8', 'gzip', 'gzip'],
    ['text/css', 'gzip, deflate, br', 'br'],
    ['text/javascript', 'br', 'br'],
    ['application/json; charset=utf-8', 'gzip', 'gzip'],
    ['image/svg+xml', 'br', 'br'],
    ['application/manifest+json', 'br', 'br'],
  ])('encodes %s for clients that accept %s as %s', async (type, accepted, encoding) => {
    respondWith(type, text);
    const { headers, body } = await fetchRaw('/page', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body.length).toBeLessThan(text.length / 4);
    expect((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()).toBe(text);
  });

  it.each([
    ['a picture', 'image/webp', text, 'br'],
    ['a font', 'font/woff2', text, 'br'],
    ['something small', 'text/html', 'short', 'br'],
    ['for one who accepts none', 'text/html', text, 'identity'],
  ])('is not applied to %s', async (_, type, content, accepted) => {
    respondWith(type, content);
    const { headers, body } = await fetchRaw('/page', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(content);
  });

  it('is not applied to compressed responses, ranges and HEAD requests', async () => {
    respondWith('text/html', Buffer.from('not really brotli'.repeat(200)), { 'content-encoding': 'br' });
    expect((await fetchRaw('/page', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('br');
    gateway.upstreams.frontend.respond = (_incoming, response) =>
      response.writeHead(206, { 'content-type': 'text/css', 'content-range': 'bytes 0-1/9' }).end('ab');
    expect((await fetchRaw('/page', { 'accept-encoding': 'br' })).body.toString()).toBe('ab');
    respondWith('text/html', text);
    expect((await fetchRaw('/page', { 'accept-encoding': 'br' }, 'HEAD')).body).toHaveLength(0);
  });

  it("is applied to the gateway's own responses", async () => {
    const { headers, body } = await fetchRaw('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('openapi');
  });

  it('leaves compressed uploads unchanged', async () => {
    await gateway
      .post('/api/login', { 'content-encoding': 'gzip', 'content-type': 'application/json' })
      .send('not gzip');
    expect(gateway.upstreams.auth.last.headers['content-encoding']).toBe('gzip');
  });
});
