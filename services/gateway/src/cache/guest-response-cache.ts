import { etagMatches } from '@placelore/platform/http/etag.js';
import type { InvalidationListener } from '@placelore/platform/queues/invalidation-channel.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { skipCompressingSmall } from '../compression.js';

/** Bytes of all bodies together, and of one. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Ms after which the owner is asked again though nothing was heard: news can be lost between the owner and Redis. */
const CACHE_TTL_MS = 5_000;
const CACHED_HEADERS = ['content-type', 'etag', 'cache-control', 'vary', 'x-total-count', 'link'];

export interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
  expiresAt: number;
}

/** Decides about one answer that is on its way, while others wait for it. */
export interface CacheWriter {
  /** Whether the whole answer is to be read and stored. Otherwise those who wait ask by themselves. */
  shouldStore(status: number, headers: Record<string, unknown>): boolean;
  store(headers: Record<string, unknown>, body: Buffer): void;
  /** Ends the wait of others when there will be no answer; after one it changes nothing. */
  abort(): void;
}

/** What came of a request that others wait for. */
type FlightResult = CachedResponse | 'not shared' | 'failed';
interface Flight {
  result: Promise<FlightResult>;
  finish(result: FlightResult): void;
}

/**
 * Answers that are the same for all guests, in this process. All are forgotten as soon as something published changes.
 * While such news could be missed, nothing is kept.
 */
export class GuestResponseCache implements InvalidationListener {
  private readonly responses = new Map<string, CachedResponse>();
  /** Requests under way whose answers may be kept. */
  private readonly flights = new Map<string, Flight>();
  private bytes = 0;
  /** Changes with every change of what is published: an answer begun before it is not kept after it. */
  private edition = 0;
  private isConnected = false;

  onConnected(): void {
    this.clear();
    this.isConnected = true;
  }

  onDisconnected(): void {
    this.isConnected = false;
    this.clear();
  }

  onMessage(): void {
    this.clear();
  }

  read(url: string): CachedResponse | undefined {
    const response = this.responses.get(url);
    if (!response) return undefined;
    this.evict(url, response);
    if (response.expiresAt < Date.now()) return undefined;
    // The last one used goes last when room is needed.
    this.add(url, response);
    return response;
  }

  /** The request under way for a key, to wait for; without one the caller asks, and others wait for them. */
  join(key: string): { result: Promise<FlightResult> } | { cacheWriter: CacheWriter } {
    const { result } = this.flights.get(key) ?? {};
    return result ? { result } : { cacheWriter: this.createWriter(key) };
  }

  /** For an answer that is asked for now. */
  createWriter(url: string): CacheWriter {
    const { edition } = this;
    const flight = this.startFlight(url);
    return {
      shouldStore: (status, headers) => {
        const isStorable =
          this.isConnected &&
          status === 200 &&
          String(headers['cache-control']).startsWith('public') &&
          Number(headers['content-length']) <= MAX_RESPONSE_BYTES &&
          headers['set-cookie'] === undefined;
        if (!isStorable) flight.finish('not shared');
        return isStorable;
      },
      store: (headers, body) => {
        const entries = CACHED_HEADERS.flatMap((name) =>
          headers[name] === undefined ? [] : [[name, String(headers[name])]],
        );
        const response = { headers: Object.fromEntries(entries), body, expiresAt: Date.now() + CACHE_TTL_MS };
        if (this.isConnected && edition === this.edition) this.save(url, response);
        flight.finish(response);
      },
      abort: () => flight.finish('failed'),
    };
  }

  private startFlight(key: string): Flight {
    const { promise: result, resolve } = Promise.withResolvers<FlightResult>();
    const flight: Flight = {
      result,
      finish: (value) => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
        resolve(value);
      },
    };
    this.flights.set(key, flight);
    return flight;
  }

  private save(url: string, response: CachedResponse): void {
    const previous = this.responses.get(url);
    if (previous) this.evict(url, previous);
    this.add(url, response);
    for (const [oldest, other] of this.responses) {
      if (this.bytes <= MAX_CACHE_BYTES) break;
      this.evict(oldest, other);
    }
  }

  private add(url: string, response: CachedResponse): void {
    this.responses.set(url, response);
    this.bytes += computeSize(url, response);
  }

  private evict(url: string, response: CachedResponse): void {
    this.responses.delete(url);
    this.bytes -= computeSize(url, response);
  }

  private clear(): void {
    this.edition++;
    this.responses.clear();
    // Who asks from now on does not wait for an answer of before.
    this.flights.clear();
    this.bytes = 0;
  }
}

/** Headers and the map itself take some bytes too, so that many empty answers are not free. */
const computeSize = (url: string, { body }: CachedResponse): number => url.length + body.length + 1_000;

/** How often a request waits for somebody else's before it asks by itself. */
const MAX_WAITS = 3;

/** Whether the caller may be given what any other guest was given. */
export function isGuestCacheable({ method, isGuest }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isGuest;
}

/**
 * Answers with what is kept under a key, or with what somebody else is asking for at this moment, or asks.
 * @param ask forwards the request; with a keeper, its answer is kept
 */
export async function sendCachedOrForward(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    cache,
    key,
    forwardRequest,
  }: { cache: GuestResponseCache; key: string; forwardRequest(cacheWriter?: CacheWriter): FastifyReply },
): Promise<FastifyReply> {
  for (let attempt = 0; attempt < MAX_WAITS; attempt++) {
    const cached = cache.read(key);
    if (cached) return sendCached(request, reply, cached);
    const flight = cache.join(key);
    if ('cacheWriter' in flight) {
      reply.raw.once('close', () => flight.cacheWriter.abort());
      return forwardRequest(flight.cacheWriter);
    }
    const result = await flight.result;
    if (result === 'not shared') break;
    if (result !== 'failed') return sendCached(request, reply, result);
  }
  return forwardRequest();
}

/** Answers with what is kept, or 304 when the caller has that. */
function sendCached(request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedResponse): FastifyReply {
  const { etag, 'cache-control': cacheControl } = headers;
  if (isNotModified(request, etag)) return reply.status(304).headers({ etag, 'cache-control': cacheControl }).send();
  skipCompressingSmall(request, { 'content-length': body.length });
  return reply.headers(headers).send(body);
}

/** Whether the caller has an answer with this tag already. */
export const isNotModified = (request: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined && etagMatches(request.headers['if-none-match'], etag);

/**
 * Returns the one spelling of a request target by which its answer is kept: each path segment encoded in the same way,
 * and of the query only the parameters that the answer depends on, in their own order. The answer has to be asked for by
 * this spelling too, so that it cannot show anything of another one.
 * @param url path and query, the path with valid escapes only
 */
export function normalizeTarget(url: string, parameters: readonly string[]): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const segments = path.split('/').map((segment) => encodeSegment(decodeURIComponent(segment)));
  const allParameters = new URLSearchParams(query);
  const usedParameters = new URLSearchParams(
    parameters.flatMap((name) => allParameters.getAll(name).map((value): [string, string] => [name, value])),
  );
  return segments.join('/') + (usedParameters.size > 0 ? `?${usedParameters}` : '');
}

/** Commas stay, because the product's own addresses of guides have them: `/dynamic/Lane%40-37.8,144.9`. */
const encodeSegment = (segment: string): string => encodeURIComponent(segment).replaceAll('%2C', ',');
