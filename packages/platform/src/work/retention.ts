import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Ticker } from './ticker.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** Days that settled work can be looked up for. */
const KEPT_FOR = 30;
/** Ms between looks. */
const INTERVAL = 3_600_000;
/** Rows of one statement, so that none holds its locks for long. */
const BATCH = 5_000;

/**
 * Forgets work that was settled long ago: a table in which everything stays would grow for ever. What failed and was
 * not run again stays, because it can be.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ticker = new Ticker(
    () => this.forget(),
    (thrown) => this.logger.warn({ err: thrown }, 'Old work requests could not be forgotten; trying again later'),
  );

  constructor(
    private readonly repository: WorkRequestsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker.tick();
    this.ticker.start(INTERVAL);
  }

  onApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  async forget(): Promise<void> {
    while ((await this.repository.forgetOld(KEPT_FOR, BATCH)) === BATCH);
  }
}
