import { Injectable } from '@nestjs/common';
import { RetentionPeriods } from '@placelore/platform/jobs/retention-periods.js';
import { HistoryRepository } from './history.repository.js';

/** Number of newest versions of each article that are kept, however old they are. */
const KEPT_VERSIONS = 10;
/** Maximum number of versions, and of runs, that one call deletes; a run may have thousands of items. */
const VERSIONS_BATCH_SIZE = 1_000;
const RUNS_BATCH_SIZE = 20;

/** Result of one call; with `more`, another call is needed. */
export interface Purged {
  purged: number;
  more: boolean;
}

/** Deletes former states of articles, and batch runs, after their retention time. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly repository: HistoryRepository,
    private readonly periods: RetentionPeriods,
  ) {}

  async purgeVersions(): Promise<Purged> {
    const days = this.periods.get('article-versions.purge');
    const purged = await this.repository.deleteVersions(days, KEPT_VERSIONS, VERSIONS_BATCH_SIZE);
    return { purged, more: purged === VERSIONS_BATCH_SIZE };
  }

  async purgeRuns(): Promise<Purged> {
    const purged = await this.repository.deleteRuns(this.periods.get('batch-runs.purge'), RUNS_BATCH_SIZE);
    return { purged, more: purged === RUNS_BATCH_SIZE };
  }
}
