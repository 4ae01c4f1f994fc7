import { type DynamicModule, Module } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { InvalidationPublisher } from './invalidation-channel.js';
import { JobQueues, QUEUE_REDIS } from './job-queues.js';
import { ProgressFeed, REDIS_URL } from './progress-feed.js';
import { ProgressStream } from './progress-stream.js';
import { checkRedis, connectRedis, findWriteProblem } from './redis.js';

/** Queues of a service: adding jobs and following their progress. Only the worker processes them. */
@Module({})
export class QueuesModule {
  static forRoot(redisUrl: string): DynamicModule {
    return {
      module: QueuesModule,
      global: true,
      providers: [
        JobQueues,
        InvalidationPublisher,
        ProgressFeed,
        ProgressStream,
        { provide: REDIS_URL, useValue: redisUrl },
        {
          provide: QUEUE_REDIS,
          inject: [HealthChecks],
          useFactory: (health: HealthChecks) => {
            const redis = connectRedis(redisUrl);
            health.register('redis', async () => {
              await checkRedis(redis);
            });
            health.registerWarning('redis', () => findWriteProblem(redis));
            return redis;
          },
        },
      ],
      exports: [JobQueues, InvalidationPublisher, ProgressFeed, ProgressStream, QUEUE_REDIS],
    };
  }
}
