import type { BatchItem, ItemStatus } from '@placelore/contracts/content/admin/batch-runs.js';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BatchRun } from './batch-run.entity.js';

/** Returns a new object for each column, because TypeORM modifies it. */
const key = () => ({ primaryKeyConstraintName: 'batch_run_items_pkey' });

/** One article, discovery or record of the guidebook in a run, and its result. */
@Entity('batch_run_items')
@Check('batch_run_items_subject_check', `subject_type in ('article', 'discovery', 'record')`)
@Check('batch_run_items_status_check', `status in ('waiting', 'done', 'failed', 'skipped')`)
@Index('batch_run_items_by_status', ['runId', 'status', 'ordinal'])
export class BatchRunItem {
  @PrimaryColumn('uuid', { name: 'run_id', ...key() })
  runId!: string;

  @ManyToOne(() => BatchRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'batch_run_items_run_id_fkey' })
  run?: Relation<BatchRun>;

  /** Position in the run, from 1. */
  @PrimaryColumn('integer', key())
  ordinal!: number;

  @Column('text', { name: 'subject_type' })
  subjectType!: BatchItem['subjectType'];

  /** Id of the subject, which may have been deleted. */
  @Column('integer', { name: 'subject_id' })
  subjectId!: number;

  @Column('text', { name: 'subject_name' })
  subjectName!: string;

  @Column('text', { default: 'waiting' })
  status!: ItemStatus;

  @Column('jsonb', { nullable: true })
  outcome!: BatchItem['outcome'];

  @Column('text', { nullable: true })
  code!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  /** USD of all finished attempts, exact. */
  @Column({ type: 'numeric', precision: 14, scale: 8, name: 'cost_usd', default: 0 })
  costUsd!: string;

  @Column({ type: 'timestamptz', name: 'ended_at', precision: 3, nullable: true })
  endedAt!: Date | null;
}
