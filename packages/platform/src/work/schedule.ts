import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { JOBS, type JobName, type OwnerName } from '@placelore/contracts/jobs.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Ticker } from './ticker.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** Injection token of the owner whose schedule runs here. */
export const SCHEDULE_OWNER = Symbol('SCHEDULE_OWNER');

/** The key of turns: while one is open, no other is asked for. */
export const TURN = 'schedule';

/** Ms between looks at what is due. */
const LOOK = 60_000;

/**
 * Asks for an owner's regular work when it is due. What was asked for last stands in the table, so that restarts and
 * further processes neither skip a turn nor double it, and every run is a work request like any other: visible, tried
 * again, and never lost.
 */
@Injectable()
export class Schedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ticker = new Ticker(
    () => this.request(),
    (thrown) => this.logger.warn({ err: thrown }, 'Regular work could not be asked for; trying again later'),
  );

  constructor(
    @Inject(SCHEDULE_OWNER) private readonly owner: OwnerName,
    private readonly repository: WorkRequestsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker.tick();
    this.ticker.start(LOOK);
  }

  onApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  /** Asks for each regular job of the owner whose last turn is longer ago than its interval. */
  async request(): Promise<void> {
    for (const [job, definition] of Object.entries(JOBS)) {
      if (definition.owner !== this.owner || !('everyHours' in definition)) continue;
      await this.repository.insertDue(job as JobName, definition.everyHours);
    }
  }
}
