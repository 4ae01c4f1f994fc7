import type { OpenAI } from 'openai';
import { type ErrorBody, explainError, findErrorInBody } from './endpoint-errors.js';
import { VendorError, type VendorErrorOptions } from './vendor-error.js';

export interface OpenAiSettings {
  /** Base URL of an OpenAI-compatible API, with its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Null for endpoints that need no key. */
  apiKey: string | null;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Effort of models that reason before they answer; null leaves it to the model. */
  reasoningEffort: ReasoningEffort | null;
}

export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** Request that an endpoint rejected as it is, with the endpoint's words. They are for our own reading only. */
export interface RejectedRequest {
  status: number;
  message: string;
}

/**
 * Seconds. A user waits for the result, and the embedded provider responds at once, so longer waits do not pay off.
 */
const MAX_RETRY_AFTER_SECONDS = 5;
/** A pause of the vendor's own choice, when it names none: another attempt may succeed after ours. */
const NO_PAUSE_MS = 0;
/** Failures before anything was sent, by the code of the system call. The vendor cannot have charged for them. */
const UNSENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Client of one endpoint, and a function that explains its errors. */
export interface OpenAiEndpoint {
  baseUrl: string;
  client: OpenAI;
  reasoningEffort: ReasoningEffort | null;
  /** Returns the HTTP status of an error of the client; undefined when the error has none. */
  getStatus(error: unknown): number | undefined;
  /** @throws VendorError when a response of status 200 is an error. */
  assertNoError(completion: unknown): void;
  /** Returns a rejection that may be about the form of the request; null for all other errors. */
  findRejection(error: unknown): RejectedRequest | null;
  /** Converts an error of the client into a VendorError with our own words. */
  toVendorError(error: unknown): VendorError;
}

/**
 * Loads the SDK (about 140 ms and 30 MB, hence only when an endpoint is configured) and creates a client. Sets
 * everything that the SDK would read from the environment, so that only the service's configuration applies.
 */
export async function createOpenAiEndpoint(settings: OpenAiSettings): Promise<OpenAiEndpoint> {
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    timeout: settings.timeoutMs,
    // Each attempt needs a budget of its own, so the SDK makes one; see withRetries.
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWithNamedAbort,
  });
  const getStatus = (error: unknown) => (error instanceof OpenAI.APIError ? error.status : undefined);
  const toVendorError = (error: unknown): VendorError => {
    const createError = (reason: string, options: VendorErrorOptions = {}) =>
      new VendorError('openai', reason, { ...options, cause: error });
    if (error instanceof OpenAI.APIUserAbortError) return createError('did not respond in time', CHARGED);
    if (error instanceof OpenAI.APIConnectionTimeoutError) return createError('did not respond: timeout', CHARGED);
    if (error instanceof OpenAI.APIConnectionError) {
      const options = { mayHaveCharged: !isUnsent(error), retryAfterMs: NO_PAUSE_MS };
      return createError('did not respond: no connection', options);
    }
    if (error instanceof VendorError) return error;
    if (error instanceof OpenAI.APIError && error.status !== undefined) {
      return toFailure(error.status, toErrorBody(error), error.headers, error);
    }
    // The body is declared as JSON but is not JSON. It came with status 200, so the vendor has processed the request.
    if (error instanceof SyntaxError) return createError('did not respond: malformed response', CHARGED);
    return createError('did not respond: unexpected error', CHARGED);
  };
  const findRejection = (error: unknown): RejectedRequest | null => {
    const status = getStatus(error);
    if ((status !== 400 && status !== 422) || explainError(status, toErrorBody(error)) !== null) return null;
    return { status, message: (error as Error).message };
  };
  const { baseUrl, reasoningEffort } = settings;
  return { baseUrl, client, reasoningEffort, getStatus, assertNoError, findRejection, toVendorError };
}

/** A vendor that answers with an error of its own may have charged for what it did before. */
function assertNoError(completion: unknown): void {
  const found = findErrorInBody(completion);
  if (found) throw toFailure(found.status, found.body, undefined, completion);
}

/** The SDK sets `code` and `type` only for OpenAI's own form of an error. */
function toErrorBody(error: unknown): ErrorBody {
  const { code, type, message, error: body } = error as ErrorBody & { error?: ErrorBody };
  return { code: code ?? body?.code, type: type ?? body?.type, message };
}

function toFailure(status: number, body: ErrorBody, headers: Headers | undefined, cause: unknown): VendorError {
  const failure = explainError(status, body) ?? { reason: `rejected the request: ${status}`, isTransient: false };
  const retryAfterMs = failure.isTransient ? getRetryAfterMs(headers) : null;
  return new VendorError('openai', failure.reason, { retryAfterMs, cause });
}

const CHARGED = { mayHaveCharged: true };

/** The SDK recognizes its own timer by the name of an Error; a DOMException is not an Error in every realm. */
function fetchWithNamedAbort(input: string | URL | Request, init?: RequestInit): Promise<Response> {
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
function getRetryAfterMs(headers: Headers | undefined): number | null {
  const seconds = headers ? parseRetryAfterSeconds(headers) : 0;
  return seconds <= MAX_RETRY_AFTER_SECONDS ? Math.max(seconds * 1000, NO_PAUSE_MS) : null;
}

function parseRetryAfterSeconds(headers: Headers): number {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds / 1000;
  const value = headers.get('retry-after');
  if (value === null) return 0;
  const seconds = Number(value);
  const waitSeconds = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(waitSeconds) ? waitSeconds : 0;
}
