import { type DynamicModule, Module } from '@nestjs/common';
import { HealthParts } from '../health/health-parts.js';
import { ProgressStream } from '../http/progress-stream.js';
import { JobQueues, QUEUE_REDIS } from './job-queues.js';
import { Announcer } from './news.js';
import { ProgressFeed, REDIS_URL } from './progress-feed.js';
import { connectRedis } from './redis.js';

/** Queues of an owner: adding jobs, following their progress. Consuming them is the worker's alone. */
@Module({})
export class QueuesModule {
  static forRoot(redisUrl: string): DynamicModule {
    return {
      module: QueuesModule,
      global: true,
      providers: [
        JobQueues,
        Announcer,
        ProgressFeed,
        ProgressStream,
        { provide: REDIS_URL, useValue: redisUrl },
        {
          provide: QUEUE_REDIS,
          inject: [HealthParts],
          useFactory: (health: HealthParts) => {
            const redis = connectRedis(redisUrl);
            health.register('redis', async () => {
              await redis.ping();
            });
            return redis;
          },
        },
      ],
      exports: [JobQueues, Announcer, ProgressFeed, ProgressStream, QUEUE_REDIS],
    };
  }
}
