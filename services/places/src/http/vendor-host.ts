import { ApiError } from '@placelore/contracts/core/errors.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';
import { measureVendorCall, recordCacheRead } from '@placelore/platform/telemetry/measure-call.js';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Redis } from 'ioredis';
import { Agent, type Dispatcher, request } from 'undici';
import type { z } from 'zod';
import { type CallPacing, HostRateLimiter } from './host-rate-limiter.js';
import { RequestCoalescer } from './request-coalescer.js';
import { parseRetryAfter, RETRY_AFTER_SECONDS } from './retry-after.js';
import {
  createHostBreaker,
  toVendorApiError,
  toVendorOutcome,
  VendorHttpError,
  vendorStatusToApiError,
} from './vendor-errors.js';
import {
  CACHE_LIFETIMES,
  type CachedResponse,
  type CacheLifetime,
  VendorResponseCache,
} from './vendor-response-cache.js';

/** Why a vendor refused a request although its response has a successful status. */
export interface BodyRefusal {
  /** HTTP status with the same meaning. */
  status: number;
  /** The vendor's own constant. */
  reason: string;
  /** Seconds for which all calls to the vendor must pause, unless the response states a time; null for no pause. */
  pauseSeconds: number | null;
}

export interface VendorHostOptions {
  /**
   * Common start of all URLs of {@link VendorHost.call}. Its host and port are the key of limiter, cache and circuit
   * breaker.
   */
  url: string;
  /** Name of the vendor in metrics. */
  vendor: string;
  userAgent: string;
  pace: CallPacing;
  /** Key of the pace; hosts with the same key share the pace and its pauses. Defaults to the host. */
  paceGroup?: string;
  /** Finds errors inside a response with a successful status; such a response is never cached. */
  findRefusal?: (body: unknown) => BodyRefusal | null;
  /** Appended to the path of a call with `isRefresh`; not part of the cache key. */
  refreshSuffix?: string;
  /**
   * Called before each call that is not answered from the cache.
   * @throws ApiError when the call must not be made
   */
  reserveCall?: () => Promise<void>;
  /** Maximum duration of a call in ms, including its waiting time. */
  timeout: number;
  /** Time in ms after which one call is allowed to test an open circuit. */
  reopenAfterMs?: number;
}

export interface VendorCall<S extends z.ZodType> {
  /** Path and query, appended to the base URL. */
  path: string;
  /** Sent as a form by POST. */
  form?: Record<string, string>;
  /** Schema of the response. It may only drop fields and not change them, because cached responses are parsed again. */
  schema: S;
  /** Statuses other than 2xx with a valid response as their body. */
  acceptedStatuses?: number[];
  /** Lifetime of the response in the cache; one day by default. */
  getLifetime?: (response: z.output<S>) => CacheLifetime;
  /** Asks the vendor even if the cached response is still current. */
  isRefresh?: boolean;
}

/** Maximum size of a response in bytes. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
/** Minimum share of the timeout that is left for the response after waiting for a time slot. */
const RESPONSE_TIME_SHARE = 0.4;

/**
 * Calls one vendor host: rate-limited over all processes, cached, behind a circuit breaker, within a timeout. If the
 * vendor fails, an expired response that is still stored is returned instead.
 */
export class VendorHost {
  private readonly agent: Agent;
  private readonly rateLimiter: HostRateLimiter;
  private readonly cache: VendorResponseCache;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly coalescer = new RequestCoalescer();
  private readonly base: string;

  constructor(
    redis: Redis,
    private readonly options: VendorHostOptions,
  ) {
    const { host } = new URL(options.url);
    this.base = options.url.replace(/\/+$/, '');
    this.agent = new Agent({ connect: { timeout: options.timeout }, maxResponseSize: MAX_RESPONSE_BYTES });
    this.rateLimiter = new HostRateLimiter(redis, options.paceGroup ?? host, options.pace);
    this.cache = new VendorResponseCache(redis, host);
    this.breaker = createHostBreaker(options.reopenAfterMs);
  }

  /**
   * Returns the response to a request. Identical concurrent requests share one response.
   * @throws ApiError PROVIDER_REJECTED for 4xx; PROVIDER_UNAVAILABLE for 429, 5xx, an open circuit, a missing time slot
   * and responses that do not match the vendor's documentation; TIMED_OUT; UNAVAILABLE when Redis is unreachable
   */
  async call<S extends z.ZodType>(call: VendorCall<S>): Promise<z.output<S>> {
    return (await this.callDated(call)).value;
  }

  /**
   * Returns the response to a request with its age. See {@link call}.
   * @throws ApiError as {@link call}
   */
  callDated<S extends z.ZodType>(call: VendorCall<S>): Promise<CachedResponse<z.output<S>>> {
    const key = `${this.base}${call.path} ${call.form ? new URLSearchParams(call.form) : ''}`;
    return this.coalescer.run(`${key} ${call.isRefresh ?? false}`, () => this.callWithTimeout(key, call));
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async callWithTimeout<S extends z.ZodType>(
    key: string,
    call: VendorCall<S>,
  ): Promise<CachedResponse<z.output<S>>> {
    let cached: CachedResponse<z.output<S>> | undefined;
    try {
      cached = await withTimeout(this.options.timeout, () => this.cache.get(key, call.schema));
      const isCurrent = cached !== undefined && !cached.isStale && !call.isRefresh;
      recordCacheRead('vendor_responses', isCurrent);
      if (cached && isCurrent) return cached;
      const value = await withTimeout(this.options.timeout, (signal) => this.fetchInTurn(call, signal));
      const retrievedAt = new Date();
      // The response is valid even if it cannot be cached.
      await this.cache.set(key, value, call.getLifetime?.(value) ?? CACHE_LIFETIMES.map, retrievedAt).catch(() => {});
      return { value, retrievedAt, isStale: false };
    } catch (thrown) {
      if (cached) return { ...cached, isStale: true };
      throw toVendorApiError(thrown);
    }
  }

  private fetchInTurn<S extends z.ZodType>(call: VendorCall<S>, signal: AbortSignal): Promise<z.output<S>> {
    const { timeout, reserveCall } = this.options;
    return this.breaker.execute(() =>
      this.rateLimiter.schedule(timeout * (1 - RESPONSE_TIME_SHARE), timeout, async () => {
        await reserveCall?.();
        const { vendor } = this.options;
        return measureVendorCall(vendor, toVendorOutcome, () => this.fetchResponse(call, signal));
      }),
    );
  }

  private async fetchResponse<S extends z.ZodType>(call: VendorCall<S>, signal: AbortSignal): Promise<z.output<S>> {
    const { statusCode, headers, body } = await this.send(call, signal);
    const text = await body.text().catch((cause) => {
      throw unavailable(signal, cause);
    });
    const isAccepted = (statusCode >= 200 && statusCode < 300) || call.acceptedStatuses?.includes(statusCode);
    if (!isAccepted) return this.rejectStatus(statusCode, headers);
    const json = parseJson(text);
    const refusal = this.options.findRefusal?.(json);
    if (refusal) return this.rejectBody(refusal, headers);
    const parsed = call.schema.safeParse(json);
    if (!parsed.success) throw new ApiError('PROVIDER_UNAVAILABLE', { cause: parsed.error });
    return parsed.data;
  }

  private send<S extends z.ZodType>(
    { path, form, isRefresh }: VendorCall<S>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    return request(`${this.base}${path}${(isRefresh && this.options.refreshSuffix) || ''}`, {
      dispatcher: this.agent,
      signal,
      method: form ? 'POST' : 'GET',
      headers: {
        'user-agent': this.options.userAgent,
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    }).catch((cause) => {
      throw unavailable(signal, cause);
    });
  }

  private async rejectStatus(status: number, headers: Dispatcher.ResponseData['headers']): Promise<never> {
    const stated = parseRetryAfter(headers['retry-after']);
    // A 503 without a time may concern this request only.
    if (status === 429) await this.rateLimiter.pause(stated ?? RETRY_AFTER_SECONDS.default);
    else if (status === 503 && stated !== null) await this.rateLimiter.pause(stated);
    throw vendorStatusToApiError(new VendorHttpError(status));
  }

  private async rejectBody(refusal: BodyRefusal, headers: Dispatcher.ResponseData['headers']): Promise<never> {
    if (refusal.pauseSeconds !== null) {
      await this.rateLimiter.pause(parseRetryAfter(headers['retry-after']) ?? refusal.pauseSeconds);
    }
    throw vendorStatusToApiError(new VendorHttpError(refusal.status, false, refusal.reason));
  }
}

const unavailable = (signal: AbortSignal, cause: unknown) =>
  new ApiError(signal.aborted ? 'TIMED_OUT' : 'PROVIDER_UNAVAILABLE', { cause });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
