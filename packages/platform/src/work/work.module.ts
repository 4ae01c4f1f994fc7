import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/jobs.js';
import { JobQuotas } from '../quotas/work-quotas.js';
import { createFailedJobsController } from './failed-work.controller.js';
import { FailedJobs } from './failed-work.js';
import { FailedJobsRepository } from './failed-work.repository.js';
import { OutboxRelay } from './relay.js';
import { JobRetention } from './retention.js';
import { JobScheduler, SCHEDULED_SERVICE } from './schedule.js';
import { createFinishController } from './settle.controller.js';
import { JobResults } from './settlements.js';
import { LostJobSweeper } from './sweeper.js';
import { createScheduledJobsController } from './upkeep.controller.js';
import { ScheduledJobs } from './upkeep.js';
import { ScheduledJobsRepository } from './upkeep.repository.js';
import { JobRequests } from './work-requests.js';
import { JobRequestsRepository } from './work-requests.repository.js';

/** The controllers of work requests of `owner`. */
export const createJobsControllers = (service: DomainServiceName): Type[] => [
  createFinishController(service),
  createFailedJobsController(service),
  createScheduledJobsController(service),
];

/**
 * Work requests of one owner: asking, regular turns, relaying, sweeping, settling, waiting, running again,
 * forgetting. Needs the
 * owner's AuditModule.
 */
@Module({})
export class JobsModule {
  static forService(service: DomainServiceName): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      controllers: createJobsControllers(service),
      providers: [
        { provide: SCHEDULED_SERVICE, useValue: service },
        JobRequestsRepository,
        JobRequests,
        JobQuotas,
        FailedJobsRepository,
        FailedJobs,
        OutboxRelay,
        JobScheduler,
        JobRetention,
        ScheduledJobs,
        ScheduledJobsRepository,
        LostJobSweeper,
        JobResults,
      ],
      exports: [JobRequests, FailedJobs, JobResults],
    };
  }
}
