import { ApiError } from '@placelore/contracts/errors.js';
import { answerError } from '@placelore/platform/http/error-answer.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { upstreamHeaders } from './upstream-headers.js';

interface Upstream {
  address: string;
  logger: Logger;
  /** Whether the visitor's cookies go along. */
  withCookies: boolean;
}

/** Forwards one request. An upstream that cannot be reached is 503 with Retry-After, one that is too slow 504. */
export function forward(request: FastifyRequest, reply: FastifyReply, upstream: Upstream): FastifyReply {
  // Joined as text: resolving the request's address against the upstream's would let it name another host.
  return reply.from(`${new URL(upstream.address).origin}${request.url}`, {
    rewriteRequestHeaders: () => upstreamHeaders(request, upstream.withCookies),
    onError: (_reply, { error }) => {
      const tooSlow = (error as { statusCode?: number }).statusCode === 504;
      answerError(reply, new ApiError(tooSlow ? 'TIMED_OUT' : 'UNAVAILABLE', { cause: error }), upstream.logger);
    },
  });
}
