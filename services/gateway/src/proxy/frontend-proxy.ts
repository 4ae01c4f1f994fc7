import type { Logger } from '@placelore/platform/logging/logger.js';
import type { FastifyInstance } from 'fastify';
import { forward } from './forward.js';

/** Everything that is not a call: pages and assets, from the frontend's own server. */
export function proxyFrontend(fastify: FastifyInstance, address: string, logger: Logger): void {
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => forward(request, reply, { address, logger, withCookies: true }),
  });
}
