import { NotFoundException, UnauthorizedException } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { FastifyReply } from 'fastify';
import { sendErrorResponse, toApiError } from './error-response.js';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const ofDriver = (code: string) => Object.assign(new Error('query failed'), { driverError: { code } });
const ofFastify = (statusCode: number) => Object.assign(withCode('FST_ERR_TEST'), { statusCode });

describe('toApiError', () => {
  it.each<[string, unknown, string]>([
    ['an API error', new ApiError('PLACE_NOT_FOUND'), 'PLACE_NOT_FOUND'],
    ['a full disk', withCode('ENOSPC'), 'STORAGE_FULL'],
    ['a full quota', withCode('EDQUOT'), 'STORAGE_FULL'],
    ['a full disk of Postgres', ofDriver('53100'), 'STORAGE_FULL'],
    ['a full disk of Redis', new Error('MISCONF Errors writing to the AOF file'), 'STORAGE_FULL'],
    ['full memory of Postgres', ofDriver('53200'), 'UNAVAILABLE'],
    ['full memory of Redis', new Error('OOM command not allowed'), 'UNAVAILABLE'],
    ['a lost Postgres', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    ['a refused connection', withCode('ECONNREFUSED'), 'UNAVAILABLE'],
    ['all addresses refused', new AggregateError([withCode('ECONNREFUSED')]), 'UNAVAILABLE'],
    ['several other errors', new AggregateError([new Error('x')]), 'INTERNAL'],
    ['a lost Redis', Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' }), 'UNAVAILABLE'],
    ['a lost cluster', new Error('CLUSTERDOWN The cluster is down'), 'UNAVAILABLE'],
    ['a slow statement', ofDriver('57014'), 'TIMED_OUT'],
    ['a value that Postgres rejects', ofDriver('22P02'), 'INVALID_INPUT'],
    ['an unknown route', new NotFoundException(), 'NOT_FOUND'],
    ['a missing identity', new UnauthorizedException(), 'AUTHENTICATION_REQUIRED'],
    ['a body that is too large', ofFastify(413), 'BODY_TOO_LARGE'],
    ['an overlong URL', ofFastify(414), 'INVALID_INPUT'],
    ['another fault of the client', ofFastify(411), 'INVALID_INPUT'],
    ['a redirect that was thrown', ofFastify(302), 'INTERNAL'],
    ['a fault of the server', ofFastify(500), 'INTERNAL'],
    ['the status of a vendor', Object.assign(withCode('E_VENDOR'), { statusCode: 404 }), 'INTERNAL'],
    ['a programming error', new TypeError('x is undefined'), 'INTERNAL'],
    ['nothing', undefined, 'INTERNAL'],
    ['words', 'OOM', 'INTERNAL'],
  ])('converts %s', (_what, thrown, code) => expect(toApiError(thrown).code).toBe(code));
});

it.each([
  [400, 'INVALID_INPUT'],
  [401, 'AUTHENTICATION_REQUIRED'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [413, 'BODY_TOO_LARGE'],
  [414, 'INVALID_INPUT'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [431, 'INVALID_INPUT'],
  [499, 'INVALID_INPUT'],
  [399, 'INTERNAL'],
  [503, 'UNAVAILABLE'],
])('toApiError: converts status %i of the framework to %s', (status, code) => {
  const error = toApiError(ofFastify(status));
  expect([error.code, error.cause]).toEqual([code, expect.objectContaining({ statusCode: status })]);
});

describe('sendErrorResponse', () => {
  /** Sends an error and returns what the client and the log received. */
  function send(thrown: unknown, isSent = false) {
    const headers: Record<string, string> = {};
    const log: unknown[] = [];
    const received = { status: 0, body: undefined as unknown, isDestroyed: false };
    const reply = {
      sent: isSent,
      raw: { headersSent: isSent, destroy: () => Object.assign(received, { isDestroyed: true }) },
      header: (name: string, value: string) => {
        headers[name] = value;
        return reply;
      },
      status: (status: number) => {
        received.status = status;
        return reply;
      },
      send: (body: unknown) => Object.assign(received, { body }),
    };
    const logger = { error: (fields: unknown) => log.push(fields) };
    sendErrorResponse(reply as unknown as FastifyReply, thrown, logger as never);
    return { ...received, headers, log };
  }

  it.each<[string, unknown, number, string | undefined, number]>([
    ['a fault of the client', new ApiError('PLACE_NOT_FOUND'), 404, undefined, 0],
    ['an outage', new Error('Connection terminated'), 503, '2', 1],
    ['a full disk', withCode('ENOSPC'), 507, '60', 1],
    ['an error', new Error('x'), 500, undefined, 1],
  ])(
    'sends %s with its status and when to retry, and logs those of the server',
    (_what, thrown, status, retryAfter, logged) => {
      const sent = send(thrown);
      expect([sent.status, sent.headers['retry-after'], sent.log.length]).toEqual([status, retryAfter, logged]);
      expect(JSON.stringify(sent.body)).not.toMatch('Connection terminated');
    },
  );

  it('aborts a response that has begun', () => {
    expect(send(new Error('x'), true)).toMatchObject({ isDestroyed: true, status: 0, body: undefined });
  });
});
