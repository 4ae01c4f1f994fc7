import { createClientErrors } from './client-errors.js';

class APIError extends Error {
  constructor(
    readonly status: number | undefined,
    readonly error: unknown,
    readonly headers = new Headers(),
    cause?: unknown,
  ) {
    super('failed', { cause });
  }
}
class APIUserAbortError extends APIError {}
class APIConnectionError extends APIError {}
class APIConnectionTimeoutError extends APIConnectionError {}

const errors = createClientErrors('acme', {
  APIError,
  APIUserAbortError,
  APIConnectionError,
  APIConnectionTimeoutError,
});
const withoutResponse = (type: typeof APIError, code?: string) =>
  new type(undefined, undefined, undefined, code && Object.assign(new Error('fetch failed'), { code }));

test.each<[string, unknown, object]>([
  ['a given-up call', withoutResponse(APIUserAbortError), { mayHaveCharged: true, retryAfterMs: null }],
  ['a time-out', withoutResponse(APIConnectionTimeoutError), { mayHaveCharged: true, retryAfterMs: null }],
  [
    'a call that was not sent',
    withoutResponse(APIConnectionError, 'ENOTFOUND'),
    { mayHaveCharged: false, retryAfterMs: 0 },
  ],
  ['a broken call', withoutResponse(APIConnectionError, 'ECONNRESET'), { mayHaveCharged: true, retryAfterMs: 0 }],
  ['a malformed response', new SyntaxError('Unexpected token'), { mayHaveCharged: true, retryAfterMs: null }],
  ['another error', new TypeError('x'), { mayHaveCharged: true, retryAfterMs: null }],
])('toVendorError: says of %s whether it may have been charged and can be retried', (_what, thrown, expected) => {
  expect(errors.toVendorError(thrown)).toMatchObject(expected);
});

test.each<[Record<string, string>, number | null]>([
  [{}, 0],
  [{ 'retry-after': '5' }, 5_000],
  [{ 'retry-after': '6' }, null],
  [{ 'retry-after-ms': '1500', 'retry-after': '60' }, 1_500],
  [{ 'retry-after-ms': 'soon', 'retry-after': '2' }, 2_000],
  [{ 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }, null],
  [{ 'retry-after': new Date(Date.now() - 60_000).toUTCString() }, 0],
  [{ 'retry-after': 'soon' }, 0],
])('toVendorError: reads the pause from %j', (headers, retryAfterMs) => {
  const overloaded = new APIError(503, { message: 'overloaded' }, new Headers(headers));
  expect(errors.toVendorError(overloaded).retryAfterMs).toBe(retryAfterMs);
});

test.each<[number, object, boolean]>([
  [400, { message: 'response_format is odd' }, true],
  [422, { message: 'response_format is odd' }, true],
  [404, { message: 'response_format is odd' }, false],
  [400, { message: 'x', code: 'context_length_exceeded' }, false],
])('findRejection: of status %d with %j is found: %j', (status, body, isFound) => {
  expect(errors.findRejection(new APIError(status, body)) !== null).toBe(isFound);
});

test('toVendorError: keeps an error that is one already', () => {
  const known = errors.toVendorError(new TypeError('x'));
  expect(errors.toVendorError(known)).toBe(known);
});
