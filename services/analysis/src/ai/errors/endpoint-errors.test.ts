import { createDialectAdapter, type Dialect } from '../dialect-cache.js';
import { createClientErrors } from './client-errors.js';
import { explainError, findErrorInBody } from './endpoint-errors.js';
import { toErrorBody } from './error-bodies.js';

describe('toErrorBody', () => {
  it.each([
    ['OpenAI', { error: { message: 'No.', type: 't', code: 'c' } }, { message: 'No.', type: 't', code: 'c' }],
    [
      'Mistral',
      { object: 'error', message: 'No.', type: 't', code: '1500' },
      { message: 'No.', type: 't', code: '1500' },
    ],
    [
      'Mistral’s fields',
      { message: { detail: [{ loc: ['body', 'max_tokens'] }] } },
      { message: '{"detail":[{"loc":["body","max_tokens"]}]}' },
    ],
    ['FastAPI', { detail: 'Unauthorized' }, { message: 'Unauthorized' }],
    ['LM Studio', { error: 'No.' }, { message: 'No.' }],
    [
      'Gemini',
      [{ error: { code: 400, status: 'INVALID_ARGUMENT', message: 'No.', details: [{ reason: 'API_KEY_INVALID' }] } }],
      { code: 'INVALID_ARGUMENT API_KEY_INVALID', message: 'No.' },
    ],
    [
      'Anthropic',
      { type: 'error', error: { type: 't', message: 'No.', details: { error_code: 'enforced_spend_limit_reached' } } },
      { code: 'enforced_spend_limit_reached', type: 't', message: 'No.' },
    ],
    [
      'OpenRouter',
      { error: { code: 502, message: 'Provider returned error', metadata: { raw: 'busy' } } },
      { code: 502, message: 'Provider returned error {"raw":"busy"}' },
    ],
    ['a proxy', '<h1>Bad gateway</h1>', { message: '<h1>Bad gateway</h1>' }],
    ['nobody', null, { message: '""' }],
  ])('reads the form of %s', (_, body, expected) => {
    expect(toErrorBody(body)).toMatchObject(expected);
  });
});

describe('explainError', () => {
  it.each([
    [429, 'Rate limit reached. Please try again in 500ms.', 0.5],
    [429, 'Quota exceeded for metric: requests, limit: 15. Please retry in 34.07s.', 34.07],
    [429, 'You exceeded your current quota, limit: 15. Please retry in 17s.', 17],
    [429, 'Please retry after 6 seconds.', 6],
    [429, 'Slow down.', null],
  ])('%i "%s" asks for a pause of %s s', (status, message, retryAfterSeconds) => {
    expect(explainError(status, { message })).toEqual({
      reason: 'limits the rate of calls: 429',
      isTransient: true,
      retryAfterSeconds,
      remedy: null,
    });
  });

  it.each([
    [429, 'You exceeded your current quota, please check your plan.', 'has no credit left for this key: 429'],
    [429, 'Quota exceeded, limit: 0, model: eye. Please retry in 17s.', 'has no credit left for this key: 429'],
    [400, 'You have reached your specified API usage limits.', 'has no credit left for this key: 400'],
    [500, 'image input is not supported - hint: provide the mmproj', 'cannot read pictures: 500'],
    [400, 'Image input is not enabled for this model', 'cannot read pictures: 400'],
    [400, "This model's maximum context length is 4096 tokens", 'has too small a context for the request: 400'],
    [400, 'the request exceeds the available context size', 'has too small a context for the request: 400'],
    [404, 'models/eye is not found for API version v1main', 'does not know the model: 404'],
    [503, 'Loading model', 'is still loading the model: 503'],
    [404, 'Not Found', 'did not respond: 404'],
  ])('%i "%s" is: %s', (status, message, reason) => {
    expect(explainError(status, { message })?.reason).toBe(reason);
  });

  it.each([
    [401, 'check the key'],
    [404, 'check that it runs, and its base URL, which ends with the version, such as /v1'],
    [429, null],
    [500, null],
  ])('%i needs an action of the operator: %s', (status, remedy) => {
    expect(explainError(status, { message: 'No.' })?.remedy).toBe(remedy);
  });

  it.each([
    'Unsupported image format',
    "Unsupported parameter: 'max_tokens' is not supported with this model.",
    'This model does not support response format `json_schema`.',
    "Unsupported value: 'temperature' does not support 0.2 with this model.",
  ])('returns null for "%s", which may be about the form of the request', (message) => {
    expect(explainError(400, { message })).toBeNull();
  });
});

describe('findErrorInBody', () => {
  it.each([
    [{ error: { code: 429, message: 'busy' } }, { status: 429, body: { code: 429, message: 'busy' } }],
    [{ error: 'Unexpected endpoint or method.' }, { status: 502, body: { message: 'Unexpected endpoint or method.' } }],
    [{ choices: [{ error: { code: 502, message: 'gone' } }] }, { status: 502, body: { message: 'gone' } }],
  ])('finds the error of %j, which came with status 200', (completion, expected) => {
    expect(findErrorInBody(completion)).toMatchObject(expected);
  });

  it.each([{ choices: [{ message: { content: 'x' } }] }, { error: null, choices: [] }, 'text', null])(
    'finds none in %j',
    (completion) => {
      expect(findErrorInBody(completion)).toBeNull();
    },
  );
});

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

test.each<[string, Record<string, string>, number | null]>([
  ['nothing', {}, 0],
  ['five seconds', { 'retry-after': '5' }, 5_000],
  ['more seconds than a job waits', { 'retry-after': '6' }, null],
  ['milliseconds before seconds', { 'retry-after-ms': '1500', 'retry-after': '60' }, 1_500],
  ['seconds beside unreadable milliseconds', { 'retry-after-ms': 'soon', 'retry-after': '2' }, 2_000],
  ['a date in an hour', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }, null],
  ['a date that has passed', { 'retry-after': new Date(Date.now() - 60_000).toUTCString() }, 0],
  ['a word', { 'retry-after': 'soon' }, 0],
])('toVendorError: reads the pause from %s', (_what, headers, retryAfterMs) => {
  const overloaded = new APIError(503, { message: 'overloaded' }, new Headers(headers));
  expect(errors.toVendorError(overloaded).retryAfterMs).toBe(retryAfterMs);
});

test.each<[number, object, boolean]>([
  [400, { message: 'response_format is odd' }, true],
  [422, { message: 'response_format is odd' }, true],
  [404, { message: 'response_format is odd' }, false],
  [400, { message: 'x', code: 'context_length_exceeded' }, false],
])('findRejection: status %d with %j is a rejection: %j', (status, body, isFound) => {
  expect(errors.findRejection(new APIError(status, body)) !== null).toBe(isFound);
});

test('toVendorError: keeps an error that is one already', () => {
  const known = errors.toVendorError(new TypeError('x'));
  expect(errors.toVendorError(known)).toBe(known);
});

const DIALECT: Dialect = { tokenLimit: 'max_completion_tokens', sendsTemperature: true, sendsEffort: true };

test.each<[string, Partial<Dialect> | null]>([
  ["Unsupported parameter: 'max_completion_tokens'", { tokenLimit: 'max_tokens' }],
  ["'temperature' does not support 0.2 with this model", { sendsTemperature: false }],
  ['Unrecognized request argument supplied: reasoning_effort', { sendsEffort: false }],
  ['The model is overloaded', null],
])('createDialectAdapter: adapts to %j', (message, change) => {
  const adapt = createDialectAdapter();
  const adapted = adapt(DIALECT, message);
  expect(adapted).toEqual(change && { ...DIALECT, ...change });
  expect(adapt(adapted ?? DIALECT, message)).toBeNull();
});
