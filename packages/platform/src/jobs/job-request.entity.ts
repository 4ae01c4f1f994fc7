import type { Requester } from '@placelore/contracts/core/identity.js';
import type { JobName, JobResult } from '@placelore/contracts/core/jobs.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Work that a committed change asked for. One table of this shape stands in every owner's schema. */
@Entity('job_requests')
@Index('job_requests_to_enqueue', ['createdAt'], { where: 'enqueued_at is null and finished_at is null' })
@Index('job_requests_open', ['enqueuedAt'], { where: 'finished_at is null' })
@Index('job_requests_by_job', ['job', 'createdAt'])
@Index('job_requests_failed', ['finishedAt', 'id'], {
  where: `outcome->>'status' = 'failed' and retried_as is null`,
})
@Index('job_requests_finished', ['finishedAt'], { where: 'finished_at is not null' })
@Index('job_requests_of_requester', ['requestedBy'])
@Index('job_requests_dedupe', ['job', 'dedupeKey'], { unique: true, where: 'finished_at is null' })
export class JobRequest {
  /** Also the id of the job in the queue. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  job!: JobName;

  @Column('jsonb')
  payload!: unknown;

  /** While a request with this key is open, an equal one is not made again. */
  @Column('text', { name: 'dedupe_key', nullable: true })
  dedupeKey!: string | null;

  /** Who caused it, as `user:7`, `visitor:…` or `service:…`. */
  @Column('text', { name: 'requested_by' })
  requestedBy!: string;

  /** Whose quotas and shares the work counts for; forgotten when it is settled. */
  @Column('jsonb', { nullable: true })
  requester!: Requester | null;

  /** Id of the HTTP request that caused it. */
  @Column('text', { name: 'request_id' })
  requestId!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'enqueued_at', nullable: true })
  enqueuedAt!: Date | null;

  /** How often it was put into the queue. */
  @Column('integer', { default: 0 })
  relays!: number;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  outcome!: JobResult | null;

  /** Of failed work that was run again: the work request that did so. */
  @Column('uuid', { name: 'retried_as', nullable: true })
  retriedAs!: string | null;
}
