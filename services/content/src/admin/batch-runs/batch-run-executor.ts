import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FinishedItem, internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { toStorableText } from '@placelore/platform/database/storable-text.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchItemProcessor } from './batch-item-processor.js';
import type { BatchRun } from './batch-run.entity.js';
import { BatchRunsRepository, type CountedResult } from './batch-runs.repository.js';

/** Items per batch: few, so that their data is still current when the worker processes them. */
const ITEM_BATCH_SIZE = 10;
const NO_PROGRESS = { total: 0, over: 0 };

type NextItems = RouteResponse<typeof internalBatchRuns.next>;
type CommitResult = RouteResponse<typeof internalBatchRuns.commit>;

/**
 * Content's steps of the job `batch.run`. The items show how far a run is: those that are waiting are still to be
 * processed. Every step is idempotent. After a resume, only the latest job request of a run counts.
 */
@Injectable()
export class BatchRunExecutor implements OnModuleInit {
  constructor(
    private readonly repository: BatchRunsRepository,
    private readonly itemProcessor: BatchItemProcessor,
    private readonly jobs: JobRequests,
    private readonly failedJobs: FailedJobs,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.onFinalFailure('batch.run', (manager, payload, failure) =>
      this.fail(manager, (payload as { runId: string }).runId, failure),
    );
    this.failedJobs.onRetry('batch.run', (manager, { runId }, jobRequestId) =>
      this.repository.reopen(manager, runId, jobRequestId),
    );
  }

  /** Returns the next items in their present state; none when the run is over, in which case the job is finished. */
  async nextItems(id: string, jobRequestId: string): Promise<NextItems> {
    const batch = await this.dataSource.transaction(async (manager) => {
      const run = await this.lockRun(manager, id, jobRequestId);
      if (!run) return null;
      if (run.startedAt === null) {
        run.total = await this.repository.selectItems(manager, run);
        run.startedAt = new Date();
      }
      const { total, startedAt } = run;
      await this.repository.update(manager, id, { status: 'running', total, startedAt });
      if (!(await this.continueOrFinish(manager, run, jobRequestId))) return null;
      return { run, waiting: await this.repository.listWaitingItems(manager, id, ITEM_BATCH_SIZE) };
    });
    if (!batch) return { items: [], ...NO_PROGRESS };
    const items: NextItems['items'] = [];
    for (const item of batch.waiting) items.push(await this.itemProcessor.loadSubject(batch.run, item));
    return { items, ...toProgress(batch.run) };
  }

  /** Stores the results of items, counts each and its cost once, and returns whether the run continues. */
  commit(id: string, jobRequestId: string, items: readonly FinishedItem[]): Promise<CommitResult> {
    return this.dataSource.transaction(async (manager) => {
      const run = await this.lockRun(manager, id, jobRequestId);
      if (!run) return { goesOn: false, ...NO_PROGRESS };
      const ordinals = items.map(({ ordinal }) => ordinal);
      const waiting = new Map(
        (await this.repository.findWaitingItems(manager, id, ordinals)).map((item) => [item.ordinal, item]),
      );
      const results: CountedResult[] = [];
      for (const { ordinal, result, costUsd } of items) {
        const item = waiting.get(ordinal);
        if (!item) continue;
        results.push({ ordinal, costUsd, ...(await this.itemProcessor.applyResult(manager, run, item, result)) });
        waiting.delete(ordinal);
      }
      if (results.length === 0) return { goesOn: true, ...toProgress(run) };
      const updatedRun = await this.repository.finishItems(manager, id, results);
      return { goesOn: await this.continueOrFinish(manager, updatedRun, jobRequestId), ...toProgress(updatedRun) };
    });
  }

  /** Stops a run because a provider's budget is exhausted. */
  async stop(id: string, jobRequestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const run = await this.lockRun(manager, id, jobRequestId);
      if (run) await this.stopRun(manager, run, jobRequestId, ERRORS.PROVIDER_BUDGET_EXHAUSTED.message);
    });
  }

  /** Locks and returns the run if this job request is its latest; otherwise finishes the request. */
  private async lockRun(manager: EntityManager, id: string, jobRequestId: string): Promise<BatchRun | null> {
    const run = await this.repository.lock(manager, id);
    const isOpen = run?.status === 'queued' || run?.status === 'running';
    if (run && isOpen && run.jobRequestId === jobRequestId) return run;
    await this.jobs.finish(manager, jobRequestId, { status: 'done' });
    return null;
  }

  /** Returns whether a run has items and budget left; if not, ends it. */
  private async continueOrFinish(manager: EntityManager, run: BatchRun, jobRequestId: string): Promise<boolean> {
    if (finishedCount(run) >= run.total) await this.finish(manager, run, jobRequestId, 'done');
    else if (run.cancelRequestedAt !== null) await this.finish(manager, run, jobRequestId, 'cancelled');
    else if (await this.isBudgetExhausted(run))
      await this.stopRun(manager, run, jobRequestId, 'The budget of the run is exhausted.');
    else return true;
    return false;
  }

  /** Whether one more item would exceed the budget, at the average cost of this run or of the latest runs. */
  private async isBudgetExhausted(run: BatchRun): Promise<boolean> {
    if (run.budgetUsd === null) return false;
    const [cost, finished] = [Number(run.costUsd), finishedCount(run)];
    const nextCost = Math.max(
      finished === 0 ? 0 : cost / finished,
      (await this.repository.getMeanItemCost(run.kind)) ?? 0,
    );
    return nextCost > 0 && cost + nextCost > Number(run.budgetUsd) + 1e-9;
  }

  private stopRun(manager: EntityManager, run: BatchRun, jobRequestId: string, message: string): Promise<void> {
    return this.finish(manager, run, jobRequestId, 'stopped', { code: 'PROVIDER_BUDGET_EXHAUSTED', message });
  }

  private async finish(
    manager: EntityManager,
    { id }: BatchRun,
    jobRequestId: string,
    status: 'done' | 'cancelled' | 'stopped',
    reason?: { code: string; message: string },
  ): Promise<void> {
    await this.repository.finish(manager, id, status, reason);
    await this.jobs.finish(manager, jobRequestId, { status: 'done' });
  }

  private async fail(manager: EntityManager, id: string, failure: { code: string; message: string }): Promise<void> {
    const run = await this.repository.lock(manager, id);
    if (run?.status !== 'queued' && run?.status !== 'running') return;
    const message = toStorableText(failure.message);
    await this.repository.finish(manager, id, 'failed', { code: failure.code, message });
  }
}

const finishedCount = ({ done, failed, skipped }: BatchRun): number => done + failed + skipped;
const toProgress = (run: BatchRun) => ({ total: run.total, over: finishedCount(run) });
