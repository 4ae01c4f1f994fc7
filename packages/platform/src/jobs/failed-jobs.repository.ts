import { Injectable } from '@nestjs/common';
import { EXPECTED_FAILURES } from '@placelore/contracts/core/errors.js';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';

export interface FailedRow {
  id: string;
  job: string;
  requestedBy: string;
  requestId: string;
  createdAt: Date;
  failedAt: Date;
  code: string;
  message: string;
  /**
   * Position in the list: time of failure in microseconds since 1970, and the id. With milliseconds, a page could skip
   * rows.
   */
  cursor: string;
}

/** Job request that may be retried, locked until the transaction ends. */
export interface LockedRequest {
  id: string;
  job: string;
  payload: unknown;
  dedupeKey: string | null;
  requestedBy: string;
  outcome: JobResult | null;
  retriedAs: string | null;
}

const FAILED_PAGE_SQL = `
  select id, job, requested_by as "requestedBy", request_id as "requestId", created_at as "createdAt",
         finished_at as "failedAt", outcome->>'code' as code, outcome->>'message' as message,
         (extract(epoch from finished_at) * 1000000)::bigint || '.' || id as cursor
    from job_requests
   where outcome->>'status' = 'failed' and retried_as is null and outcome->>'code' <> all($4)
     and ($5::text is null or job = $5)
     and (finished_at, id) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)
   order by finished_at desc, id desc limit $3`;
/** Cursor after all rows: the year 5138 and the largest id. */
const NEWEST_CURSOR = '99999999999999999.ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Builds the statement that reads a page of failures by the index `job_requests_failed`. */
export function buildFailedPageQuery(
  limit: number,
  before = NEWEST_CURSOR,
  job?: string,
): { sql: string; parameters: unknown[] } {
  const [micros, id] = before.split('.');
  return { sql: FAILED_PAGE_SQL, parameters: [micros, id, limit, EXPECTED_FAILURES, job ?? null] };
}

/** SQL of finally failed jobs, and of the number of open ones. */
@Injectable()
export class FailedJobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns failures that were not retried, latest first, without expected failures. */
  listFailed(limit: number, before?: string, job?: string): Promise<FailedRow[]> {
    const { sql, parameters } = buildFailedPageQuery(limit, before, job);
    return this.dataSource.query(sql, parameters);
  }

  /** Locks the row, so that concurrent retries of the same job take turns. */
  async lock(manager: EntityManager, id: string): Promise<LockedRequest | null> {
    const [row] = await manager.query(
      `select id, job, payload, dedupe_key as "dedupeKey", requested_by as "requestedBy", outcome,
              retried_as as "retriedAs"
         from job_requests where id = $1 for update`,
      [id],
    );
    return row ?? null;
  }

  async saveRetry(manager: EntityManager, id: string, retriedAs: string): Promise<void> {
    await manager.query('update job_requests set retried_as = $2 where id = $1', [id, retriedAs]);
  }

  /** Counts unfinished requests, by job. */
  countOpen(): Promise<{ job: string; count: number }[]> {
    return this.dataSource.query(
      'select job, count(*)::integer as count from job_requests where finished_at is null group by job order by job',
    );
  }
}
