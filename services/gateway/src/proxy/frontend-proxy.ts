import { ApiError } from '@placelore/contracts/core/errors.js';
import { PAGE_PARAMETERS } from '@placelore/contracts/system/page-parameters.js';
import { metrics } from '@placelore/platform/telemetry/metrics.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter, GuestResponseCache } from '../cache/guest-response-cache.js';
import { isGuestCacheable, normalizeTarget, sendCachedOrForward } from '../cache/guest-response-cache.js';
import type { IpProofs } from '../limits/caller-ip.js';
import type { Lanes } from '../limits/lanes.js';
import { forward, type Upstream } from './forward.js';

/**
 * Matches what needs no rendering: built files (assets, and icons and scripts at the root) and the admin console, whose
 * document is the same for every path.
 */
const UNRENDERED_PATHS = /^\/(assets\/|admin(\/|\?|$)|[^/?]+\.[a-z0-9]+(\?|$))/i;
/** Milliseconds until the frontend must answer; it reads from several services for one page. */
const PAGE_TIMEOUT_MS = 15_000;
/** Document without rendered content, which the browser fills. */
const SHELL_PATH = '/shell.html';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

export interface PageCache {
  ipProofs: IpProofs;
  responseCache: GuestResponseCache;
  lanes: Lanes;
  /** Origin in the links of pages; undefined when they use the requested host. */
  publicOrigin: string | undefined;
  canBypassCache(request: FastifyRequest): boolean;
}

/**
 * Answers with a page or file of the frontend server. Pages marked as the same for all guests are cached like service
 * responses.
 * The empty document is sent with 429 to a caller who had too many pages rendered, and with 503 to everyone while too
 * many wait: a browser still builds the page from it, and a crawler learns when to retry.
 */
export function createPageHandler(
  upstream: Omit<Upstream, 'withCookies' | 'onBehalf' | 'cacheWriter' | 'timeoutMs'>,
  { ipProofs, responseCache, lanes, publicOrigin, canBypassCache }: PageCache,
): PageHandler {
  return (request, reply) => {
    const ownUpstream: Upstream = {
      ...upstream,
      ...{ withCookies: true, timeoutMs: PAGE_TIMEOUT_MS, onBehalf: ipProofs.issue(request.clientAddress) },
    };
    if (UNRENDERED_PATHS.test(request.url)) return forward(request, reply, ownUpstream);
    const sendShell = (page: Upstream, status: number, retryAfter: number): FastifyReply => {
      page.cacheWriter?.abort();
      reply.headers({ 'retry-after': String(retryAfter) });
      return forward(request, reply, { ...ownUpstream, target: SHELL_PATH, status });
    };
    const render = async (page: Upstream): Promise<FastifyReply> => {
      const { isAllowed, retryAfter } = request.server.countRender(request);
      if (!isAllowed) {
        metrics.rejections.inc({ code: 'TOO_MANY_REQUESTS' });
        return sendShell(page, 429, retryAfter);
      }
      try {
        const onAnswer = await lanes.enter('pages', request, reply);
        return forward(request, reply, { ...page, onAnswer });
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        metrics.rejections.inc({ code: thrown.code });
        return sendShell(page, thrown.status, thrown.retryAfter ?? 1);
      }
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
