import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@placelore/platform/audit/audit.module.js';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { JobsModule } from '@placelore/platform/jobs/jobs.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { StorageModule } from '@placelore/platform/storage/storage.module.js';
import { AnalysesModule } from './analyses/analyses.module.js';
import type { AnalysisConfig } from './config.js';
import { entities, migrations } from './database.js';

@Module({})
export class AppModule {
  static forRoot(config: AnalysisConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('analysis', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        AuditModule.forService('analysis'),
        JobsModule.forService('analysis', {
          maxWaitSeconds: config.QUEUE_MAX_WAIT_SECONDS,
          finishedDays: config.RETENTION_JOB_DAYS,
          retention: { 'analyses.purge': config.RETENTION_GUEST_DAYS },
        }),
        StorageModule.forRoot('analysis', config),
        AnalysesModule.forRoot(config),
      ],
    };
  }
}
