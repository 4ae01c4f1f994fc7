import { ApiError } from '@placelore/contracts/errors.js';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { Redis } from 'ioredis';
import { Agent, type Dispatcher, request } from 'undici';
import type { z } from 'zod';
import { AnswerCache } from './answer-cache.js';
import { HostTurns, type Pace } from './host-turns.js';
import { InFlight, withinTime } from './in-flight.js';
import { asApiError, hostBreaker, PAUSE, Refusal, refused } from './vendor-faults.js';

export interface VendorHostOptions {
  /** What all addresses of {@link VendorHost.call} start with; its host and port name limiter, cache and breaker. */
  url: string;
  userAgent: string;
  pace: Pace;
  /** Ms a call takes at most, waiting for its turn included. */
  timeout: number;
  /** Ms a broken circuit stays open before one call tries again. */
  reopenAfter?: number;
}

export interface VendorCall<S extends z.ZodType> {
  /** Appended to the base address, with query. */
  path: string;
  /** Sent by POST as a form. */
  form?: Record<string, string>;
  /** The answer as it is read and kept. May only drop fields, not change them: kept answers pass through it again. */
  schema: S;
  /** Statuses besides 2xx whose body is an answer too. */
  answers?: number[];
}

/** Bytes of the largest answer that is read. */
const LARGEST_ANSWER = 8 * 1024 * 1024;
/** The part of the timeout that is left for the answer when a turn is waited for. */
const FOR_THE_ANSWER = 0.4;

/** Calls of one vendor's host: in turn across all processes, cached for a day, behind a breaker, within a time limit. */
export class VendorHost {
  private readonly agent: Agent;
  private readonly turns: HostTurns;
  private readonly cache: AnswerCache;
  private readonly breaker: CircuitBreakerPolicy;
  private readonly inFlight = new InFlight();
  private readonly base: string;

  constructor(
    redis: Redis,
    private readonly options: VendorHostOptions,
  ) {
    const { host } = new URL(options.url);
    this.base = options.url.replace(/\/+$/, '');
    this.agent = new Agent({ connect: { timeout: options.timeout }, maxResponseSize: LARGEST_ANSWER });
    this.turns = new HostTurns(redis, host, options.pace);
    this.cache = new AnswerCache(redis, host);
    this.breaker = hostBreaker(options.reopenAfter);
  }

  /**
   * The answer to a request. Equal requests that are under way share one.
   * @throws ApiError PROVIDER_REJECTED for 4xx, PROVIDER_UNAVAILABLE for 429, 5xx, a broken circuit, when no
   *   turn comes and for answers that are not what the vendor documents, TIMED_OUT, UNAVAILABLE when Redis is away
   */
  call<S extends z.ZodType>(call: VendorCall<S>): Promise<z.output<S>> {
    const key = `${this.base}${call.path} ${call.form ? new URLSearchParams(call.form) : ''}`;
    return this.inFlight.share(key, () => this.withinTime(key, call));
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async withinTime<S extends z.ZodType>(key: string, call: VendorCall<S>): Promise<z.output<S>> {
    try {
      return await withinTime(this.options.timeout, (signal) => this.cachedOrAsked(key, call, signal));
    } catch (thrown) {
      throw asApiError(thrown);
    }
  }

  private async cachedOrAsked<S extends z.ZodType>(
    key: string,
    call: VendorCall<S>,
    signal: AbortSignal,
  ): Promise<z.output<S>> {
    const kept = await this.cache.get(key, call.schema);
    if (kept !== undefined) return kept;
    const { timeout } = this.options;
    const answer = await this.breaker.execute(() =>
      this.turns.inTurn(timeout * (1 - FOR_THE_ANSWER), timeout, () => this.ask(call, signal)),
    );
    // An answer is an answer, kept or not.
    await this.cache.keep(key, answer).catch(() => {});
    return answer;
  }

  private async ask<S extends z.ZodType>(call: VendorCall<S>, signal: AbortSignal): Promise<z.output<S>> {
    const { statusCode, headers, body } = await this.send(call, signal);
    const text = await body.text().catch((cause) => {
      throw unavailable(signal, cause);
    });
    const isAnswer = (statusCode >= 200 && statusCode < 300) || call.answers?.includes(statusCode);
    if (!isAnswer) return this.refuse(statusCode, headers);
    const parsed = call.schema.safeParse(jsonOf(text));
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

  private async refuse(status: number, headers: Dispatcher.ResponseData['headers']): Promise<never> {
    if (status === 429) await this.turns.pause(pauseAsked(headers['retry-after']));
    throw refused(new Refusal(status));
  }
}

const unavailable = (signal: AbortSignal, cause: unknown) =>
  new ApiError(signal.aborted ? 'TIMED_OUT' : 'PROVIDER_UNAVAILABLE', { cause });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds by a Retry-After header; one with a date counts as none. */
function pauseAsked(header: string | string[] | undefined): number {
  const seconds = Number(Array.isArray(header) ? header[0] : header);
  return seconds > 0 ? Math.min(seconds, PAUSE.most) : PAUSE.standard;
}
