import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { IntervalTask } from '@placelore/platform/jobs/interval-task.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { MeilisearchEngine } from './meilisearch-engine.js';
import { SearchEngineError } from './search-engine-error.js';

/** Milliseconds between two checks of the engine. After a failure, it is not used until a check succeeds. */
const CHECK_INTERVAL_MS = 5_000;
const LOG_INTERVAL_MS = 60_000;
/** Word that is searched for to check the engine. */
const CHECKED_WORD = 'a';
const NOTICE = 'search engine';

/** Decides whether the search engine is used, and notifies operators when it is not. */
@Injectable()
export class SearchEngineState implements OnApplicationBootstrap, OnApplicationShutdown {
  private isUsable = true;
  private loggedAt = Number.NEGATIVE_INFINITY;
  private readonly task = new IntervalTask(
    () => this.check(),
    (thrown) => this.fail(thrown),
  );

  constructor(
    private readonly engine: MeilisearchEngine,
    private readonly health: HealthChecks,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.runNow();
    this.task.start(CHECK_INTERVAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  /** Returns the answer of the engine; null when it is not used or fails. */
  async ask<T>(question: (engine: MeilisearchEngine) => Promise<T>): Promise<T | null> {
    if (!this.isUsable) return null;
    try {
      return await question(this.engine);
    } catch (thrown) {
      this.fail(thrown);
      return null;
    }
  }

  /** Checks the engine with a search, and uses it again if it answers. @throws SearchEngineError */
  async check(): Promise<void> {
    await this.engine.findMatches(CHECKED_WORD, 1);
    if (this.isUsable) return;
    this.isUsable = true;
    this.health.withdrawNotice(NOTICE);
    this.logger.info('The search engine is used again');
  }

  private fail(thrown: unknown): void {
    if (!(thrown instanceof SearchEngineError)) throw thrown;
    this.isUsable = false;
    this.health.registerNotice(NOTICE, thrown.advice);
    if (performance.now() - this.loggedAt < LOG_INTERVAL_MS) return;
    this.loggedAt = performance.now();
    const { reason, status } = thrown;
    this.logger.warn({ reason, status }, 'The search engine failed; PostgreSQL answers searches');
  }
}
