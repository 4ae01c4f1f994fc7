import replyFrom from '@fastify/reply-from';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { getRouteSeconds, type Route, type ServiceName } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheWriter, GuestResponseCache } from '../cache/guest-response-cache.js';
import { isGuestCacheable, normalizeTarget, sendCachedOrForward } from '../cache/guest-response-cache.js';
import type { GatewayConfig } from '../config.js';
import { isPersonal } from '../identity/identify-callers.js';
import { getLane, isLongLane, type Lanes } from '../limits/lanes.js';
import { type BodyLimiters, discardBody, readBufferedBody, receiveBody } from '../limits/receive-body.js';
import { invalidUrl } from '../security/request-path.js';
import { forward, type Upstream } from './forward.js';

/**
 * Milliseconds to the first byte of a response, for calls without their own limit: a client may wait for an analysis.
 */
const HEADERS_TIMEOUT_MS = 150_000;
/** Connections to each upstream. */
const MAX_CONNECTIONS = 512;
/**
 * Shorter than the time for which services drain, so that no service closes an idle connection just as it is reused.
 */
const IDLE_CONNECTION_MS = 4_000;

/** Forwards every public route of the contracts to its service; upload bodies stream through unread. */
export async function proxyServices(
  fastify: FastifyInstance,
  config: GatewayConfig,
  {
    logger,
    stopping,
    responseCache,
    limiters,
    lanes,
    canBypassCache,
  }: Pick<Upstream, 'logger' | 'stopping'> & {
    responseCache: GuestResponseCache;
    limiters: BodyLimiters;
    lanes: Lanes;
    canBypassCache: (request: FastifyRequest) => boolean;
  },
): Promise<void> {
  await fastify.register(replyFrom, {
    undici: {
      connections: MAX_CONNECTIONS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: 0,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      keepAliveMaxTimeout: IDLE_CONNECTION_MS,
      connect: { timeout: 2_000 },
    },
    // Disables the library's own retries, which would also repeat answered requests. `forward` decides what is
    // repeated.
    retryMethods: [],
    disableRequestLogging: true,
  });
  const urls: Partial<Record<ServiceName, string>> = {
    auth: config.AUTH_URL,
    content: config.CONTENT_URL,
    analysis: config.ANALYSIS_URL,
    places: config.PLACES_URL,
  };
  for (const route of PUBLIC_ROUTES) {
    const url = urls[route.service];
    if (!url) continue;
    fastify.route({
      method: route.method,
      url: route.path,
      ...fastify.getRateLimitOptions(route, { config: toRouteConfig(route) }),
      handler: async (request, reply) => {
        const lane = getLane(route, request.query);
        const common = {
          ...{ url, service: route.service, logger, stopping, withCookies: false },
          ...(!isLongLane(lane) && { timeoutMs: getRouteSeconds(route) * 1000 }),
        };
        const send = async (upstream: Partial<Upstream>): Promise<FastifyReply> => {
          const onAnswer = await lanes.enter(lane, request, reply);
          return forward(request, reply, { ...common, ...upstream, onAnswer });
        };
        if (route.sharedCache && isGuestCacheable(request) && !isPersonal(request) && !canBypassCache(request)) {
          const target = normalizeTarget(request.url, Object.keys(route.query?.shape ?? {}));
          const forwardRequest = (cacheWriter?: CacheWriter) => send({ target, ...(cacheWriter && { cacheWriter }) });
          return sendCachedOrForward(request, reply, { cache: responseCache, key: target, forwardRequest });
        }
        if (route.bodyKind === 'stream') {
          const body = await receiveBody(request, reply, limiters.uploads);
          request.body = body;
          return send({}).catch((thrown) => {
            discardBody(request, reply, body);
            throw thrown;
          });
        }
        return send({ body: await readBufferedBody(request, reply, limiters.smallBodies) });
      },
    });
  }
  rejectUnknownCalls(fastify);
}

const toRouteConfig = ({ sharedCache, personalWith = [], startsWork, access }: Route) => ({
  sharedCache: sharedCache ?? false,
  startsWork: startsWork ?? false,
  personalWith,
  access,
});

/**
 * Answers paths of calls without a route, never with a page: 405 when only the method is wrong, 400 when a route has
 * the path but the router cannot match it, otherwise 404.
 */
function rejectUnknownCalls(fastify: FastifyInstance): void {
  const routes = PUBLIC_ROUTES.map((route) => ({ route, pattern: toPattern(route) }));
  const reject = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
    if (methods.length === 0) throw new ApiError('NOT_FOUND');
    // The router matches no line breaks in a parameter that a suffix such as `.png` follows.
    if (methods.some((method) => method === (request.method === 'HEAD' ? 'GET' : request.method))) throw invalidUrl();
    reply.header('allow', [...new Set(methods)].join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED');
  };
  const publicRoute = { config: { access: 'public' } } as const;
  for (const url of ['/api/*', '/share', '/share/*', '/sitemap-*'])
    fastify.all(url, publicRoute, async (request, reply) => reject(request, reply));
  fastify.all('/internal/*', publicRoute, async () => {
    throw new ApiError('NOT_FOUND');
  });
}

function toPattern(route: Route): RegExp {
  return new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}
