import { PAGE_PARAMETERS } from '@placelore/contracts/page-parameters.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normalizeTarget } from '../cache/cache-target.js';
import { answerShared, isForAnyGuest } from '../cache/kept-answer.js';
import type { Keeper, SharedAnswers } from '../cache/shared-answers.js';
import type { CallerAddress } from '../limits/caller-address.js';
import { forward, type Upstream } from './forward.js';

/** Built files: assets, which browsers keep for ever, and icons and scripts at the root. No page is rendered for them. */
const FILES = /^\/(assets\/|[^/?]+\.[a-z0-9]+(\?|$))/i;
/** The document without a page in it, which browsers fill. */
const SHELL = '/shell.html';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

export interface PageCache {
  addresses: CallerAddress;
  answers: SharedAnswers;
  /** The origin that pages name; undefined when they name the host that was called. */
  publicOrigin: string | undefined;
  passesCache(request: FastifyRequest): boolean;
}

/**
 * Answers with a page or a file of the frontend's own server. Pages that it says are the same for all guests are kept
 * like the answers of owners. Whoever has too many pages rendered gets 429 with the document that browsers fill: a reader
 * still sees the page, and a crawler learns when to come back.
 */
export function frontendPages(
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'keep'>,
  { addresses, answers, publicOrigin, passesCache }: PageCache,
): PageHandler {
  return (request, reply) => {
    const own: Upstream = { ...upstream, withCookies: true, onBehalf: addresses.prove(request.clientAddress) };
    if (FILES.test(request.url)) return forward(request, reply, own);
    const render = (page: Upstream): FastifyReply => {
      const { isAllowed, retryAfter } = request.server.countRender(request);
      if (isAllowed) return forward(request, reply, page);
      page.keep?.giveUp();
      reply.headers({ 'retry-after': String(retryAfter) });
      return forward(request, reply, { ...own, target: SHELL, status: 429 });
    };
    if (!isForAnyGuest(request) || passesCache(request)) return render(own);
    const target = normalizeTarget(request.url, PAGE_PARAMETERS);
    // Without a public address pages name the host that was called.
    const key = (publicOrigin ?? `${request.protocol}://${request.host}`) + target;
    const guests: Upstream = { ...own, withoutSession: true, target };
    const ask = (keep?: Keeper) => render({ ...guests, ...(keep && { keep }) });
    return answerShared(request, reply, { answers, key, ask });
  };
}

/** Everything that is not a call. */
export function proxyFrontend(fastify: FastifyInstance, pages: PageHandler): void {
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: 'public' }, handler: pages });
}
