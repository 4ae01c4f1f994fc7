import { Injectable } from '@nestjs/common';
import { ApiError, type ErrorCode } from '@placelore/contracts/core/errors.js';
import {
  type FailedJob as FailedJobResponse,
  RETRY_ALL_BATCH_SIZE,
  type RetriedPage,
} from '@placelore/contracts/core/jobs/job-requests.js';
import { isJob, JOBS, type JobName, type JobPayload } from '@placelore/contracts/core/jobs/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditActor, AuditLog } from '../audit/audit-log.js';
import { FailedJobsRepository, type LockedRequest } from './failed-jobs.repository.js';
import { JobRequests } from './job-requests.js';

/** Errors of jobs that are obsolete, or that another admin has retried or deleted in the meantime. */
const SKIPPED_CODES: readonly ErrorCode[] = ['JOB_OBSOLETE', 'JOB_NOT_FAILED', 'JOB_REQUEST_NOT_FOUND'];

/**
 * Prepares the service's own rows for a retry, in the same transaction and for the new job request.
 * @returns false when the job is obsolete
 */
export type RetryHandler<J extends JobName> = (
  manager: EntityManager,
  payload: JobPayload<J>,
  jobRequestId: string,
) => Promise<boolean>;

/**
 * Lists and retries finally failed jobs.
 * A retry creates a new job request with the same payload, and the failed one stays finished. A late attempt or failure
 * report of the failed run therefore only affects its own request, and the reason for the failure stays readable.
 */
@Injectable()
export class FailedJobs {
  private readonly retryHandlers = new Map<JobName, RetryHandler<JobName>>();

  constructor(
    private readonly repository: FailedJobsRepository,
    private readonly requests: JobRequests,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Registers the service's own part of a retry, one per job, at boot. Jobs without one are simply requested again.
   */
  onRetry<J extends JobName>(job: J, handler: RetryHandler<J>): void {
    this.retryHandlers.set(job, handler as RetryHandler<JobName>);
  }

  /** Returns failures that were not retried, latest first. @param before the cursor of the last one seen */
  async list(limit: number, before?: string): Promise<FailedJobResponse[]> {
    const rows = await this.repository.listFailed(limit, before);
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt.toISOString(),
    }));
  }

  countOpen(): Promise<{ job: string; count: number }[]> {
    return this.repository.countOpen();
  }

  /**
   * Retries a failed job; repeated calls retry it only once.
   * @returns the id of the new job request; with a dedupe key it may be one that was already open
   * @throws ApiError JOB_REQUEST_NOT_FOUND, JOB_NOT_FAILED; JOB_OBSOLETE when the job or its subject no longer exists
   */
  retry(actor: AuditActor, id: string): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const failed = await this.repository.lock(manager, id);
      if (!failed) throw new ApiError('JOB_REQUEST_NOT_FOUND');
      if (failed.retriedAs !== null) return failed.retriedAs;
      if (failed.outcome?.status !== 'failed') throw new ApiError('JOB_NOT_FAILED');
      const retriedAs = await this.enqueueAgain(manager, failed);
      await this.repository.saveRetry(manager, id, retriedAs);
      await this.audit.record(manager, actor, {
        action: 'job.retry',
        subject: { type: 'job', id, name: failed.job },
        before: { code: failed.outcome.code },
        after: { jobRequestId: retriedAs },
      });
      return retriedAs;
    });
  }

  /**
   * Retries a page of failed jobs, latest first. Each retry has its own transaction, so that an error does not undo the
   * earlier ones.
   * @param filter `job` limits the retries to one job; `before` is the cursor where the previous page ended
   */
  async retryAll(
    actor: AuditActor,
    filter: { job?: string | undefined; before?: string | undefined },
  ): Promise<RetriedPage> {
    const rows = await this.repository.listFailed(RETRY_ALL_BATCH_SIZE, filter.before, filter.job);
    let retried = 0;
    for (const { id } of rows) {
      if (await this.tryRetry(actor, id)) retried += 1;
    }
    const next = rows.length === RETRY_ALL_BATCH_SIZE ? (rows.at(-1)?.cursor ?? null) : null;
    return { retried, skipped: rows.length - retried, next };
  }

  private async tryRetry(actor: AuditActor, id: string): Promise<boolean> {
    try {
      await this.retry(actor, id);
      return true;
    } catch (thrown) {
      if (thrown instanceof ApiError && SKIPPED_CODES.includes(thrown.code)) return false;
      throw thrown;
    }
  }

  private async enqueueAgain(
    manager: EntityManager,
    { job, payload, dedupeKey, requestedBy }: LockedRequest,
  ): Promise<string> {
    const parsed = isJob(job) ? JOBS[job].payload.safeParse(payload) : null;
    if (!isJob(job) || !parsed?.success) throw new ApiError('JOB_OBSOLETE');
    const options = { requestedBy, ...(dedupeKey !== null && { dedupeKey }) };
    const jobRequestId = await this.requests.enqueueUncounted(manager, job, parsed.data, options);
    const isNeeded = await this.retryHandlers.get(job)?.(manager, parsed.data, jobRequestId);
    if (isNeeded === false) throw new ApiError('JOB_OBSOLETE');
    return jobRequestId;
  }
}
