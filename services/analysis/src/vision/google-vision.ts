import type { ImageAnnotatorClient, protos } from '@google-cloud/vision';
import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Budget } from '../ai/budget.js';
import { attachCosts, VendorError, type VendorErrorOptions } from '../ai/errors/vendor-error.js';
import { withRetries } from '../ai/retries.js';
import { computeGooglePhotoCost, type GooglePrices } from '../costs/costs.js';
import { toSaid } from './answers.js';
import { toFindings } from './google-findings.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

export interface GoogleVisionSettings {
  /** Null for a service account, whose key file the SDK finds through GOOGLE_APPLICATION_CREDENTIALS. */
  apiKey: string | null;
  /** URL of a proxy or fake that replaces Google's endpoint. */
  endpoint: string | null;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  prices: GooglePrices;
}

type Annotations = protos.google.cloud.vision.v1.IAnnotateImageResponse;

const FEATURES = [
  { type: 'LANDMARK_DETECTION' as const, maxResults: 5 },
  { type: 'LABEL_DETECTION' as const, maxResults: 15 },
  { type: 'TEXT_DETECTION' as const },
  { type: 'WEB_DETECTION' as const, maxResults: 10 },
  { type: 'SAFE_SEARCH_DETECTION' as const },
];

/** gRPC codes that are retried: resource exhausted (429), internal (500), unavailable (503). */
const RETRYABLE_CODES = new Set([8, 13, 14]);
/** gRPC codes of a rejected key or account: permission denied, unauthenticated. */
const AUTH_ERROR_CODES = new Set([7, 16]);
const DEADLINE_EXCEEDED = 4;
const UNAVAILABLE = 14;

/**
 * Loads the SDK and creates the provider. Loading takes about 0.35 s and 60 MB, so it happens only when Google is
 * selected. Uses REST, because gRPC cannot be directed to a plain HTTP server.
 */
export async function createGoogleVision(settings: GoogleVisionSettings, budget: Budget): Promise<GoogleVision> {
  const { ImageAnnotatorClient } = await import('@google-cloud/vision');
  const endpoint = settings.endpoint === null ? null : new URL(settings.endpoint);
  const client = new ImageAnnotatorClient({
    fallback: true,
    // A key identifies its project. Without any project id, the SDK would run gcloud and ask the cloud's metadata
    // server for one.
    ...(settings.apiKey !== null && { apiKey: settings.apiKey, projectId: 'of-the-key' }),
    ...(endpoint && {
      apiEndpoint: endpoint.hostname,
      protocol: endpoint.protocol.slice(0, -1),
      port: Number(endpoint.port) || (endpoint.protocol === 'http:' ? 80 : 443),
    }),
  });
  // Initializes now: if it happened in the first call, an unreadable file would cause an unhandled rejection.
  await client.initialize();
  return new GoogleVision(client, settings, budget);
}

/** Google Cloud Vision: landmarks with positions, labels, text, web matches and safe search in one call. */
export class GoogleVision implements VisionProvider {
  readonly name = 'google';
  readonly #client: ImageAnnotatorClient;
  readonly #settings: GoogleVisionSettings;
  readonly #budget: Budget;

  constructor(client: ImageAnnotatorClient, settings: GoogleVisionSettings, budget: Budget) {
    this.#client = client;
    this.#settings = settings;
    this.#budget = budget;
  }

  inspect(photo: Photo, _hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    return attachCosts(async (costs) => {
      const usd = computeGooglePhotoCost(this.#settings.prices);
      const planned = { provider: 'google', model: null, purpose: 'vision' as const, estimateUsd: usd };
      const annotate = async () => ({ value: await this.#annotate(photo, signal), usd });
      const annotations = await withRetries(signal, () => this.#budget.spend(planned, costs, annotate));
      const provenance = { provider: 'google', model: null, promptVersion: null, note: null };
      const findings = toFindings(annotations);
      const { clues, labels } = findings;
      const answer = { said: toSaid(JSON.stringify({ clues, labels })), tokens: null };
      return { ...findings, subject: null, provenance, costs, answer };
    });
  }

  async #annotate(photo: Photo, signal: AbortSignal): Promise<Annotations> {
    try {
      return await this.#attempt(photo, signal);
    } catch (error) {
      if (error instanceof VendorError) throw error;
      if (signal.aborted) throw new VendorError('google', 'did not respond in time', { mayHaveCharged: true });
      throw toVendorError(error);
    }
  }

  async #attempt(photo: Photo, signal: AbortSignal): Promise<Annotations> {
    signal.throwIfAborted();
    let abort = () => {};
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
    });
    try {
      // The SDK accepts no signal; an aborted request ends with its own timeout.
      const call = this.#client.batchAnnotateImages(
        { requests: [{ image: { content: photo.bytes }, features: FEATURES }] },
        // The SDK's own retries do not cover 429 and 500, and hide the last error; ours are in withRetries.
        { timeout: this.#settings.timeoutMs, retry: null },
      );
      const [response] = await Promise.race([call, aborted]);
      const annotations = response.responses?.[0];
      if (!annotations)
        throw new VendorError('google', 'did not respond: malformed response', { mayHaveCharged: true });
      if (annotations.error?.code) throw Object.assign(new Error(), { code: annotations.error.code });
      return annotations;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}

/**
 * The SDK reports an unparsable response as "unavailable". The vendor has already processed the request, so a retry
 * would be charged again.
 */
const isMalformed = (error: unknown) => error instanceof Error && error.cause instanceof SyntaxError;

const getErrorCode = (error: unknown) => Number((error as { code?: unknown } | null)?.code ?? Number.NaN);

/** Converts an error of the SDK to a VendorError. The error has an HTTP status if a response arrived. */
function toVendorError(error: unknown): VendorError {
  const code = getErrorCode(error);
  const status = (error as { httpStatusCode?: number } | null)?.httpStatusCode;
  // The SDK's REST transport does not expose `Retry-After`.
  const retryAfterMs = RETRYABLE_CODES.has(code) || (status !== undefined && status >= 500) ? 0 : null;
  const createError = (reason: string, options: VendorErrorOptions = {}) =>
    new VendorError('google', reason, { retryAfterMs, ...options, cause: error });
  if (isMalformed(error)) return createError('did not respond: malformed response', CHARGED);
  if (AUTH_ERROR_CODES.has(code)) return createError(`rejected the key: ${status ?? `code ${code}`}`);
  if (code === DEADLINE_EXCEEDED && status === undefined) return createError('did not respond: timeout', CHARGED);
  if (status !== undefined) return createError(`did not respond: ${status}`);
  if (code === UNAVAILABLE) return createError('did not respond: no connection');
  if (Number.isFinite(code)) return createError(`could not process the photo: code ${code}`);
  return createError('did not respond: unexpected error', CHARGED);
}

/** The vendor may have processed the photo, so another attempt could be charged again. */
const CHARGED = { mayHaveCharged: true, retryAfterMs: null };
