import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { WorkQuotas } from '../quotas/work-quotas.js';
import { failedWorkControllerFor } from './failed-work.controller.js';
import { FailedWork } from './failed-work.js';
import { FailedWorkRepository } from './failed-work.repository.js';
import { Relay } from './relay.js';
import { Retention } from './retention.js';
import { SCHEDULE_OWNER, Schedule } from './schedule.js';
import { settleControllerFor } from './settle.controller.js';
import { Settlements } from './settlements.js';
import { Sweeper } from './sweeper.js';
import { upkeepControllerFor } from './upkeep.controller.js';
import { Upkeep } from './upkeep.js';
import { UpkeepRepository } from './upkeep.repository.js';
import { WorkRequests } from './work-requests.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** The controllers of work requests of `owner`. */
export const workControllersFor = (owner: OwnerName): Type[] => [
  settleControllerFor(owner),
  failedWorkControllerFor(owner),
  upkeepControllerFor(owner),
];

/**
 * Work requests of one owner: asking, regular turns, relaying, sweeping, settling, waiting, running again,
 * forgetting. Needs the
 * owner's AuditModule.
 */
@Module({})
export class WorkModule {
  static forOwner(owner: OwnerName): DynamicModule {
    return {
      module: WorkModule,
      global: true,
      controllers: workControllersFor(owner),
      providers: [
        { provide: SCHEDULE_OWNER, useValue: owner },
        WorkRequestsRepository,
        WorkRequests,
        WorkQuotas,
        FailedWorkRepository,
        FailedWork,
        Relay,
        Schedule,
        Retention,
        Upkeep,
        UpkeepRepository,
        Sweeper,
        Settlements,
      ],
      exports: [WorkRequests, FailedWork, Settlements],
    };
  }
}
