import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type DomainServiceName, JOBS, type JobName } from '@placelore/contracts/core/jobs.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { IntervalTask } from './interval-task.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Injection token of the owner whose schedule runs here. */
export const SCHEDULED_SERVICE = Symbol('SCHEDULE_OWNER');

/** The key of turns: while one is open, no other is asked for. */
export const SCHEDULED_RUN_KEY = 'schedule';

/** Ms between looks at what is due. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Asks for an owner's regular work when it is due. What was asked for last stands in the table, so that restarts and
 * further processes neither skip a turn nor double it, and every run is a work request like any other: visible, tried
 * again, and never lost.
 */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new IntervalTask(
    () => this.request(),
    (thrown) => this.logger.warn({ err: thrown }, 'Regular work could not be asked for; trying again later'),
  );

  constructor(
    @Inject(SCHEDULED_SERVICE) private readonly owner: DomainServiceName,
    private readonly repository: JobRequestsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.runNow();
    this.task.start(POLL_INTERVAL_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Asks for each regular job of the owner whose last turn is longer ago than its interval. */
  async request(): Promise<void> {
    for (const [job, definition] of Object.entries(JOBS)) {
      if (definition.service !== this.owner || !('everyHours' in definition)) continue;
      await this.repository.insertScheduled(job as JobName, definition.everyHours);
    }
  }
}
