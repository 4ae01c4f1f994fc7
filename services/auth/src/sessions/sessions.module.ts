import { Module } from '@nestjs/common';
import { SessionCache } from '@placelore/platform/identity/session-cache.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { SessionStore } from './session-store.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';

@Module({
  controllers: [SessionsController],
  providers: [
    SessionStore,
    SessionsRepository,
    { provide: SessionCache, inject: [QUEUE_REDIS], useFactory: (redis: Redis) => new SessionCache(redis) },
  ],
  exports: [SessionStore],
})
export class SessionsModule {}
