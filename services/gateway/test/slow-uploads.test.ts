import { connect, type Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { freshRedis } from '../../../infra/test/database.ts';
import { gatewayDefinition } from '../src/app.module.js';
import { gatewayVariables } from '../src/config.js';
import { gatewayEnvironment, startUpstreams, type Upstreams } from './gateway.js';

const LIMITS = { windowMs: 600, graceMs: 100, waitMs: 20_000, checkMs: 20 };
const MB = 1024 * 1024;

let upstreams: Upstreams;
let app: NestFastifyApplication;
let url: URL;
const sockets: Socket[] = [];

beforeAll(async () => {
  upstreams = await startUpstreams();
  const environment = { ...gatewayEnvironment(upstreams, await freshRedis()), TRUSTED_PROXIES: '1' };
  const config = readConfig('gateway', gatewayVariables, environment);
  app = await buildService(gatewayDefinition(config, { uploads: LIMITS, smallBodies: { ...LIMITS, places: 16 } }));
  await app.listen(0, '127.0.0.1');
  url = new URL(await app.getUrl());
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.stop()));
});

/** A sender that announces 9 MB, sends a first part, and then next to nothing. */
function slowSender(path: string, method: string, address: string, first: number, type: string) {
  const socket = connect(Number(url.port), url.hostname);
  sockets.push(socket);
  const sender = { answer: '', socket };
  socket.on('data', (chunk) => (sender.answer += chunk)).on('error', () => {});
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${first > MB ? 9 * MB : 900_000}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(first, 'x'));
  const drip = setInterval(() => socket.writable && socket.write('x'), 100);
  socket.on('close', () => clearInterval(drip));
  return sender;
}

async function upload(path: string, method: string, address: string, type: string) {
  const started = performance.now();
  const answer = await fetch(new URL(path, url), {
    method,
    body: new Uint8Array(300_000),
    headers: { 'content-type': type, 'x-forwarded-for': address },
  });
  return { status: answer.status, ms: performance.now() - started, body: await answer.json().catch(() => null) };
}

const ROUTES = [
  ['a photo', '/api/analyze', 'POST', 'multipart/form-data; boundary=x', 2 * MB],
  ['a photo as JSON', '/api/analyze', 'POST', 'application/json', 2 * MB],
  ['a picture of an article', '/objects/uploads/x?expires=1&token=x', 'PUT', 'image/jpeg', 2 * MB],
  ['a small body', '/api/discoveries', 'POST', 'application/json', 500_000],
] as const;

describe.each(ROUTES)('%s', (_, path, method, type, first) => {
  it.each([10, 50])('is received while %i others of one address hardly send', async (count) => {
    const slow = Array.from({ length: count }, () => slowSender(path, method, '203.0.113.1', first, type));
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, nth) => upload(path, method, `198.51.100.${nth + 1}`, type)),
    );
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { ms } of results) expect(ms).toBeLessThan(10_000);
    expect(slow).toHaveLength(count);
  });

  it('is received while as many addresses as there are places hardly send', async () => {
    for (let nth = 0; nth < 30; nth++) slowSender(path, method, `203.0.113.${nth}`, first, type);
    const { status, ms } = await upload(path, method, '198.51.100.1', type);
    expect(status).toBe(200);
    expect(ms).toBeLessThan(10_000);
  });

  it('is ended when it hardly arrives, with a code and when to try again', async () => {
    const sender = slowSender(path, method, '203.0.113.9', first, type);
    await new Promise((ended) => sender.socket.on('close', ended));
    expect(sender.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(sender.answer).toMatch(/retry-after: 10/i);
    expect(sender.answer).toContain('"code":"UPLOAD_TOO_SLOW"');
  });
});
