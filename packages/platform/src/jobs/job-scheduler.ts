import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type DomainServiceName, JOBS, type JobName } from '@placelore/contracts/core/jobs/jobs.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { IntervalTask } from './interval-task.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Injection token of the service whose schedule runs here. */
export const SCHEDULED_SERVICE = Symbol('SCHEDULE_OWNER');

/** Dedupe key of scheduled runs: while one is open, no other is requested. */
export const SCHEDULED_RUN_KEY = 'schedule';

/** Milliseconds between checks for due jobs. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Requests a service's scheduled jobs when they are due. The table has the time of the last run, so that restarts and
 * further processes neither skip nor repeat one. Every run is a normal job request: visible, retried and never lost.
 */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new IntervalTask(
    () => this.request(),
    (thrown) => this.logger.warn({ err: thrown }, 'Failed to request scheduled jobs; retrying later'),
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

  /** Requests each scheduled job of the service whose interval has passed since its last run. */
  async request(): Promise<void> {
    for (const [job, definition] of Object.entries(JOBS)) {
      if (definition.service !== this.owner || !('everyHours' in definition)) continue;
      await this.repository.insertScheduled(job as JobName, definition.everyHours);
    }
  }
}
