import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerKept, isAnybodys } from '../cache/kept-answer.js';
import type { SharedAnswers } from '../cache/shared-answers.js';
import type { CallerAddress } from '../limits/caller-address.js';
import { forward, type Upstream } from './forward.js';

/** Assets, which browsers keep for ever: room is for pages. */
const ASSETS = /^\/assets\//;

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers with a page or an asset of the frontend's own server. Pages that it says are the same for all guests are kept
 * like the answers of owners.
 */
export function frontendPages(
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'keep'>,
  { addresses, answers }: { addresses: CallerAddress; answers: SharedAnswers },
): PageHandler {
  return (request, reply) => {
    const own = { ...upstream, withCookies: true, onBehalf: addresses.prove(request.clientAddress) };
    if (!isAnybodys(request) || ASSETS.test(request.url)) return forward(request, reply, own);
    // Pages name the host that was called.
    const address = `${request.protocol}://${request.host}${request.url}`;
    const kept = answers.read(address);
    return kept ? answerKept(request, reply, kept) : forward(request, reply, { ...own, keep: answers.keeper(address) });
  };
}

/** Everything that is not a call. */
export function proxyFrontend(fastify: FastifyInstance, pages: PageHandler): void {
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: 'public' }, handler: pages });
}
