import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { InternalClient } from '@placelore/platform/http/internal-client.js';
import { IdentityTokens } from '@placelore/platform/identity/identity-token.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import type { GatewayConfig } from '../config.js';
import { QueuesController } from './queues.controller.js';

/** Provides the queues for display, and the clients that ask services for retries. */
@Module({})
export class QueueDashboardModule implements OnApplicationShutdown {
  constructor(private readonly client: InternalClient) {}

  static forRoot(config: GatewayConfig): DynamicModule {
    const { AUTH_URL: auth, CONTENT_URL: content, ANALYSIS_URL: analysis, PLACES_URL: places } = config;
    return {
      module: QueueDashboardModule,
      imports: [QueuesModule.forRoot(config.REDIS_URL)],
      controllers: [QueuesController],
      providers: [
        {
          provide: InternalClient,
          inject: [IdentityTokens],
          useFactory: (tokens: IdentityTokens) =>
            new InternalClient('gateway', { auth, content, analysis, places }, tokens),
        },
      ],
      exports: [InternalClient],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.client.close();
  }
}
