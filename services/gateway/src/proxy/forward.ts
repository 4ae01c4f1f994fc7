import type { Readable } from 'node:stream';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { ServiceName } from '@placelore/contracts/core/route.js';
import { sendErrorResponse } from '@placelore/platform/http/error-response.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { startServiceCall, toCallOutcome } from '@placelore/platform/telemetry/measure-call.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter } from '../cache/guest-response-cache.js';
import { isNotModified } from '../cache/guest-response-cache.js';
import { skipCompressingSmall } from '../compression.js';
import type { BufferedBody } from '../limits/receive-body.js';
import { canRepeat } from './repeat.js';
import { buildUpstreamHeaders } from './upstream-headers.js';

export interface Upstream {
  url: string;
  /** Process at that URL. */
  service: ServiceName | 'frontend';
  logger: Logger;
  /** Whether to forward the visitor's cookies. */
  withCookies: boolean;
  /** Whether to omit the cookie of a session that does not exist. */
  withoutSession?: boolean;
  /** Path and query to request instead of the request's own. */
  target?: string;
  /** Status to send instead of the upstream's. */
  status?: number;
  /** Proof of the visitor's address, for an upstream that calls back. */
  onBehalf?: string;
  /** Body that is already buffered; without it, the request's body streams through. */
  body?: BufferedBody | null;
  /** Receives the complete response, with status and headers, if it is to be cached. */
  cacheWriter?: CacheWriter;
  /** Called when the upstream has answered or failed, whether or not the client is still waiting. */
  onAnswer?: () => void;
  /** Milliseconds until the upstream must answer, and between two parts of its response. */
  timeoutMs?: number;
  /** Aborted when the gateway is about to stop. */
  stopping: AbortSignal;
}

/** Value that reply-from actually passes on; its types declare only the stream. */
interface UpstreamResponse {
  headers: Record<string, unknown>;
  stream: UpstreamBody;
}

/** Body of a response of undici. `bytes()` reads all of it faster than streaming does. */
type UpstreamBody = Readable & { bytes(): Promise<Uint8Array> };

/**
 * Responses of up to this many bytes are read and then sent at once, which is less work and no slower for the client.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** Milliseconds before a read whose connection was lost is sent again. */
const RETRY_DELAY_MS = 50;

/** Forwards one request. An unreachable upstream becomes 503 with Retry-After, a slow one 504. */
export function forward(request: FastifyRequest, reply: FastifyReply, upstream: Upstream): FastifyReply {
  // Concatenates strings. Resolving the request's path against the upstream's URL would let the path name another host.
  const call = startServiceCall(upstream.service, `forward to ${upstream.service}`);
  reply.raw.once('close', () => call.end('aborted'));
  const { startsWork = false } = request.routeOptions.config;
  const [path = '', query] = (upstream.target ?? request.url).split(/\?(.*)/s);
  return reply.from(`${new URL(upstream.url).origin}${path}`, {
    // Passes the query unchanged and separately, because the library would look for dot segments in it.
    ...(query !== undefined && { queryString: () => query }),
    // Requests a complete response when it replaces the request's own target or is cached for others.
    ...(needsFullResponse(upstream) && { method: 'GET' }),
    ...(upstream.body && { body: upstream.body.bytes, contentType: upstream.body.contentType }),
    rewriteRequestHeaders: () =>
      buildUpstreamHeaders(request, {
        ...upstream,
        needsFullResponse: needsFullResponse(upstream),
        traceparent: call.traceparent,
      }),
    ...(upstream.timeoutMs !== undefined && { timeout: upstream.timeoutMs }),
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => {
      upstream.onAnswer?.();
      return headers;
    },
    onResponse: (_request, _reply, response) => {
      const { headers, stream } = response as unknown as UpstreamResponse;
      call.end(toCallOutcome(reply.statusCode));
      if (upstream.status !== undefined) reply.status(upstream.status);
      skipCompressingSmall(request, headers);
      if (String(headers['content-type']).startsWith('text/event-stream')) endOnShutdown(upstream.stopping, stream);
      if (upstream.cacheWriter?.shouldStore(reply.statusCode, headers))
        void sendAndCache(request, reply, stream, upstream.cacheWriter);
      else if (needsFullResponse(upstream) && isUnchanged(request, reply)) {
        // Reads the unused body to its end, because ending it early would close the upstream connection.
        stream.on('error', () => {}).resume();
        sendNotModified(reply);
      } else if (isSmallBody(request, reply, headers)) void sendAtOnce(reply, stream);
      else reply.send(stream);
    },
    retryDelay: ({ req, err, attempt }) =>
      attempt === 0 && canRepeat({ method: String(req.method), startsWork }, err) ? RETRY_DELAY_MS : null,
    onError: (_reply, { error }) => {
      upstream.onAnswer?.();
      // Nothing will read the rest of the upload, so a connection that stayed open would wait forever.
      if (!request.raw.complete) reply.header('connection', 'close');
      const apiError = toApiError(error);
      call.end(apiError.code === 'TIMED_OUT' ? 'timed_out' : 'unavailable');
      sendErrorResponse(reply, apiError, upstream.logger);
    },
  });
}

/** Converts an error of the proxy. When a sender lost its slot, the cause is the ApiError that ended its body. */
export function toApiError(error: Error): ApiError {
  if (error.cause instanceof ApiError) return error.cause;
  const isTooSlow = (error as { statusCode?: number }).statusCode === 504;
  return new ApiError(isTooSlow ? 'TIMED_OUT' : 'UNAVAILABLE', { cause: error });
}

const needsFullResponse = ({ cacheWriter, target }: Upstream): boolean =>
  cacheWriter !== undefined || target !== undefined;

const isSmallBody = ({ method }: FastifyRequest, { statusCode }: FastifyReply, headers: Record<string, unknown>) =>
  method === 'GET' && statusCode === 200 && Number(headers['content-length']) <= MAX_BUFFERED_BYTES;

/** Reads a response to its end and sends it. */
async function sendAtOnce(reply: FastifyReply, stream: UpstreamBody): Promise<void> {
  try {
    reply.send(await readBody(stream));
  } catch {
    reply.raw.destroy();
  }
}

async function readBody(stream: UpstreamBody): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await stream.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Reads a response to its end, caches it and sends it, unless the caller already has it. */
async function sendAndCache(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: UpstreamBody,
  cacheWriter: CacheWriter,
): Promise<void> {
  try {
    const body = await readBody(stream);
    cacheWriter.store(reply.getHeaders(), body);
    if (isUnchanged(request, reply)) sendNotModified(reply);
    else reply.send(body);
  } catch {
    // The upstream response broke off. Breaking off ours shows the client the same as streaming would.
    reply.raw.destroy();
  }
}

/** Checks whether the caller already has the response that the upstream sent in full. */
const isUnchanged = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.statusCode === 200 && isNotModified(request, reply.getHeader('etag')?.toString());

function sendNotModified(reply: FastifyReply): void {
  for (const name of ['content-length', 'content-type']) reply.removeHeader(name);
  reply.status(304).send();
}

/** Ends an event stream at shutdown, because it never ends by itself; its client reconnects and resumes. */
function endOnShutdown(stopping: AbortSignal, stream: Readable): void {
  const end = () => stream.destroy();
  stopping.addEventListener('abort', end, { once: true });
  stream.once('close', () => stopping.removeEventListener('abort', end));
}
