import type { ModelEndpoint, RejectedRequest } from '../model-endpoint.js';
import { CHECK_ADDRESS, explainError, findErrorInBody } from './endpoint-errors.js';
import { type ErrorBody, toErrorBody } from './error-bodies.js';
import { VendorError, type VendorErrorOptions } from './vendor-error.js';

type ErrorClass = abstract new (...input: never[]) => Error;

/** Error classes of an SDK. The SDKs of OpenAI and Anthropic have the same ones. */
export interface SdkErrors {
  APIError: ErrorClass;
  APIUserAbortError: ErrorClass;
  APIConnectionError: ErrorClass;
  APIConnectionTimeoutError: ErrorClass;
}

/** Functions that interpret the errors of a client. */
export interface ClientErrors extends Pick<ModelEndpoint, 'findRejection' | 'toVendorError'> {
  /** Returns the HTTP status of an error of the client; undefined when the error has none. */
  getStatus(error: unknown): number | undefined;
  /** @throws VendorError when a response of status 200 is an error. */
  assertNoError(completion: unknown): void;
}

/**
 * Longest pause, in seconds, that a vendor may ask for. A user waits for the result and the embedded provider responds
 * at once, so longer waits are not worthwhile.
 */
const MAX_RETRY_AFTER_SECONDS = 5;
/** Used when the vendor names no pause: the next attempt may follow after the pause of `withRetries`. */
const NO_PAUSE_MS = 0;
/** System error codes of requests that were never sent, so that the vendor cannot have charged for them. */
const UNSENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const CHARGED = { mayHaveCharged: true };

/** Creates the functions for one vendor; its name appears in the errors. */
export function createClientErrors(vendor: string, sdk: SdkErrors): ClientErrors {
  const getStatus = (error: unknown) =>
    error instanceof sdk.APIError ? (error as { status?: number }).status : undefined;
  const toFailure = (status: number, body: ErrorBody, headers: Headers | undefined, cause: unknown) => {
    const found = explainError(status, body);
    if (found === null) return new VendorError(vendor, `rejected the request: ${status}`, { cause });
    const { reason, isTransient, retryAfterSeconds, remedy } = found;
    const retryAfterMs = isTransient ? getRetryAfterMs(headers, retryAfterSeconds) : null;
    return new VendorError(vendor, reason, { retryAfterMs, remedy, cause });
  };
  const toVendorError = (error: unknown): VendorError => {
    const createError = (reason: string, options: VendorErrorOptions = {}) =>
      new VendorError(vendor, reason, { ...options, cause: error });
    if (error instanceof VendorError) return error;
    if (error instanceof sdk.APIUserAbortError) return createError('did not respond in time', CHARGED);
    if (error instanceof sdk.APIConnectionTimeoutError) return createError('did not respond: timeout', CHARGED);
    if (error instanceof sdk.APIConnectionError) {
      const options = isUnsent(error) ? { remedy: CHECK_ADDRESS } : CHARGED;
      return createError('did not respond: no connection', { ...options, retryAfterMs: NO_PAUSE_MS });
    }
    const status = getStatus(error);
    if (status !== undefined) return toFailure(status, getBody(error), (error as { headers?: Headers }).headers, error);
    // The body claims to be JSON but is not. It came with status 200, so the vendor has processed the request.
    if (error instanceof SyntaxError) return createError('did not respond: malformed response', CHARGED);
    return createError('did not respond: unexpected error', CHARGED);
  };
  const findRejection = (error: unknown): RejectedRequest | null => {
    const status = getStatus(error);
    if ((status !== 400 && status !== 422) || explainError(status, getBody(error)) !== null) return null;
    return { status, message: String(getBody(error).message) };
  };
  const assertNoError = (completion: unknown): void => {
    const found = findErrorInBody(completion);
    if (found) throw toFailure(found.status, found.body, undefined, completion);
  };
  return { getStatus, findRejection, toVendorError, assertNoError };
}

/**
 * Returns the body of an error. SDKs keep the body or its field `error`; if it is not JSON, they keep only the text.
 */
function getBody(thrown: unknown): ErrorBody {
  const { error, message } = thrown as { error?: unknown; message?: unknown };
  return toErrorBody(error ?? message);
}

/**
 * Calls `fetch` for an SDK. Converts an abort to an Error named `AbortError`, by which the SDK recognizes its own
 * timeout; the DOMException of `fetch` is not always an instance of Error.
 */
export function fetchForSdk(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw Object.assign(new Error('aborted', { cause: error }), { name: 'AbortError' });
    throw error;
  });
}

/**
 * Whether no byte of the request was sent. `fetch` wraps the system's error, and the SDK wraps the error of `fetch`.
 */
function isUnsent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (UNSENT_CODES.has(String((cause as { code?: unknown }).code))) return true;
  }
  return false;
}

/** Returns the pause before the next attempt; null when the vendor asks for one that is too long for a waiting user. */
function getRetryAfterMs(headers: Headers | undefined, statedSeconds: number | null): number | null {
  const seconds = (headers ? parseRetryAfterSeconds(headers) : null) ?? statedSeconds ?? 0;
  return seconds <= MAX_RETRY_AFTER_SECONDS ? Math.max(seconds * 1000, NO_PAUSE_MS) : null;
}

function parseRetryAfterSeconds(headers: Headers): number | null {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds / 1000;
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  const waitSeconds = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(waitSeconds) ? waitSeconds : null;
}
