import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type BatchKind,
  type BatchOptions,
  type ItemStatus,
  RECOVERY_BATCH_SIZE,
  type RunEstimate,
} from '@placelore/contracts/content/admin/batch-runs.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { AuditAction } from '@placelore/contracts/system/audit.js';
import { type AuditActor, AuditLog } from '@placelore/platform/audit/audit-log.js';
import { isUniqueViolation } from '@placelore/platform/database/database-errors.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchPricesService } from './batch-prices.service.js';
import type { BatchRun } from './batch-run.entity.js';
import type { BatchRunItem } from './batch-run-item.entity.js';
import { BatchRunsRepository, type ListedRun, type RunFilter } from './batch-runs.repository.js';

/** Injection token: whether places can compare records with Wikidata. */
export const IS_WIKIDATA_ON = Symbol('IS_WIKIDATA_ON');

/** Starts, shows, cancels and resumes runs. */
@Injectable()
export class BatchRunsService {
  constructor(
    private readonly repository: BatchRunsRepository,
    private readonly prices: BatchPricesService,
    private readonly jobs: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
    @Inject(IS_WIKIDATA_ON) private readonly isWikidataOn: boolean,
  ) {}

  list(limit: number, filter: RunFilter): Promise<ListedRun[]> {
    return this.repository.list(limit, filter);
  }

  /** @throws ApiError BATCH_NOT_FOUND */
  async read(id: string): Promise<ListedRun> {
    const run = await this.repository.findById(id);
    if (!run) throw new ApiError('BATCH_NOT_FOUND');
    return run;
  }

  /** @throws ApiError BATCH_NOT_FOUND */
  async listItems(id: string, limit: number, after: number, status?: ItemStatus): Promise<BatchRunItem[]> {
    await this.read(id);
    return this.repository.listItems(id, limit, after, status);
  }

  /**
   * Counts the items of a run and estimates its cost. Stores nothing but the fact that they were counted.
   * @throws ApiError WIKIDATA_OFF
   */
  async estimate(actor: AuditActor, kind: BatchKind, options: BatchOptions): Promise<RunEstimate> {
    this.checkWikidata(kind);
    const limit = getItemLimit(kind, options);
    const count = await this.repository.countSubjects(kind, limit);
    const estimatedCostUsd = await this.estimateCost(kind, count);
    const runId = randomUUID();
    const now = new Date();
    await this.dataSource.transaction(async (manager) => {
      const counted = { dryRun: true, status: 'done', total: count, startedAt: now, endedAt: now } as const;
      const run = { ...buildRun(actor, runId, kind, options), ...counted, jobRequestId: null };
      await this.repository.insert(manager, { ...run, estimatedCostUsd: estimatedCostUsd.toFixed(8) });
      await this.record(manager, actor, 'batch.estimate', run, { count });
    });
    return { runId, dryRun: true, count, estimatedCostUsd };
  }

  /**
   * Starts a run.
   * @throws ApiError BATCH_RUNNING, naming the active run of that kind; WIKIDATA_OFF
   */
  async start(actor: AuditActor, kind: BatchKind, options: BatchOptions): Promise<ListedRun> {
    this.checkWikidata(kind);
    const runId = randomUUID();
    const estimatedCost = await this.estimateCost(
      kind,
      await this.repository.countSubjects(kind, getItemLimit(kind, options)),
    );
    await this.runExclusively(kind, async (manager) => {
      const jobRequestId = await this.enqueue(manager, actor, runId);
      const run = { ...buildRun(actor, runId, kind, options), dryRun: false, status: 'queued' as const, jobRequestId };
      await this.repository.insert(manager, { ...run, estimatedCostUsd: estimatedCost.toFixed(8) });
      await this.record(manager, actor, 'batch.start', run, { limit: run.limit, budgetUsd: options.budgetUsd ?? null });
    });
    return this.read(runId);
  }

  /**
   * Stops a run before its next item; a run that has not started ends at once.
   * @throws ApiError BATCH_NOT_FOUND, BATCH_NOT_RUNNING
   */
  async cancel(actor: AuditActor, id: string): Promise<ListedRun> {
    await this.dataSource.transaction(async (manager) => {
      const run = await this.lockRun(manager, id);
      if (run.status !== 'queued' && run.status !== 'running') throw new ApiError('BATCH_NOT_RUNNING');
      if (run.cancelRequestedAt !== null) return;
      await this.repository.update(manager, id, { cancelRequestedAt: new Date() });
      if (run.status === 'queued') {
        await this.repository.finish(manager, id, 'cancelled');
        if (run.jobRequestId) await this.jobs.finish(manager, run.jobRequestId, { status: 'done' });
      }
      await this.record(manager, actor, 'batch.cancel', run, { status: 'cancelled' });
    });
    return this.read(id);
  }

  /**
   * Resumes an unfinished run with its waiting items.
   * @param budgetUsd new budget for the whole run
   * @throws ApiError BATCH_NOT_FOUND, BATCH_NOT_RESUMABLE; BATCH_RUNNING when another run of its kind is active
   */
  async resume(actor: AuditActor, id: string, budgetUsd?: number): Promise<ListedRun> {
    const { kind } = await this.read(id);
    await this.runExclusively(kind, async (manager) => {
      const run = await this.lockRun(manager, id);
      if (!isResumable(run)) throw new ApiError('BATCH_NOT_RESUMABLE');
      await this.requeue(manager, actor, run, budgetUsd);
      await this.record(manager, actor, 'batch.resume', run, { status: 'queued' });
    });
    return this.read(id);
  }

  /**
   * Retries one failed item or all of them; a finished run becomes active again for that.
   * @throws ApiError BATCH_NOT_FOUND, BATCH_ITEM_NOT_FAILED; BATCH_RUNNING when another run of its kind is active
   */
  async retry(actor: AuditActor, id: string, ordinal?: number): Promise<ListedRun> {
    const { kind } = await this.read(id);
    await this.runExclusively(kind, async (manager) => {
      const run = await this.lockRun(manager, id);
      const items = await this.repository.reopenFailed(manager, id, ordinal);
      if (items === 0) throw new ApiError('BATCH_ITEM_NOT_FAILED');
      if (run.status !== 'queued' && run.status !== 'running') await this.requeue(manager, actor, run);
      await this.record(manager, actor, 'batch.retry', run, { items });
    });
    return this.read(id);
  }

  /**
   * Resumes a run with both its waiting and its failed items, for an operator.
   * @throws ApiError BATCH_NOT_FOUND, BATCH_NOT_RESUMABLE, BATCH_RUNNING
   */
  async retryAll(actor: AuditActor, id: string): Promise<ListedRun> {
    const run = await this.read(id);
    if (run.failed > 0) return this.retry(actor, id);
    return this.resume(actor, id);
  }

  private checkWikidata(kind: BatchKind): void {
    if (kind === 'compare-guidebook' && !this.isWikidataOn) throw new ApiError('WIKIDATA_OFF');
  }

  private async requeue(
    manager: EntityManager,
    actor: AuditActor,
    { id }: BatchRun,
    budgetUsd?: number,
  ): Promise<void> {
    const jobRequestId = await this.enqueue(manager, actor, id);
    await this.repository.update(manager, id, {
      status: 'queued',
      jobRequestId,
      endedAt: null,
      cancelRequestedAt: null,
      code: null,
      message: null,
      ...(budgetUsd !== undefined && { budgetUsd: budgetUsd.toFixed(8) }),
    });
  }

  private enqueue(manager: EntityManager, { userId }: AuditActor, runId: string): Promise<string> {
    const requestedBy = userId === null ? 'operator' : `user:${userId}`;
    return this.jobs.enqueue(manager, 'batch.run', { runId }, { requestedBy });
  }

  private async lockRun(manager: EntityManager, id: string): Promise<BatchRun> {
    const run = await this.repository.lock(manager, id);
    if (!run) throw new ApiError('BATCH_NOT_FOUND');
    return run;
  }

  /** Runs a transaction that makes a run the active one of its kind. */
  private async runExclusively(kind: BatchKind, task: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.dataSource.transaction(task);
    } catch (thrown) {
      if (!isUniqueViolation(thrown, 'batch_runs_open')) throw thrown;
      const openRun = await this.repository.findOpen(kind);
      const details = openRun ? { details: [{ field: 'runId', message: openRun.id }] } : {};
      throw new ApiError('BATCH_RUNNING', details);
    }
  }

  private async estimateCost(kind: BatchKind, count: number): Promise<number> {
    if (count === 0) return 0;
    return Math.round((await this.prices.estimateItemCostUsd(kind)) * count * 1e6) / 1e6;
  }

  private record(
    manager: EntityManager,
    actor: AuditActor,
    action: AuditAction,
    { id, kind }: Pick<BatchRun, 'id' | 'kind'>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(manager, actor, { action, subject: { type: 'batch', id, name: kind }, after });
  }
}

const getItemLimit = (kind: BatchKind, { limit }: BatchOptions): number | null =>
  limit ?? (kind === 'recover-articles' ? RECOVERY_BATCH_SIZE : null);

function buildRun({ userId, username }: AuditActor, id: string, kind: BatchKind, options: BatchOptions) {
  return {
    id,
    kind,
    startedBy: userId,
    startedByName: username ?? `user ${userId}`,
    limit: getItemLimit(kind, options),
    budgetUsd: options.budgetUsd?.toFixed(8) ?? null,
  };
}

function isResumable({ status, startedAt, total, done, failed, skipped }: BatchRun): boolean {
  if (status !== 'stopped' && status !== 'cancelled' && status !== 'failed') return false;
  return startedAt === null || done + failed + skipped < total;
}
