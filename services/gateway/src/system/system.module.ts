import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { checkRedis, connectRedis } from '@placelore/platform/queues/redis.js';
import { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.js';
import { GATEWAY_CONFIG } from './app.constants.js';
import { SignalsController } from './signals.controller.js';
import { SystemController } from './system.controller.js';
import { SystemHealth } from './system-health.js';

@Module({})
export class SystemModule implements OnApplicationShutdown {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: SystemModule,
      controllers: [SystemController, SignalsController],
      providers: [
        SystemHealth,
        { provide: GATEWAY_CONFIG, useValue: config },
        {
          provide: Redis,
          inject: [HealthChecks],
          useFactory: (health: HealthChecks) => {
            const redis = connectRedis(config.REDIS_URL);
            health.register('redis', async () => {
              await checkRedis(redis);
            });
            return redis;
          },
        },
      ],
      exports: [Redis],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
