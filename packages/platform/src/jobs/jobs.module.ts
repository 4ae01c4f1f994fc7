import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs.js';
import { DEFAULT_MAX_WAIT_SECONDS, JobAdmission, MAX_JOB_WAIT } from '../admission/job-admission.js';
import { OpenJobsRepository } from '../admission/open-jobs.repository.js';
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
  /** @param maxWaitSeconds estimated wait beyond which a visitor's job is rejected */
  static forService(service: DomainServiceName, maxWaitSeconds = DEFAULT_MAX_WAIT_SECONDS): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      controllers: createJobsControllers(service),
      providers: [
        { provide: SCHEDULED_SERVICE, useValue: service },
        JobRequestsRepository,
        JobRequests,
        JobQuotas,
        { provide: MAX_JOB_WAIT, useValue: maxWaitSeconds },
        JobAdmission,
        OpenJobsRepository,
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
