import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { DEFAULT_RATE_LIMITS, type RateLimit, type Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { KEY_PREFIX } from '@placelore/platform/queues/redis.js';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';

/**
 * Page renderings per network address, cached pages excluded. All processors together render about 200 per second.
 */
export const PAGE_RENDER_LIMIT = { max: 600, windowSeconds: 60 };

/** Returns the limit of a route: its own, or the default of reads or writes. */
export function getRateLimit(route: Pick<Route, 'method' | 'rateLimit'>): RateLimit {
  return route.rateLimit ?? (route.method === 'GET' ? DEFAULT_RATE_LIMITS.read : DEFAULT_RATE_LIMITS.write);
}

/** Milliseconds a call waits for its count, so that a Redis that does not respond delays nobody. */
const COUNT_TIMEOUT_MS = 250;

export interface RateLimits {
  /** Returns the route options that limit its calls, merged with its other config. */
  getRouteOptions(
    route: Route,
    options?: Pick<RouteOptions, 'config'>,
  ): Required<Pick<RouteOptions, 'config' | 'preHandler'>>;
  /** Counts a page that is about to be rendered. Returns null, or the seconds after which the caller may retry. */
  countRender(request: FastifyRequest): Promise<{ retryAfter: number } | null>;
}

/**
 * Limits calls per route and caller in fixed windows, counted in Redis by all gateways together. Responses have
 * `RateLimit-*` headers; beyond the limit they are 429 with Retry-After.
 * Nothing is counted while Redis is unavailable, because limits that protect the product must not take it down.
 */
export async function registerRateLimits(fastify: FastifyInstance, redis: Redis, factor: number): Promise<RateLimits> {
  const toMax = (max: number) => Math.max(1, Math.round(max * factor));

  const buildVisitorLimit = (route: Route) => {
    const { max, windowSeconds, by } = getRateLimit(route);
    return {
      max: toMax(max),
      timeWindow: windowSeconds * 1000,
      groupId: route.id,
      keyGenerator: (request: FastifyRequest) => (by === 'visitor' && request.knownCaller) || request.callerAddress,
    };
  };
  const buildAddressLimit = (route: Route) => {
    const { maxPerAddress, windowSeconds } = getRateLimit(route);
    if (maxPerAddress === undefined) return [];
    const count = fastify.createRateLimit({
      max: toMax(maxPerAddress),
      timeWindow: windowSeconds * 1000,
      keyGenerator: (request: FastifyRequest) => `address:${request.callerAddress}`,
    });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds });
      }
    };
  };
  const getRouteOptions: RateLimits['getRouteOptions'] = (route, { config = {} } = {}) => ({
    config: { ...config, rateLimit: buildVisitorLimit(route) },
    preHandler: buildAddressLimit(route),
  });

  // Adds limits to the gateway's own routes, because Nest binds them without any.
  fastify.addHook('onRoute', (options) => {
    const ownRoute = PUBLIC_ROUTES.find(({ service, path }) => service === 'gateway' && path === options.url);
    if (ownRoute) Object.assign(options, getRouteOptions(ownRoute, options));
  });
  await fastify.register(rateLimit, {
    global: false,
    redis: await connectForCounting(fastify, redis),
    nameSpace: `${KEY_PREFIX}:limit:`,
    skipOnError: true,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, context) =>
      new ApiError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(context.ttl / 1000) }),
  });
  const countRender = fastify.createRateLimit({
    max: toMax(PAGE_RENDER_LIMIT.max),
    timeWindow: PAGE_RENDER_LIMIT.windowSeconds * 1000,
    keyGenerator: (request: FastifyRequest) => `render:${request.callerAddress}`,
  });
  return {
    getRouteOptions,
    countRender: async (request) => {
      const counted = await countRender(request);
      return !counted.isAllowed && counted.isExceeded ? { retryAfter: counted.ttlInSeconds } : null;
    },
  };
}

/** Opens a connection whose calls fail at once while Redis is unavailable, instead of waiting for it. */
async function connectForCounting(fastify: FastifyInstance, redis: Redis): Promise<Redis> {
  const connection = redis.duplicate({
    commandTimeout: COUNT_TIMEOUT_MS,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  // A lost connection would end the process without a listener; the other connection reports it in readiness.
  connection.on('error', () => {});
  fastify.addHook('onClose', () => connection.disconnect());
  await connection.connect().catch(() => {});
  return connection;
}
