import { Controller, type Type } from '@nestjs/common';
import type { Person } from '@placelore/contracts/identity.js';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { runUpkeepOf, type UpkeepJob, upkeepOf } from '@placelore/contracts/upkeep.js';
import { Route } from '../http/route.decorator.js';
import { AdminOnly } from '../identity/access.decorators.js';
import { Upkeep } from './upkeep.js';

/** The controller with which admins see the regular work of `owner` and have it done. */
export function upkeepControllerFor(owner: OwnerName): Type {
  const list = upkeepOf[owner];
  const run = runUpkeepOf[owner];

  @Controller()
  class UpkeepController {
    constructor(readonly upkeep: Upkeep) {}

    @Route(list)
    @AdminOnly()
    list(): Promise<UpkeepJob[]> {
      return this.upkeep.list();
    }

    @Route(run)
    @AdminOnly()
    async run(admin: Person, { job }: RouteInput<typeof run>): Promise<RouteAnswer<typeof run>> {
      return { workRequestId: await this.upkeep.run(admin, job) };
    }
  }
  return UpkeepController;
}
