import { etagMatches } from '@placelore/platform/http/etag.js';
import type { InvalidationListener } from '@placelore/platform/queues/invalidation-channel.js';
import { recordCacheRead } from '@placelore/platform/telemetry/measure-call.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { skipCompressingSmall } from '../compression.js';

/** Maximum bytes of all cached bodies together, and of one. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 256 * 1024;
/**
 * Milliseconds after which a response expires even without an invalidation, because the message that invalidates it can
 * be lost between the service and Redis.
 */
const CACHE_TTL_MS = 5_000;
const CACHED_HEADERS = ['content-type', 'etag', 'cache-control', 'vary', 'x-total-count', 'link'];

export interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** Decides whether the response to one request is cached; other requests for the same key wait for that decision. */
export interface CacheWriter {
  /**
   * Returns whether the whole response is to be read and stored. If not, each waiting request is forwarded on its own.
   */
  shouldStore(status: number, headers: Record<string, unknown>): boolean;
  store(headers: Record<string, unknown>, body: Buffer): void;
  /** Releases waiting requests when there is no response; has no effect after one. */
  abort(): void;
}

/** Result of a request that others wait for. */
type FlightResult = CachedResponse | 'not shared' | 'failed';
interface Flight {
  result: Promise<FlightResult>;
  finish(result: FlightResult): void;
}

/**
 * In-process cache of responses that are the same for all guests. Any change of published content clears it. Nothing is
 * stored while such invalidations could be missed.
 */
export class GuestResponseCache implements InvalidationListener {
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: computeSize,
    ttl: CACHE_TTL_MS,
    // Reads the clock at every call, so that no response outlives the limit.
    ttlResolution: 0,
    perf: Date,
  });
  /** Requests in progress whose responses may be cached. */
  private readonly flights = new Map<string, Flight>();
  /**
   * Increases with every change of published content, so that a response requested before it is not stored after it.
   */
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
    return this.responses.get(url);
  }

  /** Returns the request in progress for a key, or, without one, a writer for the caller's own request. */
  join(key: string): { result: Promise<FlightResult> } | { cacheWriter: CacheWriter } {
    const { result } = this.flights.get(key) ?? {};
    return result ? { result } : { cacheWriter: this.createWriter(key) };
  }

  /** Creates the writer for a request that starts now. */
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
        const response = { headers: Object.fromEntries(entries), body };
        if (this.isConnected && edition === this.edition) this.responses.set(url, response);
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

  private clear(): void {
    this.edition++;
    this.responses.clear();
    // Requests that arrive from now on must not wait for an outdated response.
    this.flights.clear();
  }
}

/** Counts headers and the map entry as well, so that many empty responses are not free. */
function computeSize({ body }: CachedResponse, url: string): number {
  return url.length + body.length + 1_000;
}

/** Number of times a request waits for others before it is forwarded itself. */
const MAX_WAITS = 3;

/** Checks whether the caller may receive a response cached for guests. */
export function isGuestCacheable({ method, isGuest }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isGuest;
}

/**
 * Sends the cached response of a key, or that of a request in progress, or forwards the request.
 * @param forwardRequest forwards the request; with a cache writer, its response is cached
 */
export async function sendCachedOrForward(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    cache,
    key,
    forwardRequest,
  }: {
    cache: GuestResponseCache;
    key: string;
    forwardRequest(cacheWriter?: CacheWriter): FastifyReply | Promise<FastifyReply>;
  },
): Promise<FastifyReply> {
  for (let attempt = 0; attempt < MAX_WAITS; attempt++) {
    const cached = cache.read(key);
    if (attempt === 0) recordCacheRead('guest_responses', cached !== undefined);
    if (cached) return sendCached(request, reply, cached);
    const flight = cache.join(key);
    if ('cacheWriter' in flight) {
      reply.raw.once('close', () => flight.cacheWriter.abort());
      return await forwardOrAbort(flight.cacheWriter, forwardRequest);
    }
    const result = await flight.result;
    if (result === 'not shared') break;
    if (result !== 'failed') return sendCached(request, reply, result);
  }
  return forwardRequest();
}

/** Releases waiting requests at once when the request is not forwarded. */
async function forwardOrAbort(
  cacheWriter: CacheWriter,
  forwardRequest: (cacheWriter: CacheWriter) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await forwardRequest(cacheWriter);
  } catch (thrown) {
    cacheWriter.abort();
    throw thrown;
  }
}

/** Sends a cached response, or 304 when the caller has it. */
function sendCached(request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedResponse): FastifyReply {
  const { etag, 'cache-control': cacheControl } = headers;
  if (isNotModified(request, etag)) return reply.status(304).headers({ etag, 'cache-control': cacheControl }).send();
  skipCompressingSmall(request, { 'content-length': body.length });
  return reply.headers(headers).send(body);
}

/** Checks whether the caller already has a response with this tag. */
export const isNotModified = (request: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined && etagMatches(request.headers['if-none-match'], etag);

/**
 * Returns the canonical form of a request target, which is the cache key: path segments in one encoding, and only the
 * query parameters that the response depends on, in a fixed order. The upstream must be called with this form too, so
 * that the response cannot depend on anything else.
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

/** Commas stay unencoded, because the product's own URLs of guides contain them: `/dynamic/Lane%40-37.8,144.9`. */
const encodeSegment = (segment: string): string => encodeURIComponent(segment).replaceAll('%2C', ',');
