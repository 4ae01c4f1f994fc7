import { ApiError } from '@placelore/contracts/core/errors.js';
import {
  isJob,
  JOBS,
  type JobEnvelope,
  type JobName,
  type JobResult,
  jobEnvelope,
  PERSONAL_FIELDS,
} from '@placelore/contracts/core/jobs/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { withRequestId } from '@placelore/platform/logging/request-context.js';
import { MAX_DEATHS_WITHOUT_PROGRESS } from '@placelore/platform/queues/queue-policy.js';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { JobHandler } from '../jobs/job-context.js';
import { finishJob } from '../jobs/job-context.js';
import { JOB_HANDLERS } from '../jobs/job-handlers.js';
import { startJobObservation, toJobOutcome } from './job-observation.js';
import { JobProgressTracker } from './job-progress-tracker.js';
import { continueOutage, getOutageDelayMs } from './outage-backoff.js';

type Failure = Extract<JobResult, { status: 'failed' }>;

/** One attempt of a job. */
interface JobAttempt {
  job: Job;
  token: string | undefined;
  /** Aborted when another worker has taken over the job. */
  signal: AbortSignal | undefined;
  envelope: JobEnvelope;
  tracker: JobProgressTracker;
}

/**
 * Runs the handler of a job and decides what happens when it fails. While a service does not respond, the job waits for
 * it, which does not count as a failed attempt; a response that rejects the work does.
 */
export class JobRunner {
  constructor(
    private readonly client: InternalClient,
    private readonly logger: Logger,
  ) {}

  async run(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    const envelope = jobEnvelope.parse(job.data);
    const observation = startJobObservation(job, envelope);
    const runAttempt = async () => {
      const attempt: JobAttempt = { job, token, signal, envelope, tracker: new JobProgressTracker(job) };
      const startedAt = performance.now();
      try {
        await this.executeHandler(attempt);
        await this.removePersonalFields(job, envelope);
        observation.end('completed');
        const ms = Math.round(performance.now() - startedAt);
        this.logger.info({ job: job.name, jobRequestId: job.id, ms }, 'Job completed');
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        await this.fail(attempt, error).catch((ending: unknown) => {
          observation.end(toJobOutcome(ending), error);
          throw ending;
        });
      }
    };
    await withRequestId(envelope.requestId, runAttempt, envelope.requester, observation.trace);
  }

  private async executeHandler({ job, signal, envelope, tracker }: JobAttempt): Promise<void> {
    const { jobRequestId, payload, failure } = envelope;
    if (!isJob(job.name)) throw new UnrecoverableError(`There is no handler for the job ${job.name}`);
    // The job already failed for good, but its service could not be notified.
    if (failure) throw new UnrecoverableError(failure.message);
    if (tracker.deathsSinceProgress > MAX_DEATHS_WITHOUT_PROGRESS) throw new ApiError('JOB_LOST');
    const handler = JOB_HANDLERS[job.name] as JobHandler<JobName>;
    await handler(
      {
        call: (route, input, options) => this.client.call(route, input, { ...options, ...(signal && { signal }) }),
        report: (progress) => this.report(tracker, progress, job),
        jobRequestId,
      },
      JOBS[job.name].payload.parse(payload) as never,
    );
  }

  /**
   * Never throws. If progress cannot be stored, the queue may have lost the job, but its service still waits for it.
   */
  private async report(
    tracker: JobProgressTracker,
    progress: Parameters<JobProgressTracker['report']>[0],
    { id }: Job,
  ): Promise<void> {
    await tracker.report(progress).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown, jobRequestId: id }, 'Failed to store job progress');
    });
  }

  /** Delays the job or fails the attempt. After the last attempt, the job's service is notified first. */
  private async fail(attempt: JobAttempt, error: Error): Promise<never> {
    const { job, signal, envelope, tracker } = attempt;
    const logFields = { err: error, job: job.name, jobRequestId: job.id, attempt: job.attemptsMade + 1 };
    if (signal?.aborted) {
      this.logger.warn(logFields, 'Another worker has taken over the job; dropping it');
      throw new WaitingError();
    }
    if (error instanceof ServiceUnavailableError) await this.delay(attempt, error, tracker.hasAdvanced);
    const isRetryable = !(error instanceof UnrecoverableError) && (!(error instanceof ApiError) || error.retryable);
    const isLast = !isRetryable || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    this.logger.warn({ ...logFields, isLast }, 'Job attempt failed');
    if (!isLast) {
      const { outage, ...rest } = envelope;
      // A later wait will have another reason, unless the service itself breaks the connection.
      if (outage && !(error instanceof ServiceUnavailableError)) await job.updateData(rest);
      throw error;
    }
    const code = error instanceof ApiError ? error.code : 'INTERNAL';
    const failure = envelope.failure ?? ({ status: 'failed', code, message: error.message } as const);
    await this.finishFailed(attempt, failure);
    await this.removePersonalFields(job, envelope);
    throw new UnrecoverableError(failure.message);
  }

  /**
   * Removes the personal fields of an ended job. Does not throw, because an error would run the finished work again;
   * the fields then remain until the queue deletes the job.
   */
  private async removePersonalFields(job: Job, envelope: JobEnvelope): Promise<void> {
    await job.updateData(withoutPersonalFields(job.name, envelope)).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown, jobRequestId: job.id }, 'Failed to remove personal fields of an ended job');
    });
  }

  /**
   * Notifies the service that its job failed for good. While the service is unavailable, the job waits, and only the
   * notification is repeated.
   */
  private async finishFailed(attempt: JobAttempt, failure: Failure): Promise<void> {
    const { job, envelope } = attempt;
    if (!isJob(job.name)) return;
    const call = this.client.call.bind(this.client);
    try {
      await finishJob({ call, jobRequestId: envelope.jobRequestId }, job.name, failure);
    } catch (thrown) {
      const attemptWithFailure = { ...attempt, envelope: { ...envelope, failure } };
      if (thrown instanceof ServiceUnavailableError) await this.delay(attemptWithFailure, thrown, !envelope.failure);
      // The service's lost-job sweeper finishes the request from the failed job.
      this.logger.warn({ err: thrown, jobRequestId: job.id }, 'Failed to report a failed job to its service');
    }
  }

  /**
   * Delays the job without counting an attempt, and throws DelayedError. Returns instead when the error must count as
   * an attempt.
   * @param isNewOutage whether the job has advanced since the last outage, so that this is a new one
   */
  private async delay(
    { job, token, envelope }: JobAttempt,
    error: ServiceUnavailableError,
    isNewOutage: boolean,
  ): Promise<void> {
    const outage = continueOutage(error, isNewOutage ? undefined : envelope.outage);
    if (outage === null) return;
    const delayMs = getOutageDelayMs(outage.waits);
    this.logger.warn(
      { err: error.cause ?? error, job: job.name, jobRequestId: job.id, outage, delayMs },
      'Service is unavailable; delaying the job',
    );
    await job.updateData({ ...envelope, outage });
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }
}

/** Removes what an ended job must not retain. A retry starts from the job request, which still has all fields. */
function withoutPersonalFields(job: string, { requester: _, ...envelope }: JobEnvelope): JobEnvelope {
  const personalFields = isJob(job) ? PERSONAL_FIELDS[job] : [];
  const payloadEntries = Object.entries((envelope.payload ?? {}) as object).filter(
    ([name]) => !personalFields.includes(name),
  );
  return { ...envelope, payload: Object.fromEntries(payloadEntries) };
}
