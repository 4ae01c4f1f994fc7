import type { OpenAI } from 'openai';
import { VendorError } from './vendor-error.js';

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
const MAX_RETRIES = 2;

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
    maxRetries: MAX_RETRIES,
    logLevel: 'off',
    fetch: fetchWithoutLongRetries,
  });
  const getStatus = (error: unknown) => (error instanceof OpenAI.APIError ? error.status : undefined);
  const toVendorError = (error: unknown): VendorError => {
    const createError = (reason: string, mayHaveCharged = false) =>
      new VendorError('openai', reason, { mayHaveCharged, cause: error });
    if (error instanceof OpenAI.APIUserAbortError) return createError('did not respond in time', true);
    if (error instanceof OpenAI.APIConnectionTimeoutError) return createError('did not respond: timeout', true);
    if (error instanceof OpenAI.APIConnectionError) return createError('did not respond: no connection');
    if (error instanceof OpenAI.APIError) {
      if (error.status === 401 || error.status === 403) return createError(`rejected the key: ${error.status}`);
      return createError(`did not respond: ${error.status}`);
    }
    // The body is declared as JSON but is not JSON. It came with status 200, so the vendor has processed the request.
    if (error instanceof SyntaxError) return createError('did not respond: malformed response', true);
    return createError('did not respond: unexpected error', true);
  };
  return { baseUrl: settings.baseUrl, client, getStatus, toVendorError };
}

/**
 * The SDK honors `Retry-After` up to a minute. Longer waits than ours are marked as not retryable with the SDK's own
 * header.
 */
async function fetchWithoutLongRetries(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    // The SDK recognizes its own timer by the name of an Error; a DOMException is not an Error in every realm.
    if (init?.signal?.aborted) throw Object.assign(new Error('aborted', { cause: error }), { name: 'AbortError' });
    throw error;
  });
  if (response.ok || parseRetryAfterSeconds(response.headers) <= MAX_RETRY_AFTER_SECONDS) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
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
