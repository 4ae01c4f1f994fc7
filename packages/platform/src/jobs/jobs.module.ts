import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs.js';
import { JobQuotas } from '../quotas/job-quotas.js';
import { FailedJobs } from './failed-jobs.js';
import { FailedJobsRepository } from './failed-jobs.repository.js';
import { JobRequests } from './job-requests.js';
import { JobRequestsRepository } from './job-requests.repository.js';
import { JobResults } from './job-results.js';
import { JobRetention } from './job-retention.js';
import { JobScheduler, SCHEDULED_SERVICE } from './job-scheduler.js';
import {
  createFailedJobsController,
  createFinishController,
  createScheduledJobsController,
} from './jobs.controllers.js';
import { LostJobSweeper } from './lost-job-sweeper.js';
import { OutboxRelay } from './outbox-relay.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { ScheduledJobsRepository } from './scheduled-jobs.repository.js';

/** Creates the job controllers of `service`. */
export const createJobsControllers = (service: DomainServiceName): Type[] => [
  createFinishController(service),
  createFailedJobsController(service),
  createScheduledJobsController(service),
];

/**
 * Job requests of one service: enqueuing, scheduling, relaying, sweeping, finishing, waiting, retrying and deleting.
 * Requires the service's AuditModule.
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
