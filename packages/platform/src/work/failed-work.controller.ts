import { Controller, type Type } from '@nestjs/common';
import type { Identity, Person } from '@placelore/contracts/identity.js';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import {
  failedRoute,
  failedWorkOf,
  type FailedWork as OnTheWire,
  openRoute,
  type RetriedPage,
  retryAllRoute,
  retryAllWorkOf,
  retryRoute,
  retryWorkOf,
} from '@placelore/contracts/work-requests.js';
import { OPERATOR } from '../audit/audit-log.js';
import { Route } from '../http/route.decorator.js';
import { AdminOnly, Internal } from '../identity/access.decorators.js';
import { FailedWork } from './failed-work.js';

/** The controller with which admins, and operators on the shell, see and run again what failed in `owner`. */
export function failedWorkControllerFor(owner: OwnerName): Type {
  const failed = failedRoute(owner);
  const retry = retryRoute(owner);
  const retryAll = retryAllRoute(owner);
  const open = openRoute(owner);
  const adminFailed = failedWorkOf[owner];
  const adminRetry = retryWorkOf[owner];
  const adminRetryAll = retryAllWorkOf[owner];

  @Controller()
  class FailedWorkController {
    constructor(readonly work: FailedWork) {}

    @Route(failed)
    @Internal()
    list(_operator: Identity, { limit, before }: RouteInput<typeof failed>): Promise<OnTheWire[]> {
      return this.work.list(limit, before);
    }

    @Route(retry)
    @Internal()
    async retry(_operator: Identity, { id }: RouteInput<typeof retry>): Promise<RouteAnswer<typeof retry>> {
      return { workRequestId: await this.work.retry(OPERATOR, id) };
    }

    @Route(retryAll)
    @Internal()
    retryAll(_operator: Identity, choice: RouteInput<typeof retryAll>): Promise<RetriedPage> {
      return this.work.retryAll(OPERATOR, choice);
    }

    @Route(open)
    @Internal()
    open(): Promise<RouteAnswer<typeof open>> {
      return this.work.open();
    }

    @Route(adminFailed)
    @AdminOnly()
    listForAdmin(_admin: Person, { limit, before }: RouteInput<typeof adminFailed>): Promise<OnTheWire[]> {
      return this.work.list(limit, before);
    }

    @Route(adminRetry)
    @AdminOnly()
    async retryForAdmin(admin: Person, { id }: RouteInput<typeof adminRetry>): Promise<RouteAnswer<typeof adminRetry>> {
      return { workRequestId: await this.work.retry(admin, id) };
    }

    @Route(adminRetryAll)
    @AdminOnly()
    retryAllForAdmin(admin: Person, choice: RouteInput<typeof adminRetryAll>): Promise<RetriedPage> {
      return this.work.retryAll(admin, choice);
    }
  }
  return FailedWorkController;
}
