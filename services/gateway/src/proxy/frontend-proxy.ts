import { PAGE_PARAMETERS } from '@placelore/contracts/system/page-parameters.js';
import { metrics } from '@placelore/platform/telemetry/metrics.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter, GuestResponseCache } from '../cache/guest-response-cache.js';
import { isGuestCacheable, normalizeTarget, sendCachedOrForward } from '../cache/guest-response-cache.js';
import type { IpProofs } from '../limits/caller-ip.js';
import { forward, type Upstream } from './forward.js';

/**
 * Matches what needs no rendering: built files, which are assets and the icons and scripts at the root, and the admin
 * console, whose document is the same for every path.
 */
const UNRENDERED_PATHS = /^\/(assets\/|admin(\/|\?|$)|[^/?]+\.[a-z0-9]+(\?|$))/i;
/** Document without rendered content, which the browser fills. */
const SHELL_PATH = '/shell.html';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

export interface PageCache {
  ipProofs: IpProofs;
  responseCache: GuestResponseCache;
  /** Origin in the links of pages; undefined when they use the requested host. */
  publicOrigin: string | undefined;
  canBypassCache(request: FastifyRequest): boolean;
}

/**
 * Answers with a page or file of the frontend server. Pages marked as the same for all guests are cached like service
 * responses.
 * A caller with too many renderings gets 429 with the empty document: a reader still sees the page, and a crawler
 * learns when to retry.
 */
export function createPageHandler(
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'cacheWriter'>,
  { ipProofs, responseCache, publicOrigin, canBypassCache }: PageCache,
): PageHandler {
  return (request, reply) => {
    const ownUpstream: Upstream = { ...upstream, withCookies: true, onBehalf: ipProofs.issue(request.clientAddress) };
    if (UNRENDERED_PATHS.test(request.url)) return forward(request, reply, ownUpstream);
    const render = (page: Upstream): FastifyReply => {
      const { isAllowed, retryAfter } = request.server.countRender(request);
      if (isAllowed) return forward(request, reply, page);
      metrics.rejections.inc({ code: 'TOO_MANY_REQUESTS' });
      page.cacheWriter?.abort();
      reply.headers({ 'retry-after': String(retryAfter) });
      return forward(request, reply, { ...ownUpstream, target: SHELL_PATH, status: 429 });
    };
    if (!isGuestCacheable(request) || canBypassCache(request)) return render(ownUpstream);
    const target = normalizeTarget(request.url, PAGE_PARAMETERS);
    // Without a public URL, pages contain the requested host.
    const key = (publicOrigin ?? `${request.protocol}://${request.host}`) + target;
    const guestUpstream: Upstream = { ...ownUpstream, withoutSession: true, target };
    const forwardRequest = (cacheWriter?: CacheWriter) =>
      render({ ...guestUpstream, ...(cacheWriter && { cacheWriter }) });
    return sendCachedOrForward(request, reply, { cache: responseCache, key, forwardRequest });
  };
}

/** Matches everything that is not an API call. */
export function proxyFrontend(fastify: FastifyInstance, pages: PageHandler): void {
  fastify.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: 'public' }, handler: pages });
}
