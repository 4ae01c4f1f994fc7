import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOBS, type JobName, type JobPayload, type JobResult } from '@placelore/contracts/core/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';
import { getCurrentRequester, getCurrentRequestId } from '../logging/request-context.js';
import { JobQuotas } from '../quotas/job-quotas.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Called inside the settling transaction when work of a kind failed for good. */
export type FinalFailureHandler = (
  manager: EntityManager,
  payload: unknown,
  failure: { code: string; message: string },
  jobRequestId: string,
) => Promise<void>;

/** Asks for work, and ends it. */
@Injectable()
export class JobRequests {
  private readonly failureHandlers = new Map<JobName, FinalFailureHandler>();

  constructor(
    private readonly repository: JobRequestsRepository,
    private readonly dataSource: DataSource,
    private readonly quotas: JobQuotas,
  ) {}

  /** The owner's own part in a final failure, e.g. marking the row that waits. One per job, registered at boot. */
  onFinalFailure(job: JobName, handler: FinalFailureHandler): void {
    this.failureHandlers.set(job, handler);
  }

  /**
   * Records the work that a change asks for, in the transaction of that change: both commit, or neither.
   * @returns the id of the open work request, shared by all with the same `dedupeKey`.
   * @throws ApiError QUOTA_EXCEEDED when the current requester has started too much work of its kind
   */
  async enqueue<J extends JobName>(
    manager: EntityManager,
    job: J,
    payload: JobPayload<J>,
    options: { requestedBy: string; dedupeKey?: string },
  ): Promise<string> {
    await this.quotas.count(job);
    return this.enqueueUncounted(manager, job, payload, options);
  }

  /** Records work like {@link request}, but counts it for nobody: retries were counted when they were first requested. */
  enqueueUncounted<J extends JobName>(
    manager: EntityManager,
    job: J,
    payload: JobPayload<J>,
    options: { requestedBy: string; dedupeKey?: string },
  ): Promise<string> {
    return this.repository.insert(manager, {
      id: randomUUID(),
      job,
      payload: JOBS[job].payload.parse(payload),
      dedupeKey: options.dedupeKey ?? null,
      requestedBy: options.requestedBy,
      requester: getCurrentRequester() ?? null,
      requestId: getCurrentRequestId(),
    });
  }

  /** Settles inside the caller's transaction, beside the result; false when somebody settled it before. */
  finish(manager: EntityManager, id: string, result: JobResult): Promise<boolean> {
    return this.repository.finish(manager, id, result);
  }

  /** Forgets, in the caller's transaction, what somebody who leaves asked for and is done. Its outcome is gone then. */
  deleteFinished(manager: EntityManager, requestedBy: string): Promise<void> {
    return this.repository.deleteFinished(manager, requestedBy);
  }

  /** Settles a request by itself; a failure first goes to the owner's failure handler, in the same transaction. */
  async finishInOwnTransaction(id: string, result: JobResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isFinished = await this.repository.finish(manager, id, result);
      if (!isFinished || result.status !== 'failed') return;
      const [row] = await manager.query('select job, payload from job_requests where id = $1', [id]);
      await this.failureHandlers.get(row.job)?.(manager, row.payload, result, id);
    });
  }
}
