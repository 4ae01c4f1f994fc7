import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@placelore/platform/audit/audit.module.js';
import { DatabaseModule } from '@placelore/platform/database/database.module.js';
import { JobsModule } from '@placelore/platform/jobs/jobs.module.js';
import { QueuesModule } from '@placelore/platform/queues/queues.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import type { AuthConfig } from './config.js';
import { entities, migrations } from './database.js';

@Module({})
export class AppModule {
  static forRoot(config: AuthConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot('auth', config, entities, migrations),
        QueuesModule.forRoot(config.REDIS_URL),
        AuditModule.forService('auth'),
        JobsModule.forService('auth', { finishedDays: config.RETENTION_JOB_DAYS }),
        AccountsModule.forRoot(config),
      ],
    };
  }
}
