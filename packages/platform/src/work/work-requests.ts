import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOBS, type JobName, type JobPayload, type WorkOutcome } from '@placelore/contracts/jobs.js';
import { DataSource, type EntityManager } from 'typeorm';
import { currentRequester, currentRequestId } from '../logging/request-context.js';
import { WorkQuotas } from '../quotas/work-quotas.js';
import { WorkRequestsRepository } from './work-requests.repository.js';

/** Called inside the settling transaction when work of a kind failed for good. */
export type FailureHandler = (
  manager: EntityManager,
  payload: unknown,
  failure: { code: string; message: string },
  workRequestId: string,
) => Promise<void>;

/** Asks for work, and ends it. */
@Injectable()
export class WorkRequests {
  private readonly failureHandlers = new Map<JobName, FailureHandler>();

  constructor(
    private readonly repository: WorkRequestsRepository,
    private readonly dataSource: DataSource,
    private readonly quotas: WorkQuotas,
  ) {}

  /** The owner's own part in a final failure, e.g. marking the row that waits. One per job, registered at boot. */
  onFailure(job: JobName, handler: FailureHandler): void {
    this.failureHandlers.set(job, handler);
  }

  /**
   * Records the work that a change asks for, in the transaction of that change: both commit, or neither.
   * @returns the id of the open work request, shared by all with the same `dedupeKey`.
   * @throws ApiError QUOTA_SPENT when the current requester has started too much work of its kind
   */
  async request<J extends JobName>(
    manager: EntityManager,
    job: J,
    payload: JobPayload<J>,
    options: { requestedBy: string; dedupeKey?: string },
  ): Promise<string> {
    await this.quotas.count(job);
    return this.requestUncounted(manager, job, payload, options);
  }

  /** Records work like {@link request}, but counts it for nobody: retries were counted when they were first requested. */
  requestUncounted<J extends JobName>(
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
      requester: currentRequester() ?? null,
      requestId: currentRequestId(),
    });
  }

  /** Settles inside the caller's transaction, beside the result; false when somebody settled it before. */
  settle(manager: EntityManager, id: string, outcome: WorkOutcome): Promise<boolean> {
    return this.repository.settle(manager, id, outcome);
  }

  /** Forgets, in the caller's transaction, what somebody who leaves asked for and is done. Its outcome is gone then. */
  forgetSettled(manager: EntityManager, requestedBy: string): Promise<void> {
    return this.repository.forgetSettled(manager, requestedBy);
  }

  /** Settles a request by itself; a failure first goes to the owner's failure handler, in the same transaction. */
  async settleAlone(id: string, outcome: WorkOutcome): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const settled = await this.repository.settle(manager, id, outcome);
      if (!settled || outcome.status !== 'failed') return;
      const [row] = await manager.query('select job, payload from work_requests where id = $1', [id]);
      await this.failureHandlers.get(row.job)?.(manager, row.payload, outcome, id);
    });
  }
}
