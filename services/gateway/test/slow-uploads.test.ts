import { connect, type Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildService } from '@placelore/platform/bootstrap/create-service.js';
import { readConfig } from '@placelore/platform/config/read-config.js';
import { createTestRedis } from '../../../infra/test/test-database.ts';
import { gatewayDefinition } from '../src/app.module.js';
import { gatewayVariables } from '../src/config.js';
import { buildGatewayEnvironment, startUpstreams, type Upstreams } from './support/gateway.js';

/** Limits so long that a complete upload never counts as slow, however busy the machine is. */
const PATIENT_LIMITS = { windowMs: 300_000, graceMs: 1_000, waitTimeoutMs: 300_000, checkIntervalMs: 20 };
/** Short limits, for tests in which slow senders lose their slots. */
const STRICT_LIMITS = { ...PATIENT_LIMITS, windowMs: 600 };
/** Bytes that a slow sender sends at once before it slows down. */
const FIRST_CHUNK_BYTES = 50_000;

let upstreams: Upstreams;
let patient: NestFastifyApplication;
let strict: NestFastifyApplication;
const senders: { socket: Socket; drip: NodeJS.Timeout }[] = [];

beforeAll(async () => {
  upstreams = await startUpstreams();
  [patient, strict] = await Promise.all([start(PATIENT_LIMITS), start(STRICT_LIMITS)]);
});
afterEach(async () => {
  const closed = senders.map(({ socket }) => socket.closed || new Promise((done) => socket.once('close', done)));
  for (const { socket, drip } of senders.splice(0)) {
    clearInterval(drip);
    socket.destroy();
  }
  await Promise.all(closed);
});
afterAll(async () => {
  await Promise.all([patient, strict].map((app) => app?.close()));
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.stop()));
});

async function start(limits: typeof PATIENT_LIMITS): Promise<NestFastifyApplication> {
  const environment = { ...buildGatewayEnvironment(upstreams, await createTestRedis()), TRUSTED_PROXIES: '1' };
  const config = readConfig('gateway', gatewayVariables, environment);
  const app = await buildService(
    gatewayDefinition(config, { uploads: limits, smallBodies: { ...limits, maxActive: 16 } }),
  );
  await app.listen(0, '127.0.0.1');
  return app;
}

/**
 * Starts a sender that announces `size` bytes, sends a first part, and then almost nothing more. Resolves once that
 * first part is sent.
 */
async function startSlowSender(app: NestFastifyApplication, { path, method, type, size }: Body, address: string) {
  const { hostname, port } = new URL(await app.getUrl());
  const socket = connect(Number(port), hostname);
  const sender = { response: '', socket, drip: setInterval(() => socket.writable && socket.write('x'), 100) };
  senders.push(sender);
  socket.on('data', (chunk) => (sender.response += chunk)).on('error', () => {});
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${size}\r\n\r\n`,
  );
  await new Promise((sent) => socket.write(Buffer.alloc(FIRST_CHUNK_BYTES, 'x'), sent));
  return sender;
}

async function upload({ path, method, type }: Body, address: string): Promise<number> {
  const response = await fetch(new URL(path, await patient.getUrl()), {
    method,
    body: new Uint8Array(300_000),
    headers: { 'content-type': type, 'x-forwarded-for': address },
  });
  await response.arrayBuffer();
  return response.status;
}

interface Body {
  path: string;
  method: string;
  type: string;
  size: number;
}
const LARGE = 9_000_000;
const JSON_TYPE = 'application/json';
const BODIES: [string, Body][] = [
  ['a photo', { path: '/api/analyze', method: 'POST', type: 'multipart/form-data; boundary=x', size: LARGE }],
  ['a photo as JSON', { path: '/api/analyze', method: 'POST', type: JSON_TYPE, size: LARGE }],
  [
    'a picture of an article',
    { path: '/objects/uploads/x?expires=1&token=x', method: 'PUT', type: 'image/jpeg', size: LARGE },
  ],
  ['a small body', { path: '/api/discoveries', method: 'POST', type: JSON_TYPE, size: 900_000 }],
];

describe.each(BODIES)('slow uploads: %s', (_, body) => {
  // None of the slow senders ever finishes, so an upload that was admitted cannot have waited for one of them.
  it.each([10, 50])('is received while %i other senders of one address send almost nothing', async (count) => {
    await Promise.all(Array.from({ length: count }, () => startSlowSender(patient, body, '203.0.113.1')));
    const uploads = Array.from({ length: 4 }, (_, nth) => upload(body, `198.51.100.${nth + 1}`));
    expect(await Promise.all(uploads)).toEqual([200, 200, 200, 200]);
  });

  it('is received while slow senders of as many addresses as there are slots send almost nothing', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, nth) => startSlowSender(patient, body, `203.0.113.${nth}`)));
    expect(await upload(body, '198.51.100.1')).toBe(200);
  });

  it('is ended with an error code and Retry-After when it is too slow', async () => {
    const sender = await startSlowSender(strict, body, '203.0.113.9');
    if (!sender.socket.closed) await new Promise((ended) => sender.socket.once('close', ended));
    expect(sender.response).toMatch(/^HTTP\/1\.1 408 /);
    expect(sender.response).toMatch(/retry-after: 10/i);
    expect(sender.response).toContain('"code":"UPLOAD_TOO_SLOW"');
  });
});
