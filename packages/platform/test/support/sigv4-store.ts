import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSigned, type SigningKeys, sha256 } from './sigv4.js';

interface Entry {
  bytes: Buffer;
  type: string;
}

/**
 * Starts a store at a path that keeps objects of one bucket in memory. It demands a signature over the
 * whole path, and the session token.
 * @returns the endpoint, with the path
 */
export async function startSigV4Store(path: string, keys: SigningKeys) {
  const objects = new Map<string, Entry>();
  const prefix = `${path.replace(/\/$/, '')}/placelore/`;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const hash = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
    const isIntact = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
    if (!isSigned(request, keys) || !isIntact) return void response.writeHead(403).end();
    const url = new URL(request.url ?? '', 'http://x');
    if (!url.pathname.startsWith(prefix)) return void response.writeHead(400).end();
    respond(objects, decodeURIComponent(url.pathname.slice(prefix.length)), { request, body, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    keys: () => [...objects.keys()],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(
  objects: Map<string, Entry>,
  key: string,
  { request, body, response }: { request: IncomingMessage; body: Buffer; response: ServerResponse },
): void {
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: String(request.headers['content-type'] ?? 'application/octet-stream') });
    return void response.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const entry = objects.get(key);
  if (!entry) {
    return void response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
  }
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const bytes = from === undefined ? entry.bytes : entry.bytes.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': entry.type,
    'content-length': bytes.length,
    etag: `"${sha256(entry.bytes).slice(0, 32)}"`,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
