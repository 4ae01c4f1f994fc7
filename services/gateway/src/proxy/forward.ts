import type { Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { sendErrorResponse } from '@placelore/platform/http/error-response.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter } from '../cache/guest-response-cache.js';
import { isNotModified } from '../cache/guest-response-cache.js';
import { skipCompressingSmall } from '../compression.js';
import type { BufferedBody } from '../limits/receive-body.js';
import { buildUpstreamHeaders } from './upstream-headers.js';

export interface Upstream {
  url: string;
  logger: Logger;
  /** Whether the visitor's cookies go along. */
  withCookies: boolean;
  /** Leaves a session cookie out, which is one of no session. */
  withoutSession?: boolean;
  /** Path and query to ask for in place of the request's own. */
  target?: string;
  /** Status in place of the upstream's own. */
  status?: number;
  /** For an upstream that calls back: proves whose calls those are. */
  onBehalf?: string;
  /** A body that was read already; otherwise it streams through. */
  body?: BufferedBody | null;
  /** Takes a whole answer, with its status and headers, when it is one to keep for others. */
  cacheWriter?: CacheWriter;
  /** Aborted when the gateway is about to stop. */
  stopping: AbortSignal;
}

/** What reply-from really passes on; its types name only the stream. */
interface UpstreamResponse {
  headers: Record<string, unknown>;
  stream: Readable;
}

/** Forwards one request. An upstream that cannot be reached is 503 with Retry-After, one that is too slow 504. */
export function forward(request: FastifyRequest, reply: FastifyReply, upstream: Upstream): FastifyReply {
  // Joined as text: resolving the request's address against the upstream's would let it name another host.
  const [path = '', query] = (upstream.target ?? request.url).split(/\?(.*)/s);
  return reply.from(`${new URL(upstream.url).origin}${path}`, {
    // Apart and as it came: the library would look for dot segments in it.
    ...(query !== undefined && { queryString: () => query }),
    // What is asked for in place of the request's own, or kept for others, is asked for as a whole.
    ...(needsFullResponse(upstream) && { method: 'GET' }),
    ...(upstream.body && { body: upstream.body.bytes, contentType: upstream.body.contentType }),
    rewriteRequestHeaders: () =>
      buildUpstreamHeaders(request, { ...upstream, needsFullResponse: needsFullResponse(upstream) }),
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
    onResponse: (_request, _reply, response) => {
      const { headers, stream } = response as unknown as UpstreamResponse;
      if (upstream.status !== undefined) reply.status(upstream.status);
      skipCompressingSmall(request, headers);
      if (String(headers['content-type']).startsWith('text/event-stream')) endOnShutdown(upstream.stopping, stream);
      if (upstream.cacheWriter?.shouldStore(reply.statusCode, headers))
        void sendAndCache(request, reply, stream, upstream.cacheWriter);
      else reply.send(stream);
    },
    onError: (_reply, { error }) => {
      // The rest of the upload is read by nobody: kept open, its connection would wait for ever.
      if (!request.raw.complete) reply.header('connection', 'close');
      sendErrorResponse(reply, toApiError(error), upstream.logger);
    },
  });
}

/** A sender that lost its place has broken the body off with a fault of its own. */
function toApiError(error: Error): ApiError {
  if (error.cause instanceof ApiError) return error.cause;
  const isTooSlow = (error as { statusCode?: number }).statusCode === 504;
  return new ApiError(isTooSlow ? 'TIMED_OUT' : 'UNAVAILABLE', { cause: error });
}

const needsFullResponse = ({ cacheWriter, target }: Upstream): boolean =>
  cacheWriter !== undefined || target !== undefined;

/** Reads an answer to its end, keeps it, and sends it on, unless the caller has it already. */
async function sendAndCache(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  cacheWriter: CacheWriter,
): Promise<void> {
  try {
    const body = Buffer.concat(await stream.toArray());
    cacheWriter.store(reply.getHeaders(), body);
    if (isNotModified(request, reply.getHeader('etag')?.toString())) {
      for (const name of ['content-length', 'content-type']) reply.removeHeader(name);
      reply.status(304).send();
    } else reply.send(body);
  } catch {
    // It broke off on the way; so does ours, as it would have, passed on piece by piece.
    reply.raw.destroy();
  }
}

/** An event stream has no end of its own to wait for; its reader connects again, and resumes. */
function endOnShutdown(stopping: AbortSignal, stream: Readable): void {
  const end = () => stream.destroy();
  stopping.addEventListener('abort', end, { once: true });
  stream.once('close', () => stopping.removeEventListener('abort', end));
}
