import type { FastifyInstance } from 'fastify';
import { answerKept, isAnybodys } from '../cache/kept-answer.js';
import type { SharedAnswers } from '../cache/shared-answers.js';
import type { CallerAddress } from '../limits/caller-address.js';
import { forward, type Upstream } from './forward.js';

/** Assets, which browsers keep for ever: room is for pages. */
const ASSETS = /^\/assets\//;

/**
 * Everything that is not a call: pages and assets, from the frontend's own server. Pages that it says are the same for all
 * guests are kept like the answers of owners.
 */
export function proxyFrontend(
  fastify: FastifyInstance,
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'keep'>,
  { addresses, answers }: { addresses: CallerAddress; answers: SharedAnswers },
): void {
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const own = { ...upstream, withCookies: true, onBehalf: addresses.prove(request.ip) };
      if (!isAnybodys(request) || ASSETS.test(request.url)) return forward(request, reply, own);
      // Pages name the host that was called.
      const address = `${request.protocol}://${request.host}${request.url}`;
      const kept = answers.read(address);
      return kept
        ? answerKept(request, reply, kept)
        : forward(request, reply, { ...own, keep: answers.keeper(address) });
    },
  });
}
