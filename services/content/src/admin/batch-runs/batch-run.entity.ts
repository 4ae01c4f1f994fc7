import type { RunStatus } from '@placelore/contracts/content/admin/batch-run-results.js';
import type { BatchKind } from '@placelore/contracts/content/admin/batch-runs.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** USD, exact. */
const usd = { type: 'numeric', precision: 14, scale: 8 } as const;

/** Admin job over many articles. Only one run of each kind is open at a time. */
@Entity('batch_runs')
@Check(
  'batch_runs_kind_check',
  `kind in ('fix-attraction-distances', 'generate-nearby-attractions', 'recover-articles', 'find-photos', 'compare-guidebook')`,
)
@Check('batch_runs_status_check', `status in ('queued', 'running', 'done', 'cancelled', 'stopped', 'failed')`)
@Index('batch_runs_in_time', ['createdAt', 'id'])
@Index('batch_runs_open', ['kind'], { unique: true, where: `status in ('queued', 'running')` })
export class BatchRun {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'batch_runs_pkey' })
  id!: string;

  @Column('text')
  kind!: BatchKind;

  /** Whether the run only counted its items and changed nothing. */
  @Column('boolean', { name: 'dry_run' })
  dryRun!: boolean;

  @Column('text')
  status!: RunStatus;

  /** Null when an operator started it from the shell. */
  @Column('integer', { name: 'started_by', nullable: true })
  startedBy!: number | null;

  @Column('text', { name: 'started_by_name' })
  startedByName!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When its items were selected. */
  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'ended_at', precision: 3, nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'cancel_requested_at', precision: 3, nullable: true })
  cancelRequestedAt!: Date | null;

  @Column('integer', { name: 'item_limit', nullable: true })
  limit!: number | null;

  @Column('integer', { default: 0 })
  total!: number;

  @Column('integer', { default: 0 })
  done!: number;

  @Column('integer', { default: 0 })
  failed!: number;

  @Column('integer', { default: 0 })
  skipped!: number;

  @Column({ ...usd, name: 'cost_usd', default: 0 })
  costUsd!: string;

  @Column({ ...usd, name: 'estimated_cost_usd', default: 0 })
  estimatedCostUsd!: string;

  @Column({ ...usd, name: 'budget_usd', nullable: true })
  budgetUsd!: string | null;

  /** Code of the reason for which it stopped or failed. */
  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  /** Job request that executes it; after a resume, the latest one. */
  @Column('uuid', { name: 'job_request_id', nullable: true })
  jobRequestId!: string | null;
}
