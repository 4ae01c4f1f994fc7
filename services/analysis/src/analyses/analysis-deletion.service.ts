import { Injectable } from '@nestjs/common';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { RetentionPeriods } from '@placelore/platform/jobs/retention-periods.js';
import { Storage } from '@placelore/platform/storage/storage.port.js';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import { Analysis } from './analysis.entity.js';
import { buildPhotoKey, ORIGINAL_SUFFIX, PHOTOS_PREFIX, parseAnalysisId } from './cache-keys.js';
import { StepResultsRepository } from './steps/step-results.repository.js';

const DAY_MS = 24 * 3_600_000;
/** Maximum number of analyses, and of files, that one call processes. */
const BATCH_SIZE = 100;
const FILES_PAGE_SIZE = 500;
/** Maximum ms that the caller waits for the deletion of the discovery. */
const DISCOVERY_DELETION_TIMEOUT_MS = 1_000;

/** Deletes analyses with all their data: photo, result, and the step results that no other analysis uses. */
@Injectable()
export class AnalysisDeletionService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly analysesService: AnalysesService,
    private readonly stepResults: StepResultsRepository,
    private readonly jobRequests: JobRequests,
    private readonly jobResults: JobResults,
    private readonly storage: Storage,
    private readonly periods: RetentionPeriods,
  ) {}

  /**
   * Deletes an analysis of the caller, even while it is running, and requests the deletion of its discovery in the same
   * transaction.
   * @throws ApiError ANALYSIS_NOT_FOUND, also for an analysis of another owner
   */
  async deleteOwn(actor: Actor, id: string): Promise<void> {
    const jobRequestId = await this.analyses.transaction(async (manager) => {
      const analysis = this.analysesService.assertOwner(actor, await this.analyses.lock(manager, id));
      await this.deleteRows(manager, [analysis]);
      const options = { requestedBy: analysis.ownerKey };
      return this.jobRequests.enqueue(manager, 'analysis.deleted', { analysisId: id }, options);
    });
    await this.storage.delete([buildPhotoKey(id)]);
    await this.jobResults.waitAtMost(jobRequestId, DISCOVERY_DELETION_TIMEOUT_MS);
  }

  /**
   * Deletes analyses of any owner and ignores ids that do not exist. Files come first, so that a crash leaves none
   * behind.
   */
  async delete(ids: string[]): Promise<void> {
    await this.storage.delete(ids.map(buildPhotoKey));
    await this.analyses.transaction(async (manager) => {
      await this.deleteRows(manager, await this.lock(manager, ids));
    });
  }

  /**
   * Deletes analyses of an account that is being deleted, as {@link delete} does. Content rejects new discoveries of
   * deleted accounts, but not a guest's discovery that is being created at this moment; so its deletion is requested
   * too.
   */
  async deleteOfAccount(ids: string[]): Promise<void> {
    await this.storage.delete(ids.map(buildPhotoKey));
    await this.analyses.transaction(async (manager) => {
      const rows = await this.lock(manager, ids);
      await this.deleteRows(manager, rows);
      for (const { id } of rows.filter(({ userId }) => userId === null)) {
        await this.jobRequests.enqueue(
          manager,
          'analysis.deleted',
          { analysisId: id },
          { requestedBy: 'service:analysis' },
        );
      }
    });
  }

  /** Returns guests' analyses that have been unused for longer than they are retained. */
  async findUnused(): Promise<string[]> {
    const unusedSince = new Date(Date.now() - this.periods.get('analyses.purge') * DAY_MS);
    const rows = await this.analyses.find({
      where: { userId: IsNull(), lastUsedAt: LessThan(unusedSince) },
      order: { lastUsedAt: 'ASC' },
      take: BATCH_SIZE,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  /** Deletes the given analyses if they are still unused; an analysis whose discovery is in use counts as used. */
  async purge(ids: string[], inUse: string[]): Promise<void> {
    await this.analyses.markUsed({ id: In(inUse) });
    const stillUnused = new Set(await this.findUnused());
    await this.delete(ids.filter((id) => stillUnused.has(id) && !inUse.includes(id)));
  }

  /**
   * Deletes stored files of a page that belong to no analysis: originals, which earlier releases stored, and files that
   * a crash left behind more than a day ago.
   * @returns the last key that was checked, or null after the last page
   */
  async sweepFiles(after: string): Promise<string | null> {
    const files = await this.storage.list(PHOTOS_PREFIX, after, FILES_PAGE_SIZE);
    const ids = files.flatMap(({ key }) => parseAnalysisId(key) ?? []);
    const existingIds = new Set(
      (await this.analyses.find({ where: { id: In(ids) }, select: { id: true } })).map(({ id }) => id),
    );
    const cutoff = Date.now() - DAY_MS;
    const obsoleteFiles = files.filter(({ key, modifiedAt }) => {
      const isOrphan = !existingIds.has(parseAnalysisId(key) ?? '') && modifiedAt.getTime() < cutoff;
      return isOrphan || key.endsWith(ORIGINAL_SUFFIX);
    });
    await this.storage.delete(obsoleteFiles.map(({ key }) => key));
    return files.length < FILES_PAGE_SIZE ? null : files.at(-1)!.key;
  }

  private lock(manager: EntityManager, ids: string[]): Promise<Analysis[]> {
    return manager.find(Analysis, { where: { id: In(ids) }, lock: { mode: 'pessimistic_write' } });
  }

  /** Deletes the rows. Their running jobs and waiting requests then end because they find no analysis. */
  private async deleteRows(manager: EntityManager, rows: Analysis[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    for (const { jobRequestId } of rows) await this.jobRequests.finish(manager, jobRequestId, { status: 'done' });
    await this.stepResults.release(manager, ids);
    await manager.delete(Analysis, { id: In(ids) });
  }
}
