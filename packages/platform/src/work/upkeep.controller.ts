import { Controller, type Type } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/identity.js';
import type { DomainServiceName } from '@placelore/contracts/jobs.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/route.js';
import { runScheduledJobByService, type ScheduledJob, scheduledJobsByService } from '@placelore/contracts/upkeep.js';
import { Route } from '../http/route.decorator.js';
import { AdminOnly } from '../identity/access.decorators.js';
import { ScheduledJobs } from './upkeep.js';

/** The controller with which admins see the regular work of `owner` and have it done. */
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
    async run(admin: Actor, { job }: RouteInput<typeof run>): Promise<RouteResponse<typeof run>> {
      return { workRequestId: await this.scheduledJobs.run(admin, job) };
    }
  }
  return ScheduledJobsController;
}
