import { ApiError } from '@placelore/contracts/core/errors.js';
import type { TileInput } from '@placelore/contracts/places/tiles.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';
import { measureVendorCall } from '@placelore/platform/telemetry/measure-call.js';
import type { CircuitBreakerPolicy } from 'cockatiel';
import pLimit from 'p-limit';
import { Agent, type Dispatcher, request } from 'undici';
import { parseRetryAfter, RETRY_AFTER_SECONDS } from '../http/retry-after.js';
import {
  createHostBreaker,
  toVendorApiError,
  toVendorOutcome,
  VendorHttpError,
  vendorStatusToApiError,
} from '../http/vendor-errors.js';
import { detectTileMediaType, type TileMediaType } from './tile-format.js';
import { getFreshSeconds, getHeader, type ResponseHeaders } from './tile-freshness.js';
import { fillTileTemplate } from './tile-variables.js';

/** The tile server's answer about a tile; `freshSeconds` is null when the tile must not be stored. */
export type TileResponse =
  | {
      kind: 'tile';
      bytes: Buffer;
      mediaType: TileMediaType;
      freshSeconds: number | null;
      serverEtag?: string | undefined;
      lastModified?: string | undefined;
    }
  | { kind: 'notModified'; freshSeconds: number | null }
  | { kind: 'missing' };

export interface TileServerOptions {
  /** URL template with {z}, {x} and {y}. */
  template: string;
  userAgent: string;
  /** Maximum duration of a request in ms, including its waiting time. */
  timeoutMs: number;
  /** Time in ms after which one call is allowed to test an open circuit. */
  reopenAfterMs?: number;
}

/** Values for conditional requests, as stated by the server about the cached copy. */
export interface Validators {
  serverEtag?: string | undefined;
  lastModified?: string | undefined;
}

/** Maximum number of concurrent calls and of waiting calls; a browser shows about forty tiles at once. */
const MAX_CONCURRENT_CALLS = 4;
const MAX_WAITING_CALLS = 200;
/** Maximum size of a tile in bytes; tiles of 512 pixels with aerial images have 200 kB. */
const MAX_TILE_BYTES = 1_000_000;
/** Pause in seconds after the server refuses a call, as OpenStreetMap's does without a contact or a Referer. */
const REJECTED_PAUSE_SECONDS = 300;
const MISSING_STATUSES = [204, 404, 410];

/**
 * Calls a raster tile server as its policy asks: few concurrent calls, pauses on request, and validators of cached
 * tiles.
 */
export class TileServer {
  private readonly agent: Agent;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly limit = pLimit(MAX_CONCURRENT_CALLS);
  /** No call is made until this time, in ms since 1970. */
  private pausedUntil = 0;

  constructor(private readonly options: TileServerOptions) {
    this.agent = new Agent({ connect: { timeout: options.timeoutMs }, maxResponseSize: MAX_TILE_BYTES });
    this.breaker = createHostBreaker(options.reopenAfterMs);
  }

  /**
   * Requests a tile, or whether the cached copy is still valid.
   * @param referer origin of this product, required by the policy of OpenStreetMap
   * @throws ApiError PROVIDER_REJECTED for 4xx; PROVIDER_UNAVAILABLE for 429, 5xx, a pause, an open circuit and
   * anything that is not an image; TIMED_OUT; UNAVAILABLE when too many calls are waiting
   */
  async fetch(tile: TileInput, referer: string | null, validators: Validators = {}): Promise<TileResponse> {
    this.assertNotPaused();
    if (this.limit.pendingCount >= MAX_WAITING_CALLS) throw new ApiError('UNAVAILABLE', { retryAfter: 1 });
    const headers = {
      'user-agent': this.options.userAgent,
      accept: 'image/png,image/webp,image/jpeg',
      ...(referer && { referer: `${referer}/` }),
      ...(validators.serverEtag && { 'if-none-match': validators.serverEtag }),
      ...(validators.lastModified && { 'if-modified-since': validators.lastModified }),
    };
    try {
      return await withTimeout(this.options.timeoutMs, (signal) =>
        this.limit(() => {
          signal.throwIfAborted();
          this.assertNotPaused();
          const url = fillTileTemplate(this.options.template, tile);
          return this.breaker.execute(() =>
            measureVendorCall('tile-server', toVendorOutcome, () => this.call(url, headers, signal)),
          );
        }),
      );
    } catch (thrown) {
      throw toVendorApiError(thrown);
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private assertNotPaused(): void {
    const seconds = Math.ceil((this.pausedUntil - Date.now()) / 1_000);
    if (seconds > 0) throw new ApiError('PROVIDER_UNAVAILABLE', { retryAfter: seconds });
  }

  private async call(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<TileResponse> {
    const response = await request(url, { dispatcher: this.agent, signal, headers }).catch((cause) => {
      throw toUnavailable(signal, cause);
    });
    const bytes = await response.body.arrayBuffer().catch((cause) => {
      throw toUnavailable(signal, cause);
    });
    return this.interpret(response, Buffer.from(bytes), 'if-none-match' in headers || 'if-modified-since' in headers);
  }

  private interpret(
    { statusCode, headers }: Dispatcher.ResponseData,
    bytes: Buffer,
    isConditional: boolean,
  ): TileResponse {
    if (MISSING_STATUSES.includes(statusCode)) return { kind: 'missing' };
    if (statusCode === 304 && isConditional) return { kind: 'notModified', freshSeconds: getFreshSeconds(headers) };
    if (statusCode !== 200) throw this.toRefusal(statusCode, headers);
    const mediaType = detectTileMediaType(bytes);
    // This includes HTML with status 200, such as the page of a captive portal.
    if (!mediaType) throw new ApiError('PROVIDER_UNAVAILABLE', { cause: new Error('The response is no image') });
    return {
      kind: 'tile',
      bytes,
      mediaType,
      freshSeconds: getFreshSeconds(headers),
      serverEtag: toValidator(getHeader(headers, 'etag')),
      lastModified: toValidator(getHeader(headers, 'last-modified')),
    };
  }

  private toRefusal(status: number, headers: ResponseHeaders): ApiError {
    const retryAfter = parseRetryAfter(headers['retry-after']);
    if (status === 429) this.pause(retryAfter ?? RETRY_AFTER_SECONDS.default);
    else if (status === 503 && retryAfter !== null) this.pause(retryAfter);
    else if (status === 401 || status === 403) this.pause(REJECTED_PAUSE_SECONDS);
    return vendorStatusToApiError(new VendorHttpError(status));
  }

  private pause(seconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, Date.now() + seconds * 1_000);
  }
}

const toUnavailable = (signal: AbortSignal, cause: unknown) =>
  new ApiError(signal.aborted ? 'TIMED_OUT' : 'PROVIDER_UNAVAILABLE', { cause });

/** Omits values that are not allowed in a request header. */
const toValidator = (value: string | undefined) =>
  value !== undefined && value.length <= 200 && /^[\x20-\x7e]+$/.test(value) ? value : undefined;
