import type { OpenAI } from 'openai';
import { VendorError, type VendorErrorOptions } from './vendor-error.js';

export interface OpenAiSettings {
  /** Base URL of an OpenAI-compatible API, with its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Null for endpoints that need no key. */
  apiKey: string | null;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
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
  /** Returns the HTTP status of an error of the client; undefined when the error has none. */
  getStatus(error: unknown): number | undefined;
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
    if (error instanceof OpenAI.APIError) {
      if (error.status === 401 || error.status === 403) return createError(`rejected the key: ${error.status}`);
      return createError(`did not respond: ${error.status}`, { retryAfterMs: getRetryAfterMs(error) });
    }
    // The body is declared as JSON but is not JSON. It came with status 200, so the vendor has processed the request.
    if (error instanceof SyntaxError) return createError('did not respond: malformed response', CHARGED);
    return createError('did not respond: unexpected error', CHARGED);
  };
  return { baseUrl: settings.baseUrl, client, getStatus, toVendorError };
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

/** Statuses of requests that may succeed later; those of 500 and above do, too. */
const TRANSIENT_STATUSES = new Set([408, 409, 429]);

/** Returns null when another attempt would not succeed, or only after a pause that is too long for a waiting user. */
function getRetryAfterMs({ status, headers }: { status?: number; headers?: Headers }): number | null {
  if (status === undefined || !(TRANSIENT_STATUSES.has(status) || status >= 500)) return null;
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
