import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import { DEFAULT_MAX_WAIT_SECONDS, JobAdmission, MAX_JOB_WAIT } from '../admission/job-admission.js';
import { OpenJobsRepository } from '../admission/open-jobs.repository.js';
import { JobQuotas } from '../quotas/job-quotas.js';
import { FailedJobs } from './failed-jobs.js';
import { FailedJobsRepository } from './failed-jobs.repository.js';
import { JobRequests } from './job-requests.js';
import { JobRequestsRepository } from './job-requests.repository.js';
import { JobResults } from './job-results.js';
import { JOB_RETENTION_DAYS, JobRetention } from './job-retention.js';
import { JobScheduler, SCHEDULED_SERVICE } from './job-scheduler.js';
import {
  createFailedJobsController,
  createFinishController,
  createScheduledJobsController,
} from './jobs.controllers.js';
import { LostJobSweeper } from './lost-job-sweeper.js';
import { OutboxRelay } from './outbox-relay.js';
import { RETENTION_DAYS, type RetentionDays, RetentionPeriods } from './retention-periods.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { ScheduledJobsRepository } from './scheduled-jobs.repository.js';

/** Days for which finished requests are stored by default. */
const DEFAULT_FINISHED_DAYS = 30;

export interface JobSettings {
  /** Longest estimated wait of a visitor's job in seconds; beyond it, the job is rejected. */
  maxWaitSeconds?: number;
  /** Days for which finished job requests are stored. */
  finishedDays?: number;
  /** Days for which data is stored, by the scheduled job that deletes it. */
  retention?: RetentionDays;
}

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
  static forService(service: DomainServiceName, settings: JobSettings = {}): DynamicModule {
    const {
      maxWaitSeconds = DEFAULT_MAX_WAIT_SECONDS,
      finishedDays = DEFAULT_FINISHED_DAYS,
      retention = {},
    } = settings;
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
        { provide: JOB_RETENTION_DAYS, useValue: finishedDays },
        { provide: RETENTION_DAYS, useValue: retention },
        RetentionPeriods,
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
      exports: [JobRequests, FailedJobs, JobResults, RetentionPeriods],
    };
  }
}
