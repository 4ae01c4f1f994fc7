import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOBS, type JobName, type JobPayload, type JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';
import { JobAdmission } from '../admission/job-admission.js';
import { getCurrentRequester, getCurrentRequestId, getCurrentTraceparent } from '../logging/request-context.js';
import { JobQuotas } from '../quotas/job-quotas.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Runs inside the finishing transaction when a job has failed finally. */
export type FinalFailureHandler = (
  manager: EntityManager,
  payload: unknown,
  failure: { code: string; message: string },
  jobRequestId: string,
) => Promise<void>;

/** Enqueues and finishes jobs. */
@Injectable()
export class JobRequests {
  private readonly failureHandlers = new Map<JobName, FinalFailureHandler>();

  constructor(
    private readonly repository: JobRequestsRepository,
    private readonly dataSource: DataSource,
    private readonly quotas: JobQuotas,
    private readonly admission: JobAdmission,
  ) {}

  /** Registers the service's own part of a final failure, such as marking the waiting row. One per job, at boot. */
  onFinalFailure(job: JobName, handler: FinalFailureHandler): void {
    this.failureHandlers.set(job, handler);
  }

  /**
   * Rejects a caller whose job could not be requested now, before any work is done for it.
   * @throws ApiError QUEUE_FULL with the seconds to wait
   */
  async assertAdmitted(job: JobName): Promise<void> {
    await this.admission.check(this.dataSource.manager, job);
  }

  /**
   * Records a job in the transaction of the change that needs it: both commit, or neither.
   * @returns the id of the open job request, shared by all with the same `dedupeKey`.
   * @throws ApiError QUOTA_EXCEEDED when the current requester has started too many jobs of its kind; QUEUE_FULL when
   * the job would wait too long for its turn
   */
  async enqueue<J extends JobName>(
    manager: EntityManager,
    job: J,
    payload: JobPayload<J>,
    options: { requestedBy: string; dedupeKey?: string },
  ): Promise<string> {
    await this.admission.check(manager, job);
    await this.quotas.count(job);
    return this.enqueueUncounted(manager, job, payload, options);
  }

  /**
   * Records a job like {@link enqueue} but neither counts nor rejects it. For retries, which were counted at first.
   */
  async enqueueUncounted<J extends JobName>(
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
      round: await this.admission.takeRound(manager, job),
      requestId: getCurrentRequestId(),
      traceparent: getCurrentTraceparent() ?? null,
    });
  }

  /** Checks whether the job with this `dedupeKey` is requested and not finished. */
  isOpen(job: JobName, dedupeKey: string): Promise<boolean> {
    return this.repository.isOpen(job, dedupeKey);
  }

  /**
   * Finishes a request in the caller's transaction, together with its result. Returns false if it was finished before.
   */
  finish(manager: EntityManager, id: string, result: JobResult): Promise<boolean> {
    return this.repository.finish(manager, id, result);
  }

  /** Deletes the finished requests of a deleted account, with their results, in the caller's transaction. */
  deleteFinished(manager: EntityManager, requestedBy: string): Promise<void> {
    return this.repository.deleteFinished(manager, requestedBy);
  }

  /** Finishes a request in its own transaction. For a failure, it also runs the service's failure handler in it. */
  async finishInOwnTransaction(id: string, result: JobResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isFinished = await this.repository.finish(manager, id, result);
      if (!isFinished || result.status !== 'failed') return;
      const [row] = await manager.query('select job, payload from job_requests where id = $1', [id]);
      await this.failureHandlers.get(row.job)?.(manager, row.payload, result, id);
    });
  }
}
