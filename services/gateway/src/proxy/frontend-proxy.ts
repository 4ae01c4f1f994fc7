import { ApiError } from '@placelore/contracts/errors.js';
import { answerError } from '@placelore/platform/http/error-answer.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { FastifyInstance } from 'fastify';
import { upstreamHeaders } from './upstream-headers.js';

/** Everything that is not a call: pages and assets, from the frontend's own server. */
export function proxyFrontend(fastify: FastifyInstance, address: string, logger: Logger): void {
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) =>
      reply.from(new URL(request.url, address).href, {
        rewriteRequestHeaders: () => upstreamHeaders(request, true),
        onError: (_reply, { error }) => answerError(reply, new ApiError('UNAVAILABLE', { cause: error }), logger),
      }),
  });
}
