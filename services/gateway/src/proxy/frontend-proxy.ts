import { PAGE_PARAMETERS } from '@placelore/contracts/system/page-parameters.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter, GuestResponseCache } from '../cache/guest-response-cache.js';
import { isGuestCacheable, normalizeTarget, sendCachedOrForward } from '../cache/guest-response-cache.js';
import type { IpProofs } from '../limits/caller-ip.js';
import { forward, type Upstream } from './forward.js';

/** Built files: assets, which browsers keep for ever, and icons and scripts at the root. No page is rendered for them. */
const STATIC_FILE_PATHS = /^\/(assets\/|[^/?]+\.[a-z0-9]+(\?|$))/i;
/** The document without a page in it, which browsers fill. */
const SHELL_PATH = '/shell.html';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

export interface PageCache {
  ipProofs: IpProofs;
  responseCache: GuestResponseCache;
  /** The origin that pages name; undefined when they name the host that was called. */
  publicOrigin: string | undefined;
  canBypassCache(request: FastifyRequest): boolean;
}

/**
 * Answers with a page or a file of the frontend's own server. Pages that it says are the same for all guests are kept
 * like the answers of owners. Whoever has too many pages rendered gets 429 with the document that browsers fill: a reader
 * still sees the page, and a crawler learns when to come back.
 */
export function createPageHandler(
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'cacheWriter'>,
  { ipProofs, responseCache, publicOrigin, canBypassCache }: PageCache,
): PageHandler {
  return (request, reply) => {
    const ownUpstream: Upstream = { ...upstream, withCookies: true, onBehalf: ipProofs.issue(request.clientAddress) };
    if (STATIC_FILE_PATHS.test(request.url)) return forward(request, reply, ownUpstream);
    const render = (page: Upstream): FastifyReply => {
      const { isAllowed, retryAfter } = request.server.countRender(request);
      if (isAllowed) return forward(request, reply, page);
      page.cacheWriter?.abort();
      reply.headers({ 'retry-after': String(retryAfter) });
      return forward(request, reply, { ...ownUpstream, target: SHELL_PATH, status: 429 });
    };
    if (!isGuestCacheable(request) || canBypassCache(request)) return render(ownUpstream);
    const target = normalizeTarget(request.url, PAGE_PARAMETERS);
    // Without a public address pages name the host that was called.
    const key = (publicOrigin ?? `${request.protocol}://${request.host}`) + target;
    const guestUpstream: Upstream = { ...ownUpstream, withoutSession: true, target };
    const forwardRequest = (cacheWriter?: CacheWriter) =>
      render({ ...guestUpstream, ...(cacheWriter && { cacheWriter }) });
    return sendCachedOrForward(request, reply, { cache: responseCache, key, forwardRequest });
  };
}

/** Everything that is not a call. */
export function proxyFrontend(fastify: FastifyInstance, pages: PageHandler): void {
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: 'public' }, handler: pages });
}
