import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { DEFAULT_RATE_LIMITS, type RateLimit, type Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { DistributedCounter } from './distributed-counter.js';

/**
 * Page renderings per network address, not counting cached pages. All processors together render about 200 a second.
 */
export const PAGE_RENDER_LIMIT = { max: 600, windowSeconds: 60 };

/** Returns the limit of a route: its own, or the default of reads or writes. */
export function getRateLimit(route: Pick<Route, 'method' | 'rateLimit'>): RateLimit {
  return route.rateLimit ?? (route.method === 'GET' ? DEFAULT_RATE_LIMITS.read : DEFAULT_RATE_LIMITS.write);
}

/**
 * Limits calls per route and caller in fixed windows shared by all gateways. Responses have `RateLimit-*` headers;
 * beyond the limit they are 429 with Retry-After.
 * Reads with the default limit are counted by {@link DistributedCounter}, all others exactly, in Redis. Those are not
 * counted while Redis is unavailable, because limits that protect the product must not take it down.
 */
export async function registerRateLimits(fastify: FastifyInstance, redis: Redis, factor: number): Promise<void> {
  // Adds limits to the gateway's own routes, because Nest binds them without any.
  fastify.addHook('onRoute', (options) => {
    const ownRoute = PUBLIC_ROUTES.find(({ service, path }) => service === 'gateway' && path === options.url);
    if (ownRoute) Object.assign(options, getRateLimitOptions(ownRoute, options));
  });
  const reads = new DistributedCounter(redis, `${KEY_PREFIX}:reads:`);
  fastify.addHook('onClose', () => reads.close());
  const getRateLimitOptions = (route: Route, { config = {} }: Pick<RouteOptions, 'config'> = {}) =>
    isPlainRead(route)
      ? { config, onRequest: createReadLimiter(reads, route, factor) }
      : {
          config: { ...config, rateLimit: buildLimitOptions(route, factor) },
          preHandler: createAddressLimiter(fastify, route, factor),
        };
  await fastify.register(rateLimit, {
    global: false,
    redis,
    nameSpace: `${KEY_PREFIX}:limit:`,
    skipOnError: true,
    enableDraftSpec: true,
    addHeadersOnExceeding: { 'ratelimit-limit': true, 'ratelimit-remaining': true, 'ratelimit-reset': true },
    errorResponseBuilder: (_request, context) =>
      new ApiError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  fastify.decorate('getRateLimitOptions', getRateLimitOptions);
  fastify.decorate('countRender', (request: FastifyRequest) => {
    const { current, ttl } = reads.count(`render:${request.callerAddress}`, PAGE_RENDER_LIMIT.windowSeconds * 1000);
    const max = Math.max(1, Math.round(PAGE_RENDER_LIMIT.max * factor));
    return { isAllowed: current <= max, retryAfter: Math.ceil(ttl / 1000) };
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the route options that limit its calls, merged with its other config. */
    getRateLimitOptions(
      route: Route,
      options?: Pick<RouteOptions, 'config'>,
    ): Pick<RouteOptions, 'config' | 'onRequest' | 'preHandler'>;
    /** Counts a page that is about to be rendered; `retryAfter` is in seconds. */
    countRender(request: FastifyRequest): { isAllowed: boolean; retryAfter: number };
  }
}

/** Whether a route has the default limit of reads: there are many of these, and they cost nothing. */
const isPlainRead = ({ method, rateLimit }: Route): boolean => method === 'GET' && rateLimit === undefined;

function createReadLimiter(counts: DistributedCounter, route: Route, factor: number) {
  const { max, timeWindow, keyGenerator } = buildLimitOptions(route, factor);
  const maxPerAddress = Math.max(
    1,
    Math.round((getRateLimit(route).maxPerAddress ?? Number.POSITIVE_INFINITY) * factor),
  );
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { current, ttl } = counts.count(keyGenerator(request), timeWindow);
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, max - current),
      'ratelimit-reset': Math.ceil(ttl / 1000),
    });
    const addressCount = counts.count(`${route.id}:address:${request.callerAddress}`, timeWindow).current;
    if (current > max || addressCount > maxPerAddress)
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) });
  };
}

function buildLimitOptions(route: Route, factor: number) {
  const limit = getRateLimit(route);
  return {
    max: Math.max(1, Math.round(limit.max * factor)),
    timeWindow: limit.windowSeconds * 1000,
    groupId: route.id,
    keyGenerator: (request: FastifyRequest) =>
      `${route.id}:${(limit.by === 'visitor' && request.knownCaller) || request.callerAddress}`,
  };
}

function createAddressLimiter(fastify: FastifyInstance, route: Route, factor: number) {
  const { maxPerAddress, windowSeconds } = getRateLimit(route);
  if (maxPerAddress === undefined) return [];
  const count = fastify.createRateLimit({
    max: Math.max(1, Math.round(maxPerAddress * factor)),
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request: FastifyRequest) => `${route.id}:address:${request.callerAddress}`,
  });
  return [
    async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds });
      }
    },
  ];
}
