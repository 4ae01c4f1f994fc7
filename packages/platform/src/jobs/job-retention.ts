import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { IntervalTask } from './interval-task.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Injection token of the days for which finished requests are stored. */
export const JOB_RETENTION_DAYS = Symbol('JOB_RETENTION_DAYS');
/** Milliseconds between cleanups. */
const INTERVAL_MS = 3_600_000;
/** Rows per statement, so that none holds its locks for long. */
const BATCH_SIZE = 5_000;

/**
 * Deletes requests that finished long ago, so that the table does not grow forever. Failures that were not retried
 * stay, because they can be.
 */
@Injectable()
export class JobRetention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new IntervalTask(
    () => this.deleteOld(),
    (thrown) => this.logger.warn({ err: thrown }, 'Failed to delete old job requests; retrying later'),
  );

  constructor(
    private readonly repository: JobRequestsRepository,
    @Inject(JOB_RETENTION_DAYS) private readonly days: number,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.runNow();
    this.task.start(INTERVAL_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async deleteOld(): Promise<void> {
    while ((await this.repository.deleteOld(this.days, BATCH_SIZE)) === BATCH_SIZE);
  }
}
