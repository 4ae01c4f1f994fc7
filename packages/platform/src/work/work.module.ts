import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { OwnerName } from '@placelore/contracts/jobs.js';
import { Relay } from './relay.js';
import { SCHEDULE_OWNER, Schedule } from './schedule.js';
import { settleControllerFor } from './settle.controller.js';
import { Settlements } from './settlements.js';
import { Sweeper } from './sweeper.js';
import { WorkRequests } from './work-requests.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** Work requests of one owner: asking, regular turns, relaying, sweeping, settling, waiting. */
@Module({})
export class WorkModule {
  static forOwner(owner: OwnerName): DynamicModule {
    const controller: Type = settleControllerFor(owner);
    return {
      module: WorkModule,
      global: true,
      controllers: [controller],
      providers: [
        { provide: SCHEDULE_OWNER, useValue: owner },
        WorkRequestsRepository,
        WorkRequests,
        Relay,
        Schedule,
        Sweeper,
        Settlements,
      ],
      exports: [WorkRequests, Settlements],
    };
  }
}
