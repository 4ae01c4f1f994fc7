import type { FastifyInstance } from 'fastify';
import type { CallerAddress } from '../limits/caller-address.js';
import { forward, type Upstream } from './forward.js';

/** Everything that is not a call: pages and assets, from the frontend's own server. */
export function proxyFrontend(
  fastify: FastifyInstance,
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf'>,
  addresses: CallerAddress,
): void {
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) =>
      forward(request, reply, { ...upstream, withCookies: true, onBehalf: addresses.prove(request.ip) }),
  });
}
