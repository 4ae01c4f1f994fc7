import { type DynamicModule, Module } from '@nestjs/common';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { serviceUrls, type WorkerConfig } from './config.js';
import { QueueConsumers } from './consumers/queue-consumers.js';

/** Orchestrates background jobs: consumes every queue, owns no data. */
@Module({})
export class AppModule {
  static forRoot(config: WorkerConfig): DynamicModule {
    return {
      module: AppModule,
      providers: [
        {
          provide: InternalClient,
          inject: [IdentityTokens],
          useFactory: (tokens: IdentityTokens) => new InternalClient('worker', serviceUrls(config), tokens),
        },
        {
          provide: QueueConsumers,
          inject: [InternalClient, LOGGER, HealthChecks],
          useFactory: (client: InternalClient, logger: Logger, health: HealthChecks) =>
            new QueueConsumers(config.REDIS_URL, client, logger, health),
        },
      ],
    };
  }
}
