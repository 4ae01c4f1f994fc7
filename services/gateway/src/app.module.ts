import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLISHED_CONTENT_CHANNEL } from '@placelore/contracts/content/articles/articles.js';
import type { ServiceDefinition } from '@placelore/platform/bootstrap/create-service.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { SessionCache } from '@placelore/platform/identity/session-cache.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { InvalidationSubscriber } from '@placelore/platform/queues/invalidation-channel.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { Redis } from 'ioredis';
import { createCacheBypassCheck } from './cache/cache-bypass.js';
import { GuestResponseCache } from './cache/guest-response-cache.js';
import { registerCompression } from './compression.js';
import type { GatewayConfig } from './config.js';
import { identifyCallers } from './identity/identify-callers.js';
import { NetworkHasher } from './identity/network-hasher.js';
import { Sessions } from './identity/sessions.js';
import { VisitorCookie } from './identity/visitor-cookie.js';
import { addCallerIp, IpProofs } from './limits/caller-ip.js';
import { Lanes } from './limits/lanes.js';
import { registerRateLimits } from './limits/rate-limits.js';
import { type BodyLimits, createBodyLimiters } from './limits/receive-body.js';
import { registerApiDocs } from './openapi/api-docs.js';
import { createPageHandler, proxyFrontend } from './proxy/frontend-proxy.js';
import { proxyServices } from './proxy/service-proxy.js';
import { redirectSharedPhotos } from './proxy/share-target.js';
import { registerQueueDashboard } from './queue-dashboard/queue-dashboard.js';
import { QueueDashboardModule } from './queue-dashboard/queue-dashboard.module.js';
import { rejectCrossOriginWrites } from './security/origin-check.js';
import { rejectAmbiguousPaths, replaceUnreadablePage } from './security/request-path.js';
import { registerSecurityHeaders } from './security/security-headers.js';
import { SystemModule } from './system/system.module.js';

@Module({})
class AppModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return { module: AppModule, imports: [SystemModule.forRoot(config), QueueDashboardModule.forRoot(config)] };
  }
}

/**
 * Creates the gateway: identity, limits and headers first, then its own few routes, the routes of the services, and the
 * frontend.
 * @param bodies body limits that differ from the defaults
 */
export function gatewayDefinition(config: GatewayConfig, bodies: BodyLimits = {}): ServiceDefinition {
  return {
    name: 'gateway',
    variables: config,
    module: AppModule.forRoot(config),
    fastify: { forwardBodies: true, trustedProxies: config.TRUSTED_PROXIES, rewriteUrl: replaceUnreadablePage },
    prepare: (app, logger) => configureGateway(app, logger, config, bodies),
  };
}

async function configureGateway(
  app: NestFastifyApplication,
  logger: Logger,
  config: GatewayConfig,
  bodies: BodyLimits,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const redis = app.get(Redis);
  const sessions = new Sessions(new SessionCache(redis), app.get(InternalClient));
  registerSecurityHeaders(fastify, config);
  rejectAmbiguousPaths(fastify);
  rejectCrossOriginWrites(fastify, config.PUBLIC_URL);
  const ipProofs = new IpProofs(config.COOKIE_SECRET);
  addCallerIp(fastify, ipProofs);
  identifyCallers(fastify, {
    sessions,
    visitors: new VisitorCookie(config.COOKIE_SECRET, config.PUBLIC_URL),
    networks: new NetworkHasher(config.COOKIE_SECRET),
    tokens: app.get(IdentityTokens),
    logger,
  });
  await registerRateLimits(fastify, redis, config.RATE_LIMIT_FACTOR);
  await registerCompression(fastify);
  const stopping = app.get(Shutdown).streamsSignal;
  const responseCache = new GuestResponseCache();
  const canBypassCache = createCacheBypassCheck(config.COOKIE_SECRET);
  const subscriber = new InvalidationSubscriber(config.REDIS_URL, PUBLISHED_CONTENT_CHANNEL, responseCache);
  fastify.addHook('onClose', () => subscriber.close());
  const lanes = new Lanes(config.LANE_SIZES);
  const limiters = createBodyLimiters(config.RATE_LIMIT_FACTOR, bodies);
  await proxyServices(fastify, config, { logger, stopping, responseCache, limiters, lanes, canBypassCache });
  registerApiDocs(fastify);
  const publicOrigin = config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin;
  const pages = createPageHandler(
    { url: config.FRONTEND_URL, service: 'frontend', logger, stopping },
    { ipProofs, responseCache, lanes, publicOrigin, canBypassCache },
  );
  registerQueueDashboard(fastify, {
    sessions,
    queues: app.get(JobQueues),
    client: app.get(InternalClient),
    canDelete: config.QUEUE_DASHBOARD_DELETION === 'on',
    notFoundHandler: pages,
    logger,
  });
  redirectSharedPhotos(fastify, limiters.uploads);
  proxyFrontend(fastify, pages);
}
