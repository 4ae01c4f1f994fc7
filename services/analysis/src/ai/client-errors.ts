import { CHECK_ADDRESS, explainError, findErrorInBody } from './endpoint-errors.js';
import { type ErrorBody, toErrorBody } from './error-bodies.js';
import type { ModelEndpoint, RejectedRequest } from './model-endpoint.js';
import { VendorError, type VendorErrorOptions } from './vendor-error.js';

type ErrorClass = abstract new (...input: never[]) => Error;

/** Error classes of an SDK. Those of OpenAI and Anthropic are generated from one pattern. */
export interface SdkErrors {
  APIError: ErrorClass;
  APIUserAbortError: ErrorClass;
  APIConnectionError: ErrorClass;
  APIConnectionTimeoutError: ErrorClass;
}

/** Functions that explain what a client throws. */
export interface ClientErrors extends Pick<ModelEndpoint, 'findRejection' | 'toVendorError'> {
  /** Returns the HTTP status of an error of the client; undefined when the error has none. */
  getStatus(error: unknown): number | undefined;
  /** @throws VendorError when a response of status 200 is an error. */
  assertNoError(completion: unknown): void;
}

/**
 * Seconds. A user waits for the result, and the embedded provider responds at once, so longer waits do not pay off.
 */
const MAX_RETRY_AFTER_SECONDS = 5;
/** A pause of the vendor's own choice, when it names none: another attempt may succeed after ours. */
const NO_PAUSE_MS = 0;
/** Failures before anything was sent, by the code of the system call. The vendor cannot have charged for them. */
const UNSENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const CHARGED = { mayHaveCharged: true };

/** Creates the functions for one vendor, whose name the errors state. */
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
    // The body is declared as JSON but is not JSON. It came with status 200, so the vendor has processed the request.
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

/** SDKs keep the body of an error, or what is in `error` of it; of a body that is no JSON, only the text. */
function getBody(thrown: unknown): ErrorBody {
  const { error, message } = thrown as { error?: unknown; message?: unknown };
  return toErrorBody(error ?? message);
}

/** Calls `fetch` for an SDK, which recognizes its own timer by the name of an Error; a DOMException is not always one. */
export function fetchForSdk(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw Object.assign(new Error('aborted', { cause: error }), { name: 'AbortError' });
    throw error;
  });
}

/** Returns whether no byte of the request left: `fetch` wraps the system's error, and the SDK that of `fetch`. */
function isUnsent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (UNSENT_CODES.has(String((cause as { code?: unknown }).code))) return true;
  }
  return false;
}

/** Returns null when the vendor asks for a pause that is too long for a waiting user. */
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
