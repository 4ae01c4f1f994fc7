import Fastify, { type FastifyRequest } from 'fastify';
import { registerCompression, skipCompressingSmall } from './compression.js';

async function send(type: string, length: number, accepted = 'br, gzip') {
  const fastify = Fastify();
  await registerCompression(fastify);
  fastify.get('/', async (_request, reply) => reply.type(type).send('x'.repeat(length)));
  const { headers } = await fastify.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  return headers['content-encoding'];
}

test.each([
  ['text/html; charset=utf-8', 'br'],
  ['application/json', 'br'],
  ['application/ld+json; charset=utf-8', 'br'],
  ['application/xml', 'br'],
  ['text/javascript', 'br'],
  ['image/svg+xml', 'br'],
  ['image/webp', undefined],
  ['text/event-stream', undefined],
  ['application/octet-stream', undefined],
])('registerCompression: sends %s with the encoding %s', async (type, encoding) => {
  expect(await send(type, 2_000)).toBe(encoding);
});

test('registerCompression: compresses from 1,024 bytes on, and only for clients that accept it', async () => {
  expect([await send('text/html', 1_024), await send('text/html', 1_000)]).toEqual(['br', undefined]);
  expect([await send('text/html', 2_000, 'gzip'), await send('text/html', 2_000, 'identity')]).toEqual([
    ...['gzip', undefined],
  ]);
});

test.each([
  [{ 'content-length': '1023' }, '1'],
  [{ 'content-length': '1024' }, undefined],
  [{}, undefined],
])('skipCompressingSmall: of a response with %j, skips the compression: %j', (headers, expected) => {
  const request = { headers: {} } as FastifyRequest;
  skipCompressingSmall(request, headers);
  expect(request.headers['x-no-compression']).toBe(expected);
});
