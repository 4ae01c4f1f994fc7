import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PUBLISHED_CHANGED } from '@placelore/contracts/articles.js';
import type { ServiceDefinition } from '@placelore/platform/bootstrap/create-service.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';
import { NewsFeed } from '@placelore/platform/queues/news.js';
import { SessionStore } from '@placelore/platform/sessions/session-store.js';
import { Redis } from 'ioredis';
import { cacheBypassCheck } from './cache/cache-bypass.js';
import { SharedAnswers } from './cache/shared-answers.js';
import type { GatewayConfig } from './config.js';
import { identifyCallers } from './identity/identify.js';
import { NetworkName } from './identity/network-name.js';
import { VisitorCookie } from './identity/visitor-cookie.js';
import { CallerAddress } from './limits/caller-address.js';
import { limitRates } from './limits/rate-limits.js';
import { readRequestAddresses } from './limits/request-addresses.js';
import { serveApiReader } from './openapi/api-reader.js';
import { compressAnswers } from './proxy/compression.js';
import { frontendPages, proxyFrontend } from './proxy/frontend-proxy.js';
import { proxyOwners } from './proxy/owner-proxy.js';
import { serveQueueBoard } from './queue-board/queue-board.js';
import { QueueBoardModule } from './queue-board/queue-board.module.js';
import { secureHeaders } from './security/headers.js';
import { refuseForeignOrigins } from './security/origin-check.js';
import { refuseAmbiguousTargets, replaceUnreadablePage } from './security/request-target.js';
import { SystemModule } from './system/system.module.js';
import { type BodyLimits, buildGates } from './uploads/receive-upload.js';

@Module({})
class AppModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return { module: AppModule, imports: [SystemModule.forRoot(config), QueueBoardModule.forRoot(config)] };
  }
}

/**
 * The gateway: identity, limits and headers first, then its own few routes, the owners' routes, and the frontend.
 * @param bodies limits of bodies that differ from the usual ones
 */
export function gatewayDefinition(config: GatewayConfig, bodies: BodyLimits = {}): ServiceDefinition {
  return {
    name: 'gateway',
    variables: config,
    module: AppModule.forRoot(config),
    fastify: { passBodiesOn: true, trustedProxies: config.TRUSTED_PROXIES, rewriteUrl: replaceUnreadablePage },
    prepare: (app, logger) => prepare(app, logger, config, bodies),
  };
}

async function prepare(
  app: NestFastifyApplication,
  logger: Logger,
  config: GatewayConfig,
  bodies: BodyLimits,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const redis = app.get(Redis);
  const sessions = new SessionStore(redis);
  secureHeaders(fastify, config);
  refuseAmbiguousTargets(fastify);
  refuseForeignOrigins(fastify, config.PUBLIC_URL);
  const addresses = new CallerAddress(config.COOKIE_SECRET);
  readRequestAddresses(fastify, addresses);
  identifyCallers(fastify, {
    sessions,
    visitors: new VisitorCookie(config.COOKIE_SECRET, config.PUBLIC_URL),
    networks: new NetworkName(config.COOKIE_SECRET),
    tokens: app.get(IdentityTokens),
    logger,
  });
  await limitRates(fastify, redis, config.RATE_LIMIT_FACTOR);
  await compressAnswers(fastify);
  const stopping = app.get(Shutdown).signal;
  const answers = new SharedAnswers();
  const passesCache = cacheBypassCheck(config.COOKIE_SECRET);
  const news = new NewsFeed(config.REDIS_URL, PUBLISHED_CHANGED, answers);
  fastify.addHook('onClose', () => news.close());
  const gates = buildGates(config.RATE_LIMIT_FACTOR, bodies);
  await proxyOwners(fastify, config, { logger, stopping, answers, gates, passesCache });
  serveApiReader(fastify);
  const publicOrigin = config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin;
  const pages = frontendPages(
    { address: config.FRONTEND_URL, logger, stopping },
    { addresses, answers, publicOrigin, passesCache },
  );
  serveQueueBoard(fastify, {
    sessions,
    queues: app.get(JobQueues),
    client: app.get(InternalClient),
    deletion: config.QUEUE_DASHBOARD_DELETION === 'on',
    nothingHere: pages,
    logger,
  });
  proxyFrontend(fastify, pages);
}
