import {
  BadRequestException,
  Controller,
  ForbiddenException,
  ImATeapotException,
  NotFoundException,
} from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiError, ERRORS, type ErrorCode, errorBody, invalidField } from '@placelore/contracts/errors.js';
import { route } from '@placelore/contracts/route.js';
import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { Route } from '../src/http/route.decorator.js';
import { Public } from '../src/identity/access.decorators.js';
import { as, GUEST, plantService, send } from './planted-service.js';

const SECRET = 'hunter2';
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const failedQuery = (code: string) => new QueryFailedError('select 1', [SECRET], withCode(`${SECRET} refused`, code));

/** What a handler may throw, and the row it has to become. */
const THROWN: Record<string, [() => unknown, ErrorCode]> = {
  'an ApiError': [() => new ApiError('USERNAME_TAKEN'), 'USERNAME_TAKEN'],
  'an ApiError with a cause': [
    () => new ApiError('PROVIDER_REJECTED', { cause: new Error(SECRET) }),
    'PROVIDER_REJECTED',
  ],
  'a wrong field': [() => invalidField('email', 'is odd'), 'INVALID_INPUT'],
  'an Error': [() => new Error(SECRET), 'INTERNAL'],
  'a TypeError': [() => (undefined as unknown as { secret: string }).secret, 'INTERNAL'],
  text: [() => SECRET, 'INTERNAL'],
  undefined: [() => undefined, 'INTERNAL'],
  null: [() => null, 'INTERNAL'],
  'a hostile object': [() => ({ statusCode: 200, message: SECRET }), 'INTERNAL'],
  'a vendor’s error with a status': [() => Object.assign(new Error(SECRET), { statusCode: 404 }), 'INTERNAL'],
  'Nest’s not found': [() => new NotFoundException(SECRET), 'NOT_FOUND'],
  'Nest’s bad request': [() => new BadRequestException(SECRET), 'INVALID_INPUT'],
  'Nest’s forbidden': [() => new ForbiddenException(SECRET), 'INVALID_INPUT'],
  'another of Nest’s': [() => new ImATeapotException(SECRET), 'INVALID_INPUT'],
  'Fastify’s too large': [
    () => Object.assign(withCode(SECRET, 'FST_ERR_CTP_BODY_TOO_LARGE'), { statusCode: 413 }),
    'BODY_TOO_LARGE',
  ],
  'a refused connection': [() => withCode(`connect ${SECRET}`, 'ECONNREFUSED'), 'UNAVAILABLE'],
  'a name that is gone': [() => withCode(`getaddrinfo ${SECRET}`, 'ENOTFOUND'), 'UNAVAILABLE'],
  'several refused connections': [() => new AggregateError([withCode(SECRET, 'ECONNREFUSED')]), 'UNAVAILABLE'],
  'a database shutting down': [() => failedQuery('57P01'), 'UNAVAILABLE'],
  'a database starting up': [() => failedQuery('57P03'), 'UNAVAILABLE'],
  'a database without connections left': [() => failedQuery('53300'), 'UNAVAILABLE'],
  'a statement that took too long': [() => failedQuery('57014'), 'TIMED_OUT'],
  'a deadlock, of which this was the victim': [() => failedQuery('40P01'), 'UNAVAILABLE'],
  'a lost database connection': [() => new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  'an exhausted pool': [() => new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  'a lost Redis': [() => Object.assign(new Error(SECRET), { name: 'MaxRetriesPerRequestError' }), 'UNAVAILABLE'],
  'a closed Redis': [() => new Error('Connection is closed.'), 'UNAVAILABLE'],
  'a silent Redis': [() => new Error('Command timed out'), 'UNAVAILABLE'],
  'a NUL that reached the database': [() => failedQuery('22021'), 'INVALID_INPUT'],
  'a number out of range': [() => failedQuery('22003'), 'INVALID_INPUT'],
  'a broken statement': [() => failedQuery('42601'), 'INTERNAL'],
  'a violated constraint': [() => failedQuery('23505'), 'INTERNAL'],
};

const planted = route({
  id: 'planted.fail',
  service: 'auth',
  method: 'GET',
  path: '/api/fail/:kind',
  access: 'public',
  summary: 'planted',
  params: z.object({ kind: z.string() }),
});

@Controller()
class Failing {
  @Route(planted)
  @Public()
  async fail(_: unknown, { kind }: { kind: string }) {
    throw THROWN[kind]![0]();
  }
}

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  app = await plantService(Failing);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

const fail = async (kind: string, headers = {}) =>
  send(url, 'GET', `/api/fail/${encodeURIComponent(kind)}`, { ...(await as(GUEST)), ...headers });

it.each(Object.entries(THROWN))('%s becomes its row of the table and tells nothing else', async (kind, [, code]) => {
  const answer = await fail(kind);
  const body = errorBody.strict().parse(JSON.parse(answer.text));
  expect([answer.status, body.code]).toEqual([ERRORS[code].status, code]);
  expect(answer.text).not.toMatch(/hunter2|stack|node_modules|select 1|at .*\.ts/);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('names the wrong field', async () => {
  const body = JSON.parse((await fail('a wrong field')).text);
  expect(body).toMatchObject({ error: 'email: is odd', details: [{ field: 'email', message: 'is odd' }] });
});

it('says when to come back exactly when a part is away', async () => {
  expect((await fail('a refused connection')).headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect((await fail('an Error')).headers['retry-after']).toBeUndefined();
});

it('carries the request’s id in the body and in the header', async () => {
  const answer = await fail('an Error', { 'x-request-id': 'request-of-mine' });
  expect(answer.headers['x-request-id']).toBe('request-of-mine');
  expect(JSON.parse(answer.text).requestId).toBe('request-of-mine');
  const replaced = await fail('an Error', { 'x-request-id': 'no id' });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(replaced.text).requestId).toBe(replaced.headers['x-request-id']);
});
