import { Controller, type Type } from '@nestjs/common';
import {
  countOpenRoute,
  type FailedJob as FailedJobResponse,
  failedJobsByService,
  finishRoute,
  listFailedRoute,
  type RetriedPage,
  retryAllJobsByService,
  retryAllRoute,
  retryJobByService,
  retryRoute,
} from '@placelore/contracts/core/jobs/job-requests.js';
import type { DomainServiceName } from '@placelore/contracts/core/jobs/jobs.js';
import {
  runScheduledJobByService,
  type ScheduledJob,
  scheduledJobsByService,
} from '@placelore/contracts/core/jobs/scheduled-jobs.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { OPERATOR } from '../audit/audit-log.js';
import { Actor, Input, Route } from '../http/route.decorator.js';
import { AdminOnly, Internal } from '../identity/access.decorators.js';
import { FailedJobs } from './failed-jobs.js';
import { JobRequests } from './job-requests.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/**
 * Creates the controller with which admins, and operators on the shell, list and retry the failed jobs of `service`.
 */
export function createFailedJobsController(service: DomainServiceName): Type {
  const failed = listFailedRoute(service);
  const retry = retryRoute(service);
  const retryAll = retryAllRoute(service);
  const open = countOpenRoute(service);
  const adminFailed = failedJobsByService[service];
  const adminRetry = retryJobByService[service];
  const adminRetryAll = retryAllJobsByService[service];

  @Controller()
  class FailedJobsController {
    constructor(readonly work: FailedJobs) {}

    @Route(failed)
    @Internal()
    list(@Input() { limit, before }: RouteInput<typeof failed>): Promise<FailedJobResponse[]> {
      return this.work.list(limit, before);
    }

    @Route(retry)
    @Internal()
    async retry(@Input() { id }: RouteInput<typeof retry>): Promise<RouteResponse<typeof retry>> {
      return { jobRequestId: await this.work.retry(OPERATOR, id) };
    }

    @Route(retryAll)
    @Internal()
    retryAll(@Input() choice: RouteInput<typeof retryAll>): Promise<RetriedPage> {
      return this.work.retryAll(OPERATOR, choice);
    }

    @Route(open)
    @Internal()
    open(): Promise<RouteResponse<typeof open>> {
      return this.work.countOpen();
    }

    @Route(adminFailed)
    @AdminOnly()
    listForAdmin(@Input() { limit, before }: RouteInput<typeof adminFailed>): Promise<FailedJobResponse[]> {
      return this.work.list(limit, before);
    }

    @Route(adminRetry)
    @AdminOnly()
    async retryForAdmin(
      @Actor() admin: Actor,
      @Input() { id }: RouteInput<typeof adminRetry>,
    ): Promise<RouteResponse<typeof adminRetry>> {
      return { jobRequestId: await this.work.retry(admin, id) };
    }

    @Route(adminRetryAll)
    @AdminOnly()
    retryAllForAdmin(@Actor() admin: Actor, @Input() choice: RouteInput<typeof adminRetryAll>): Promise<RetriedPage> {
      return this.work.retryAll(admin, choice);
    }
  }
  return FailedJobsController;
}

/** Creates the controller with which the worker finishes job requests of `service`. */
export function createFinishController(service: DomainServiceName): Type {
  const definition = finishRoute(service);

  @Controller()
  class FinishJobController {
    constructor(readonly requests: JobRequests) {}

    @Route(definition)
    @Internal()
    finish(@Input() { id, outcome }: RouteInput<typeof definition>): Promise<void> {
      return this.requests.finishInOwnTransaction(id, outcome);
    }
  }
  return FinishJobController;
}

/** Creates the controller with which admins list and start the scheduled jobs of `service`. */
export function createScheduledJobsController(service: DomainServiceName): Type {
  const list = scheduledJobsByService[service];
  const run = runScheduledJobByService[service];

  @Controller()
  class ScheduledJobsController {
    constructor(readonly scheduledJobs: ScheduledJobs) {}

    @Route(list)
    @AdminOnly()
    list(): Promise<ScheduledJob[]> {
      return this.scheduledJobs.list();
    }

    @Route(run)
    @AdminOnly()
    async run(@Actor() admin: Actor, @Input() { job }: RouteInput<typeof run>): Promise<RouteResponse<typeof run>> {
      return { jobRequestId: await this.scheduledJobs.run(admin, job) };
    }
  }
  return ScheduledJobsController;
}
