import { Controller } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { route } from '@placelore/contracts/core/route.js';
import { text } from '@placelore/contracts/core/text.js';
import { z } from 'zod';
import { Input, Route } from '../src/http/route.decorator.js';
import { Public } from '../src/identity/access.decorators.js';
import { createTestService, GUEST, identityHeaders, send, sendRaw } from './support/test-service.js';

const echo = route({
  id: 'planted.echo',
  service: 'auth',
  method: 'POST',
  path: '/api/echo/:name',
  access: 'public',
  summary: 'planted',
  params: z.object({ name: text(100) }),
  query: z.object({ page: z.coerce.number().int().positive().default(1) }),
  body: z.object({
    title: text(2_000_000).optional(),
    tags: z.array(z.string()).default([]),
    unchecked: z.unknown().optional(),
  }),
  response: z.looseObject({}),
});
const echoLarge = route({
  id: 'planted.echoLarge',
  service: 'auth',
  method: 'POST',
  path: '/api/echo-large',
  access: 'public',
  summary: 'planted',
  body: z.object({ title: text(3_000_000) }),
  maxBodyBytes: 2 * 1024 * 1024,
});
const ping = route({
  id: 'planted.ping',
  service: 'auth',
  method: 'POST',
  path: '/api/ping',
  access: 'public',
  summary: 'planted',
});

@Controller()
class Echo {
  @Route(echo)
  @Public()
  echo(@Input() input: object) {
    return { ...input, polluted: ({} as { polluted?: unknown }).polluted ?? null };
  }
  @Route(echoLarge)
  @Public()
  echoLarge(@Input() _input: object) {}
  @Route(ping)
  @Public()
  ping() {}
}

let app: NestFastifyApplication;
let url: string;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestService(Echo);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
  headers = { ...(await identityHeaders(GUEST)), 'content-type': 'application/json' };
});
afterAll(() => app.close());

const post = (
  body: string | Buffer | undefined,
  path = '/api/echo/x',
  more: Record<string, string> = {},
  chunked = false,
) => send(url, 'POST', path, { ...headers, ...more }, body, chunked);
const toStatusAndCode = (response: { status: number; text: string }) => [
  response.status,
  JSON.parse(response.text).code,
];
const INVALID = [400, 'INVALID_INPUT'];

describe('request body', () => {
  it('is validated and merged with parameters and query', async () => {
    const response = await post('{"title":" a ","other":1}', '/api/echo/n?page=3&x=1');
    expect(JSON.parse(response.text)).toEqual({ name: 'n', page: 3, title: 'a', tags: [], polluted: null });
  });

  it.each(['{', '{"a":}', 'title=1', '\u0000', '{"title":"a"}}', 'undefined', 'NaN'])(
    'is rejected when it is not JSON (%j)',
    async (body) => {
      const response = await post(body);
      expect(toStatusAndCode(response)).toEqual(INVALID);
      expect(JSON.parse(response.text).error).toBe('The body is not valid JSON.');
    },
  );

  it.each(['[]', '"text"', '7', 'true'])('is rejected when it is JSON but no object (%s)', async (body) => {
    expect(toStatusAndCode(await post(body))).toEqual(INVALID);
  });

  it('is rejected when it is nested a hundred thousand levels deep', async () => {
    const deep = `{"tags":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(toStatusAndCode(await post(deep))).toEqual(INVALID);
  });

  it.each(['', ' ', 'null', '{}'])('counts as an empty object when empty (%j)', async (body) => {
    expect((await post(body)).status).toBe(200);
  });

  it('is rejected with the names of all invalid fields', async () => {
    const response = await post('{"title":7,"tags":["a",1]}', '/api/echo/n?page=-1');
    expect(JSON.parse(response.text).details.map((error: { field: string }) => error.field)).toEqual([
      'page',
      'title',
      'tags.1',
    ]);
  });

  it('is rejected with a NUL in a text, before it reaches the database', async () => {
    expect(toStatusAndCode(await post('{"title":"a\\u0000b"}'))).toEqual(INVALID);
    expect(toStatusAndCode(await post('{}', '/api/echo/a%00b'))).toEqual(INVALID);
  });

  it('cannot change prototypes, at any depth', async () => {
    const hostile = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const response = await post(`{${hostile},"title":"a","unchecked":{"a":[{${hostile},"b":1}]}}`);
    expect(JSON.parse(response.text)).toMatchObject({ title: 'a', polluted: null });
    expect(response.text).toContain('"unchecked":{"a":[{"b":1}]}');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  const buildBody = (bytes: number) => `{"title":"${'x'.repeat(bytes - 12)}"}`;
  it('is accepted at 1 MB and rejected at one byte more, with and without a content length', async () => {
    for (const chunked of [false, true]) {
      expect((await post(buildBody(1024 * 1024), '/api/echo/x', {}, chunked)).status).toBe(200);
      expect(toStatusAndCode(await post(buildBody(1024 * 1024 + 1), '/api/echo/x', {}, chunked))).toEqual([
        413,
        'BODY_TOO_LARGE',
      ]);
    }
  });

  it('is accepted up to the limit of its route', async () => {
    for (const chunked of [false, true]) {
      expect((await post(buildBody(2 * 1024 * 1024), '/api/echo-large', {}, chunked)).status).toBe(204);
      expect((await post(buildBody(2 * 1024 * 1024 + 1), '/api/echo-large', {}, chunked)).status).toBe(413);
    }
  });

  it('gets a response when far too large, instead of a broken connection', async () => {
    for (const chunked of [false, true]) {
      expect(toStatusAndCode(await post(buildBody(9 * 1024 * 1024), '/api/echo/x', {}, chunked))).toEqual([
        413,
        'BODY_TOO_LARGE',
      ]);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'is rejected with content type %s',
    async (type) => {
      expect(toStatusAndCode(await post('{}', '/api/echo/x', { 'content-type': type }))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    },
  );

  it('may declare its charset', async () => {
    expect((await post('{}', '/api/echo/x', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200);
  });

  it('is optional for routes that read none', async () => {
    expect((await send(url, 'POST', '/api/ping', await identityHeaders(GUEST))).status).toBe(204);
  });
});

describe('request URL', () => {
  it.each(['/api/echo/%', '/api/echo/%zz', '/api/echo/%c3%28', '/%'])(
    'returns 4xx when malformed (%s)',
    async (path) => {
      const response = await post('{}', path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(JSON.parse(response.text)).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
    },
  );

  it('returns 4xx at 8 KB, 20 KB and 200 KB', async () => {
    for (const length of [8_000, 20_000, 200_000]) {
      const line = await sendRaw(url, `POST /api/echo/${'a'.repeat(length)} HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(line).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  });

  it('returns 404 without a matching route', async () => {
    expect(toStatusAndCode(await post('{}', '/api/nothing'))).toEqual([404, 'NOT_FOUND']);
  });

  it('is not split by hidden line breaks', async () => {
    const smuggled =
      'POST /api/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await sendRaw(url, smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
