import type { QueueJob } from '@bull-board/api/typings/app';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { retryJobByService } from '@placelore/contracts/core/jobs/job-requests.js';
import { isJob, JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import type { RedactedQueue } from './redacted-queue.js';

/** Number of jobs retried in parallel. */
const RETRY_BATCH_SIZE = 8;

/**
 * Actions of admins on jobs. A job that failed for good has finished its job request, so running it again unchanged
 * would have no effect. Instead, its service is asked for a retry, which creates a new job and an entry in the audit
 * log; then the failed job is removed.
 */
export class DashboardActions {
  constructor(private readonly client: Pick<InternalClient, 'call'>) {}

  /** @throws ApiError JOB_NOT_FAILED, JOB_OBSOLETE, JOB_REQUEST_NOT_FOUND, or another error of the service */
  async retry(admin: Identity, job: QueueJob): Promise<void> {
    if ((await job.getState()) !== 'failed') throw new ApiError('JOB_NOT_FAILED');
    const { id, name } = job.toJSON();
    if (!isJob(name)) throw new ApiError('JOB_OBSOLETE');
    await this.client.call(retryJobByService[JOBS[name].service], { id: String(id) }, { as: admin });
    await job.remove();
  }

  /**
   * Retries all finally failed jobs and skips those the service rejects.
   * @throws ApiError when a service does not respond; earlier retries stay
   */
  async retryAll(admin: Identity, queue: RedactedQueue): Promise<{ retried: number; skipped: number }> {
    const failed = await queue.getJobs(['failed'], 0, -1);
    let retried = 0;
    for (let first = 0; first < failed.length; first += RETRY_BATCH_SIZE) {
      const results = await Promise.all(
        failed.slice(first, first + RETRY_BATCH_SIZE).map((job) => this.tryRetry(admin, job)),
      );
      retried += results.filter(Boolean).length;
    }
    return { retried, skipped: failed.length - retried };
  }

  /** Runs a delayed job now. @throws ApiError INVALID_INPUT when it is not delayed */
  async promote(job: QueueJob): Promise<void> {
    if ((await job.getState()) !== 'delayed') {
      throw new ApiError('INVALID_INPUT', { message: 'Only delayed jobs can be promoted.' });
    }
    await job.promote();
  }

  private async tryRetry(admin: Identity, job: QueueJob): Promise<boolean> {
    try {
      await this.retry(admin, job);
      return true;
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status < 500) return false;
      throw thrown;
    }
  }
}
