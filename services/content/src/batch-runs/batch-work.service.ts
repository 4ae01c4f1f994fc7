import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ERRORS } from '@placelore/contracts/errors.js';
import type { BatchResult, internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { FailedWork } from '@placelore/platform/work/failed-work.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import { BatchItems } from './batch-items.service.js';
import type { BatchRun } from './batch-run.entity.js';
import { BatchRunsRepository } from './batch-runs.repository.js';

/** Items handed out at a time: few enough that what was read of them is still true when they are done. */
const SLICE = 10;
const OVER = { total: 0, over: 0 };

type Next = RouteAnswer<typeof internalBatchRuns.next>;
type Committed = RouteAnswer<typeof internalBatchRuns.commit>;

/**
 * The steps of the flow `batch.run` that belong to this owner. The cursor of a run are its items: one that waits is still
 * to be done. Each step may be called again without harm; of a run that was resumed, only the last work request counts.
 */
@Injectable()
export class BatchWork implements OnModuleInit {
  constructor(
    private readonly repository: BatchRunsRepository,
    private readonly batchItems: BatchItems,
    private readonly work: WorkRequests,
    private readonly failedWork: FailedWork,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.work.onFailure('batch.run', (manager, payload, failure) =>
      this.fail(manager, (payload as { runId: string }).runId, failure),
    );
    this.failedWork.onRetry('batch.run', (manager, { runId }, workRequestId) =>
      this.repository.reopen(manager, runId, workRequestId),
    );
  }

  /** The next items, read as they are now; none when the run is over, which is then settled. */
  async next(id: string, workRequestId: string): Promise<Next> {
    const found = await this.dataSource.transaction(async (manager) => {
      const run = await this.held(manager, id, workRequestId);
      if (!run) return null;
      if (run.startedAt === null) {
        run.total = await this.repository.choose(manager, run);
        run.startedAt = new Date();
      }
      const { total, startedAt } = run;
      await this.repository.update(manager, id, { status: 'running', total, startedAt });
      if (!(await this.goesOn(manager, run, workRequestId))) return null;
      return { run, waiting: await this.repository.waiting(manager, id, SLICE) };
    });
    if (!found) return { items: [], ...OVER };
    const items: Next['items'] = [];
    for (const item of found.waiting) items.push(await this.batchItems.subjectOf(found.run, item));
    return { items, ...progressOf(found.run) };
  }

  /** Takes over what came of an item, counts it and its cost once, and decides whether the run goes on. */
  commit(id: string, ordinal: number, workRequestId: string, result: BatchResult, costUsd: number): Promise<Committed> {
    return this.dataSource.transaction(async (manager) => {
      const run = await this.held(manager, id, workRequestId);
      if (!run) return { goesOn: false, ...OVER };
      const item = await this.repository.item(manager, id, ordinal);
      if (item?.status !== 'waiting') return { goesOn: true, ...progressOf(run) };
      const end = await this.batchItems.take(manager, run, item, result);
      const after = await this.repository.endItem(manager, id, ordinal, end, costUsd);
      return { goesOn: await this.goesOn(manager, after, workRequestId), ...progressOf(after) };
    });
  }

  /** Ends a run because the budget of a provider is spent. */
  async stop(id: string, workRequestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const run = await this.held(manager, id, workRequestId);
      if (run) await this.stopFor(manager, run, workRequestId, ERRORS.PROVIDER_BUDGET_SPENT.message);
    });
  }

  /** The run, held, if it is the one this work request is to do; else the request is settled. */
  private async held(manager: EntityManager, id: string, workRequestId: string): Promise<BatchRun | null> {
    const run = await this.repository.lock(manager, id);
    const isOpen = run?.status === 'queued' || run?.status === 'running';
    if (run && isOpen && run.workRequestId === workRequestId) return run;
    await this.work.settle(manager, workRequestId, { status: 'done' });
    return null;
  }

  /** Whether a run has more to do and may do it; when not, it ends. */
  private async goesOn(manager: EntityManager, run: BatchRun, workRequestId: string): Promise<boolean> {
    if (overOf(run) >= run.total) await this.end(manager, run, workRequestId, 'done');
    else if (run.cancelRequestedAt !== null) await this.end(manager, run, workRequestId, 'cancelled');
    else if (await this.isSpent(run))
      await this.stopFor(manager, run, workRequestId, 'The budget of the run is spent.');
    else return true;
    return false;
  }

  /** Whether another item, at what those before it cost on the average, in this run or the latest, would pass the budget. */
  private async isSpent(run: BatchRun): Promise<boolean> {
    if (run.budgetUsd === null) return false;
    const [cost, over] = [Number(run.costUsd), overOf(run)];
    const next = Math.max(over === 0 ? 0 : cost / over, (await this.repository.meanCost(run.kind)) ?? 0);
    return next > 0 && cost + next > Number(run.budgetUsd) + 1e-9;
  }

  private stopFor(manager: EntityManager, run: BatchRun, workRequestId: string, message: string): Promise<void> {
    return this.end(manager, run, workRequestId, 'stopped', { code: 'PROVIDER_BUDGET_SPENT', message });
  }

  private async end(
    manager: EntityManager,
    { id }: BatchRun,
    workRequestId: string,
    status: 'done' | 'cancelled' | 'stopped',
    why?: { code: string; message: string },
  ): Promise<void> {
    await this.repository.end(manager, id, status, why);
    await this.work.settle(manager, workRequestId, { status: 'done' });
  }

  private async fail(manager: EntityManager, id: string, failure: { code: string; message: string }): Promise<void> {
    const run = await this.repository.lock(manager, id);
    if (run?.status !== 'queued' && run?.status !== 'running') return;
    const message = failure.message.replaceAll('\0', '').toWellFormed();
    await this.repository.end(manager, id, 'failed', { code: failure.code, message });
  }
}

const overOf = ({ done, failed, skipped }: BatchRun): number => done + failed + skipped;
const progressOf = (run: BatchRun) => ({ total: run.total, over: overOf(run) });
