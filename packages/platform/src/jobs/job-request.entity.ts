import type { Requester } from '@placelore/contracts/core/identity.js';
import type { JobName, JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Job requested by a committed change (transactional outbox). Every service's schema has one table of this shape. */
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

  /** While a request with this key is open, no second one is created. */
  @Column('text', { name: 'dedupe_key', nullable: true })
  dedupeKey!: string | null;

  /** Requester, as `user:7`, `visitor:…` or `service:…`. */
  @Column('text', { name: 'requested_by' })
  requestedBy!: string;

  /** Requester whose quotas and budget shares the job counts against; cleared when the request is finished. */
  @Column('jsonb', { nullable: true })
  requester!: Requester | null;

  /** Round of its queue in which it runs, from 1; 0 for jobs that run first. */
  @Column('integer', { default: 0 })
  round!: number;

  /** Id of the HTTP request that caused the job. */
  @Column('text', { name: 'request_id' })
  requestId!: string;

  /** W3C `traceparent` of that request; null for scheduled jobs. */
  @Column('text', { nullable: true })
  traceparent!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'enqueued_at', nullable: true })
  enqueuedAt!: Date | null;

  /** Number of times it was added to the queue. */
  @Column('integer', { default: 0 })
  relays!: number;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  outcome!: JobResult | null;

  /** Job request that retried this failed one. */
  @Column('uuid', { name: 'retried_as', nullable: true })
  retriedAs!: string | null;
}
