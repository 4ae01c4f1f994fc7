import { etagMatches } from '@placelore/platform/http/entity-tag.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { skipCompressingSmall } from '../proxy/compression.js';
import type { CachedResponse, CacheWriter, GuestResponseCache } from './shared-answers.js';

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
    if ('keeper' in flight) {
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
