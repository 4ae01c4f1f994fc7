import { Injectable } from '@nestjs/common';
import type { RunStatus } from '@placelore/contracts/content/admin/batch-run-results.js';
import type { BatchKind, batchRuns, ItemStatus } from '@placelore/contracts/content/admin/batch-runs.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { DataSource, type EntityManager, In } from 'typeorm';
import { getSelectionParameters, ITEM_SELECTION_SQL } from './batch-item-selection.js';
import { BatchRun } from './batch-run.entity.js';
import { BatchRunItem } from './batch-run-item.entity.js';

export type NewRun = Pick<
  BatchRun,
  'id' | 'kind' | 'dryRun' | 'status' | 'startedBy' | 'startedByName' | 'limit' | 'budgetUsd' | 'jobRequestId'
> &
  Partial<Pick<BatchRun, 'total' | 'estimatedCostUsd' | 'startedAt' | 'endedAt'>>;
/** Run with its cursor in the list. */
export type ListedRun = BatchRun & { cursor: string };

/** Filter of the listed runs; without any field, all are listed. */
export type RunFilter = Pick<RouteInput<typeof batchRuns.list>, 'kind' | 'open' | 'before'>;

/** Result of an item. */
export interface ItemResult {
  status: Exclude<ItemStatus, 'waiting'>;
  outcome?: BatchRunItem['outcome'];
  code?: string;
  message?: string;
}
/** Result of one of the items of a run, with its cost in USD. */
export interface CountedResult extends ItemResult {
  ordinal: number;
  costUsd: number;
}

const CREATED_AT_MICROS_SQL = '(extract(epoch from created_at) * 1000000)::bigint';
/** Cursor after every row: the year 5138, and the largest id. */
const MAX_CURSOR = '99999999999999999.ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Number of latest runs from which the cost of an item is computed. */
const COST_SAMPLE_RUNS = 5;

/** Contains all SQL about runs and their items. */
@Injectable()
export class BatchRunsRepository {
  /** Columns of a run, aliased to its properties. */
  private readonly columns: string;

  constructor(private readonly dataSource: DataSource) {
    this.columns = dataSource
      .getMetadata(BatchRun)
      .columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`)
      .join(', ');
  }

  /** Returns runs, the latest first. */
  list(limit: number, { kind, open, before = MAX_CURSOR }: RunFilter): Promise<ListedRun[]> {
    const [micros, id] = before.split('.');
    return this.dataSource.query(
      `select ${this.columns}, ${CREATED_AT_MICROS_SQL} || '.' || id as cursor from batch_runs
        where ($4::text is null or kind = $4) and ($5::text is null or status in ('queued', 'running'))
          and (created_at, id) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)
        order by created_at desc, id desc limit $3`,
      [micros, id, limit, kind ?? null, open ?? null],
    );
  }

  async findById(id: string): Promise<ListedRun | null> {
    const [row] = await this.dataSource.query(
      `select ${this.columns}, ${CREATED_AT_MICROS_SQL} || '.' || id as cursor from batch_runs where id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the row until the transaction ends. Every change of a run or of its items takes this lock. */
  lock(manager: EntityManager, id: string): Promise<BatchRun | null> {
    return manager.findOne(BatchRun, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns the run of a kind that is queued or running; null when there is none. */
  async findOpen(kind: BatchKind): Promise<BatchRun | null> {
    const [row] = await this.dataSource.query(
      `select ${this.columns} from batch_runs where kind = $1 and status in ('queued', 'running')`,
      [kind],
    );
    return row ?? null;
  }

  async insert(manager: EntityManager, run: NewRun): Promise<void> {
    await manager.insert(BatchRun, run as never);
  }

  async update(manager: EntityManager, id: string, changes: Partial<BatchRun>): Promise<void> {
    await manager.update(BatchRun, { id }, changes as never);
  }

  async finish(manager: EntityManager, id: string, status: RunStatus, reason?: { code: string; message: string }) {
    const { code = null, message = null } = reason ?? {};
    await this.update(manager, id, { status, code, message, endedAt: new Date() });
  }

  /** Requeues a failed run under this job request; returns false while another run of its kind is active. */
  async reopen(manager: EntityManager, id: string, jobRequestId: string): Promise<boolean> {
    const [row] = await manager.query(
      `with reopened as (
         update batch_runs run set status = 'queued', job_request_id = $2, ended_at = null, code = null, message = null
          where id = $1 and status = 'failed' and not exists (
            select 1 from batch_runs open where open.kind = run.kind and open.status in ('queued', 'running'))
          returning 1)
       select count(*)::integer as count from reopened`,
      [id, jobRequestId],
    );
    return row.count === 1;
  }

  /** Counts the subjects that a run would have. */
  async countSubjects(kind: BatchKind, limit: number | null): Promise<number> {
    const [row] = await this.dataSource.query(
      `select count(*)::integer as count from (${ITEM_SELECTION_SQL[kind]}) chosen`,
      getSelectionParameters(kind, limit),
    );
    return row.count;
  }

  /** Selects the subjects of a run in one statement. @returns how many there are */
  async selectItems(manager: EntityManager, { id, kind, limit }: BatchRun): Promise<number> {
    const parameters = getSelectionParameters(kind, limit);
    const [row] = await manager.query(
      `with chosen as (${ITEM_SELECTION_SQL[kind]}), added as (
         insert into batch_run_items (run_id, ordinal, subject_type, subject_id, subject_name)
         select $${parameters.length + 1}::uuid, row_number() over (order by id), type, id, name from chosen returning 1)
       select count(*)::integer as count from added`,
      [...parameters, id],
    );
    return row.count;
  }

  /**
   * Returns the mean cost of an item in USD, whatever its result, over the latest runs of a kind; null without any
   * runs.
   */
  async getMeanItemCost(kind: BatchKind): Promise<number | null> {
    const [row] = await this.dataSource.query(
      `select (sum(cost_usd) / nullif(sum(done + failed + skipped), 0))::float8 as mean from (
         select cost_usd, done, failed, skipped from batch_runs
          where kind = $1 and not dry_run and done + failed + skipped > 0
          order by created_at desc limit $2) latest`,
      [kind, COST_SAMPLE_RUNS],
    );
    return row.mean;
  }

  /** Returns the same for the latest runs that cost anything. */
  async getMeanPaidItemCost(kind: BatchKind): Promise<number | null> {
    const [row] = await this.dataSource.query(
      `select (sum(cost_usd) / nullif(sum(done + failed + skipped), 0))::float8 as mean from (
         select cost_usd, done, failed, skipped from batch_runs
          where kind = $1 and not dry_run and cost_usd > 0
          order by created_at desc limit $2) latest`,
      [kind, COST_SAMPLE_RUNS],
    );
    return row.mean;
  }

  listItems(runId: string, limit: number, after: number, status?: ItemStatus): Promise<BatchRunItem[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(BatchRunItem, 'item')
      .where('item.run_id = :runId and item.ordinal > :after', { runId, after });
    if (status) query.andWhere('item.status = :status', { status });
    return query.orderBy('item.ordinal').limit(limit).getMany();
  }

  listWaitingItems(manager: EntityManager, runId: string, limit: number): Promise<BatchRunItem[]> {
    return manager.find(BatchRunItem, { where: { runId, status: 'waiting' }, order: { ordinal: 'ASC' }, take: limit });
  }

  /** Returns those of these items that are not finished. */
  findWaitingItems(manager: EntityManager, runId: string, ordinals: number[]): Promise<BatchRunItem[]> {
    return manager.findBy(BatchRunItem, { runId, status: 'waiting', ordinal: In(ordinals) });
  }

  /**
   * Finishes waiting items, and counts them and their costs. The caller must have locked the run. @returns the updated
   * run
   */
  async finishItems(manager: EntityManager, runId: string, results: readonly CountedResult[]): Promise<BatchRun> {
    await manager.query(
      `with finished as (
         update batch_run_items item set status = result.status, outcome = result.outcome, code = result.code,
                message = result.message, cost_usd = cost_usd + result."costUsd", ended_at = now()
           from jsonb_to_recordset($2) as result
                (ordinal integer, status text, outcome jsonb, code text, message text, "costUsd" numeric)
          where item.run_id = $1 and item.ordinal = result.ordinal
          returning result.status, result."costUsd" as cost),
       counted as (
         select count(*) filter (where status = 'done') as done, count(*) filter (where status = 'failed') as failed,
                count(*) filter (where status = 'skipped') as skipped, sum(cost) as cost from finished)
       update batch_runs run set done = run.done + counted.done, failed = run.failed + counted.failed,
              skipped = run.skipped + counted.skipped, cost_usd = run.cost_usd + counted.cost
         from counted where run.id = $1`,
      [runId, JSON.stringify(results.map((result) => ({ ...result, costUsd: result.costUsd.toFixed(8) })))],
    );
    return manager.findOneByOrFail(BatchRun, { id: runId });
  }

  /** Requeues failed items. The caller must have locked the run. @returns how many */
  async reopenFailed(manager: EntityManager, runId: string, ordinal?: number): Promise<number> {
    const [row] = await manager.query(
      `with reopened as (
         update batch_run_items set status = 'waiting', ended_at = null, outcome = null, code = null,
                message = null
          where run_id = $1 and status = 'failed' and ($2::integer is null or ordinal = $2) returning 1),
       counted as (update batch_runs set failed = failed - (select count(*) from reopened) where id = $1)
       select count(*)::integer as count from reopened`,
      [runId, ordinal ?? null],
    );
    return row.count;
  }

  /** Returns the sum of one numeric field over all results of a run. */
  async sumOutcome(runId: string, field: string): Promise<number> {
    const [row] = await this.dataSource.query(
      `select coalesce(sum((outcome->>$2)::integer), 0)::integer as sum from batch_run_items where run_id = $1`,
      [runId, field],
    );
    return row.sum;
  }
}
