import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EXPECTED_FAILURES } from '@placelore/contracts/core/errors.js';
import type { Requester } from '@placelore/contracts/core/identity.js';
import { type JobName, type JobResult, PERSONAL_FIELDS } from '@placelore/contracts/core/jobs/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';
import { toStorableText } from '../database/storable-text.js';
import { getCurrentRequestId } from '../logging/request-context.js';

export interface OpenJobRequest {
  id: string;
  job: JobName;
  payload: unknown;
  requestId: string;
  requester: Requester | null;
  traceparent: string | null;
  /** Round of its queue in which it runs; 0 for jobs that run first. */
  round: number;
  relays: number;
}

interface NewJobRequest extends Omit<OpenJobRequest, 'relays'> {
  dedupeKey: string | null;
  requestedBy: string;
}

/** All services of a database share its channels, so each service's names contain its schema. */
const OPEN_CHANNEL_SQL = `'job_open_' || current_schema()`;
const FINISHED_CHANNEL_SQL = `'job_finished_' || current_schema()`;
const COLUMNS_SQL = 'id, job, payload, request_id as "requestId", requester, traceparent, round, relays';

/**
 * Cleans a message of NUL and unpaired surrogates, which Postgres rejects in jsonb. A failure may quote what a client
 * or vendor sent.
 */
function sanitizeResult(result: JobResult): JobResult {
  if (result.status === 'done') return result;
  return { ...result, message: toStorableText(result.message) };
}

/** SQL of job requests. */
@Injectable()
export class JobRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async getChannels(): Promise<{ open: string; settled: string }> {
    const [row] = await this.dataSource.query(`select ${OPEN_CHANNEL_SQL} as open, ${FINISHED_CHANNEL_SQL} as settled`);
    return row;
  }

  /** Returns the id of the open request: the new one, or an existing one with the same dedupe key. */
  async insert(manager: EntityManager, request: NewJobRequest): Promise<string> {
    const [row] = await manager.query(
      `with added as (
         insert into job_requests (id, job, payload, dedupe_key, requested_by, request_id, requester, traceparent, round)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (job, dedupe_key) where finished_at is null do update set dedupe_key = excluded.dedupe_key
         returning id)
       select added.id, pg_notify(${OPEN_CHANNEL_SQL}, '') from added`,
      [
        request.id,
        request.job,
        JSON.stringify(request.payload),
        request.dedupeKey,
        request.requestedBy,
        request.requestId,
        request.requester && JSON.stringify(request.requester),
        request.traceparent,
        request.round,
      ],
    );
    return row.id;
  }

  /** Checks whether a request with a dedupe key is open. */
  async isOpen(job: JobName, dedupeKey: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'select 1 from job_requests where job = $1 and dedupe_key = $2 and finished_at is null',
      [job, dedupeKey],
    );
    return rows.length > 0;
  }

  /** Inserts the next run of a scheduled job, unless one is open or was requested within the last `hours`. */
  async insertScheduled(job: JobName, hours: number): Promise<void> {
    await this.dataSource.query(
      `with added as (
         insert into job_requests (id, job, payload, dedupe_key, requested_by, request_id)
         select $1::uuid, $2::text, '{}'::jsonb, 'schedule', 'schedule', $3::text
         where not exists (
           select 1 from job_requests where job = $2 and created_at > now() - make_interval(hours => $4))
         on conflict (job, dedupe_key) where finished_at is null do nothing
         returning id)
       select pg_notify(${OPEN_CHANNEL_SQL}, '') from added`,
      [randomUUID(), job, getCurrentRequestId(), hours],
    );
  }

  /**
   * Passes up to `max` unrelayed requests to `publish` and marks them in the same transaction. Concurrent relays never
   * take the same row.
   */
  async relayPending(max: number, publish: (request: OpenJobRequest) => Promise<void>): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: OpenJobRequest[] = await manager.query(
        `select ${COLUMNS_SQL} from job_requests
          where enqueued_at is null and finished_at is null
          order by created_at limit $1 for update skip locked`,
        [max],
      );
      await Promise.all(rows.map(publish));
      if (rows.length > 0) {
        await manager.query(
          'update job_requests set enqueued_at = now(), relays = relays + 1 where id = any($1::uuid[])',
          [rows.map((row) => row.id)],
        );
      }
      return rows.length;
    });
  }

  /**
   * Returns open requests that were relayed more than `minAgeMs` ago, oldest first. From the sixth relay on, the age
   * doubles with each one, up to 15 minutes, so that a Redis that keeps losing jobs is not flooded with them.
   */
  findUnfinished(minAgeMs: number, max: number): Promise<OpenJobRequest[]> {
    return this.dataSource.query(
      `select ${COLUMNS_SQL} from job_requests
        where finished_at is null
          and enqueued_at < now() - make_interval(secs => least(900, $1::float8 * 2 ^ least(greatest(relays - 5, 0), 10)))
        order by enqueued_at limit $2`,
      [minAgeMs / 1000, max],
    );
  }

  /** Marks a request as unrelayed, so that the relay takes it again. */
  async reopen(id: string): Promise<void> {
    await this.dataSource.query('update job_requests set enqueued_at = null where id = $1 and finished_at is null', [
      id,
    ]);
  }

  /** Marks requests whose jobs are alive, so that the sweeper skips them for a while. */
  async touch(ids: string[]): Promise<void> {
    await this.dataSource.query(
      'update job_requests set enqueued_at = now() where id = any($1::uuid[]) and finished_at is null',
      [ids],
    );
  }

  /**
   * Finishes a request once, and deletes its personal fields if it succeeded. A failed one needs them for a retry.
   * Returns false when it was finished before or does not exist. Waiters are notified when `manager` commits.
   */
  async finish(manager: EntityManager, id: string, result: JobResult): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `with settled as (
         update job_requests set finished_at = now(), outcome = $2::jsonb, requester = null,
                payload = case when $2::jsonb->>'status' = 'done'
                  then payload - array(select jsonb_array_elements_text($3::jsonb->job)) else payload end
          where id = $1 and finished_at is null returning id)
       select settled.id, pg_notify(${FINISHED_CHANNEL_SQL}, settled.id::text) from settled`,
      [id, JSON.stringify(sanitizeResult(result)), JSON.stringify(PERSONAL_FIELDS)],
    );
    return rows.length > 0;
  }

  /** Deletes the finished requests of a requester, because payloads may name them. */
  async deleteFinished(manager: EntityManager, requestedBy: string): Promise<void> {
    await manager.query('delete from job_requests where requested_by = $1 and finished_at is not null', [requestedBy]);
  }

  /**
   * Deletes up to `max` requests finished more than `days` ago, except failures that can be retried.
   * @returns the number of deleted rows
   */
  async deleteOld(days: number, max: number): Promise<number> {
    const [, count] = await this.dataSource.query(
      `delete from job_requests where id in (
         select id from job_requests
          where finished_at < now() - make_interval(days => $1)
            and (outcome->>'status' = 'done' or retried_as is not null or outcome->>'code' = any($3))
          order by finished_at limit $2 for update skip locked)`,
      [days, max, EXPECTED_FAILURES],
    );
    return count;
  }

  /** Returns the results of those of `ids` that are finished. */
  findResults(ids: string[]): Promise<{ id: string; outcome: JobResult }[]> {
    return this.dataSource.query(
      'select id, outcome from job_requests where id = any($1::uuid[]) and finished_at is not null',
      [ids],
    );
  }
}
