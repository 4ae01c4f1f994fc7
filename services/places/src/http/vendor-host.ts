import { ApiError } from '@placelore/contracts/core/errors.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Redis } from 'ioredis';
import { Agent, type Dispatcher, request } from 'undici';
import type { z } from 'zod';
import { type CallPacing, HostRateLimiter } from './host-rate-limiter.js';
import { RequestCoalescer } from './request-coalescer.js';
import {
  createHostBreaker,
  RETRY_AFTER_SECONDS,
  toVendorApiError,
  VendorHttpError,
  vendorStatusToApiError,
} from './vendor-errors.js';
import { VendorResponseCache } from './vendor-response-cache.js';

export interface VendorHostOptions {
  /**
   * Common start of all URLs of {@link VendorHost.call}; limiter, cache and circuit breaker are named by its host and
   * port.
   */
  url: string;
  userAgent: string;
  pace: CallPacing;
  /** Maximum duration of a call in ms, including its waiting time. */
  timeout: number;
  /** Time in ms that an open circuit waits before one call tries again. */
  reopenAfterMs?: number;
}

export interface VendorCall<S extends z.ZodType> {
  /** Path and query, appended to the base URL. */
  path: string;
  /** Sent by POST as a form. */
  form?: Record<string, string>;
  /** Schema of the response. May only drop fields, not change them, because cached responses are parsed again. */
  schema: S;
  /** Statuses other than 2xx whose body is a valid response. */
  acceptedStatuses?: number[];
}

/** Maximum size of a response in bytes. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;
/** Share of the timeout that remains for the response after waiting for a time slot. */
const RESPONSE_TIME_SHARE = 0.4;

/**
 * Calls one vendor host: rate-limited across all processes, cached for a day, behind a circuit breaker, within a
 * timeout.
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
    this.rateLimiter = new HostRateLimiter(redis, host, options.pace);
    this.cache = new VendorResponseCache(redis, host);
    this.breaker = createHostBreaker(options.reopenAfterMs);
  }

  /**
   * Returns the response to a request. Identical concurrent requests share one.
   * @throws ApiError PROVIDER_REJECTED for 4xx, PROVIDER_UNAVAILABLE for 429, 5xx, an open circuit, a missing time slot
   * and responses that differ from the vendor's documentation, TIMED_OUT, UNAVAILABLE when Redis is unreachable
   */
  call<S extends z.ZodType>(call: VendorCall<S>): Promise<z.output<S>> {
    const key = `${this.base}${call.path} ${call.form ? new URLSearchParams(call.form) : ''}`;
    return this.coalescer.run(key, () => this.callWithTimeout(key, call));
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async callWithTimeout<S extends z.ZodType>(key: string, call: VendorCall<S>): Promise<z.output<S>> {
    try {
      return await withTimeout(this.options.timeout, (signal) => this.getCachedOrFetch(key, call, signal));
    } catch (thrown) {
      throw toVendorApiError(thrown);
    }
  }

  private async getCachedOrFetch<S extends z.ZodType>(
    key: string,
    call: VendorCall<S>,
    signal: AbortSignal,
  ): Promise<z.output<S>> {
    const cached = await this.cache.get(key, call.schema);
    if (cached !== undefined) return cached;
    const { timeout } = this.options;
    const response = await this.breaker.execute(() =>
      this.rateLimiter.schedule(timeout * (1 - RESPONSE_TIME_SHARE), timeout, () => this.fetchResponse(call, signal)),
    );
    // The response is valid even if it cannot be cached.
    await this.cache.set(key, response).catch(() => {});
    return response;
  }

  private async fetchResponse<S extends z.ZodType>(call: VendorCall<S>, signal: AbortSignal): Promise<z.output<S>> {
    const { statusCode, headers, body } = await this.send(call, signal);
    const text = await body.text().catch((cause) => {
      throw unavailable(signal, cause);
    });
    const isAccepted = (statusCode >= 200 && statusCode < 300) || call.acceptedStatuses?.includes(statusCode);
    if (!isAccepted) return this.rejectStatus(statusCode, headers);
    const parsed = call.schema.safeParse(parseJson(text));
    if (!parsed.success) throw new ApiError('PROVIDER_UNAVAILABLE', { cause: parsed.error });
    return parsed.data;
  }

  private send<S extends z.ZodType>(
    { path, form }: VendorCall<S>,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    return request(`${this.base}${path}`, {
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
    if (status === 429) await this.rateLimiter.pause(parseRetryAfter(headers['retry-after']));
    throw vendorStatusToApiError(new VendorHttpError(status));
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

/** Parses the seconds of a Retry-After header; ignores one with a date. */
function parseRetryAfter(header: string | string[] | undefined): number {
  const seconds = Number(Array.isArray(header) ? header[0] : header);
  return seconds > 0 ? Math.min(seconds, RETRY_AFTER_SECONDS.max) : RETRY_AFTER_SECONDS.default;
}
