import {
  BadRequestException,
  Controller,
  ForbiddenException,
  ImATeapotException,
  NotFoundException,
} from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiError, ERRORS, type ErrorCode, errorResponse, invalidField } from '@placelore/contracts/core/errors.js';
import { route } from '@placelore/contracts/core/route.js';
import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { Input, Route } from '../src/http/route.decorator.js';
import { Public } from '../src/identity/access.decorators.js';
import { createTestService, GUEST, identityHeaders, send } from './support/test-service.js';

const SECRET = 'hunter2';
const createErrorWithCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const createQueryError = (code: string) =>
  new QueryFailedError('select 1', [SECRET], createErrorWithCode(`${SECRET} refused`, code));

/** Errors that a handler may throw, with the expected row of the error table. */
const THROWN_VALUES: Record<string, [() => unknown, ErrorCode]> = {
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
    () => Object.assign(createErrorWithCode(SECRET, 'FST_ERR_CTP_BODY_TOO_LARGE'), { statusCode: 413 }),
    'BODY_TOO_LARGE',
  ],
  'a refused connection': [() => createErrorWithCode(`connect ${SECRET}`, 'ECONNREFUSED'), 'UNAVAILABLE'],
  'a name that is gone': [() => createErrorWithCode(`getaddrinfo ${SECRET}`, 'ENOTFOUND'), 'UNAVAILABLE'],
  'several refused connections': [
    () => new AggregateError([createErrorWithCode(SECRET, 'ECONNREFUSED')]),
    'UNAVAILABLE',
  ],
  'a database shutting down': [() => createQueryError('57P01'), 'UNAVAILABLE'],
  'a database starting up': [() => createQueryError('57P03'), 'UNAVAILABLE'],
  'a database without connections left': [() => createQueryError('53300'), 'UNAVAILABLE'],
  'a statement that took too long': [() => createQueryError('57014'), 'TIMED_OUT'],
  'a deadlock, of which this was the victim': [() => createQueryError('40P01'), 'UNAVAILABLE'],
  'a lost database connection': [() => new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  'an exhausted pool': [() => new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  'a lost Redis': [() => Object.assign(new Error(SECRET), { name: 'MaxRetriesPerRequestError' }), 'UNAVAILABLE'],
  'a closed Redis': [() => new Error('Connection is closed.'), 'UNAVAILABLE'],
  'a silent Redis': [() => new Error('Command timed out'), 'UNAVAILABLE'],
  'a Redis cluster without a node': [
    () => new Error("Cluster isn't ready and enableOfflineQueue options is false"),
    'UNAVAILABLE',
  ],
  'a Redis cluster in a failover': [
    () => new Error('Too many Cluster redirections. Last error: CLUSTERDOWN'),
    'UNAVAILABLE',
  ],
  'a full disk of the database': [() => createQueryError('53100'), 'STORAGE_FULL'],
  'a full disk of the service': [() => createErrorWithCode(SECRET, 'ENOSPC'), 'STORAGE_FULL'],
  'a full disk of Redis': [() => new Error('MISCONF Errors writing to the AOF file: No space left'), 'STORAGE_FULL'],
  'a database without memory': [() => createQueryError('53200'), 'UNAVAILABLE'],
  'a Redis without memory': [() => new Error("OOM command not allowed when used memory > 'maxmemory'."), 'UNAVAILABLE'],
  'a NUL that reached the database': [() => createQueryError('22021'), 'INVALID_INPUT'],
  'a number out of range': [() => createQueryError('22003'), 'INVALID_INPUT'],
  'a broken statement': [() => createQueryError('42601'), 'INTERNAL'],
  'a violated constraint': [() => createQueryError('23505'), 'INTERNAL'],
};

const failRoute = route({
  id: 'planted.fail',
  service: 'auth',
  method: 'GET',
  path: '/api/fail/:kind',
  access: 'public',
  summary: 'planted',
  params: z.object({ kind: z.string() }),
});

@Controller()
class FailingController {
  @Route(failRoute)
  @Public()
  async fail(@Input() { kind }: { kind: string }) {
    throw THROWN_VALUES[kind]![0]();
  }
}

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  app = await createTestService(FailingController);
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterAll(() => app.close());

const callFailing = async (kind: string, headers = {}) =>
  send(url, 'GET', `/api/fail/${encodeURIComponent(kind)}`, { ...(await identityHeaders(GUEST)), ...headers });

it.each(Object.entries(THROWN_VALUES))(
  'error response: converts %s to its row of the table and reveals nothing else',
  async (kind, [, code]) => {
    const response = await callFailing(kind);
    const body = errorResponse.strict().parse(JSON.parse(response.text));
    expect([response.status, body.code]).toEqual([ERRORS[code].status, code]);
    expect(response.text).not.toMatch(/hunter2|stack|node_modules|select 1|at .*\.ts/);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

it('error response: names the invalid field', async () => {
  const body = JSON.parse((await callFailing('a wrong field')).text);
  expect(body).toMatchObject({ error: 'email: is odd', details: [{ field: 'email', message: 'is odd' }] });
});

it('error response: sets Retry-After exactly when a part is unavailable', async () => {
  expect((await callFailing('a refused connection')).headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect((await callFailing('a full disk of the database')).headers['retry-after']).toBe('60');
  expect((await callFailing('an Error')).headers['retry-after']).toBeUndefined();
});

it('error response: contains the request id in body and header', async () => {
  const response = await callFailing('an Error', { 'x-request-id': 'request-of-mine' });
  expect(response.headers['x-request-id']).toBe('request-of-mine');
  expect(JSON.parse(response.text).requestId).toBe('request-of-mine');
  const replaced = await callFailing('an Error', { 'x-request-id': 'no id' });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(replaced.text).requestId).toBe(replaced.headers['x-request-id']);
});
