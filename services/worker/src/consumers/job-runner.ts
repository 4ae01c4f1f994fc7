import { ApiError } from '@placelore/contracts/errors.js';
import {
  isJob,
  JOBS,
  type JobEnvelope,
  type JobName,
  jobEnvelope,
  PERSONAL_FIELDS,
  type WorkOutcome,
} from '@placelore/contracts/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import { withRequestId } from '@placelore/platform/logging/request-context.js';
import { MAX_DEATHS_WITHOUT_PROGRESS } from '@placelore/platform/queues/queue-policy.js';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { Flow } from '../flows/flow.js';
import { FLOWS } from '../flows/flows.js';
import { settle } from '../flows/settle.js';
import { JobAdvance } from './job-advance.js';
import { continueOutage, getOutageWait } from './outage-waits.js';

type Failure = Extract<WorkOutcome, { status: 'failed' }>;

/** One try of a job. */
interface Try {
  job: Job;
  token: string | undefined;
  /** Aborted when the job belongs to another worker by now. */
  signal: AbortSignal | undefined;
  envelope: JobEnvelope;
  advance: JobAdvance;
}

/**
 * Runs the flow of a job and decides what becomes of the job when that fails. A service that gives no answer is waited
 * for, and this is no failed try; an answer that says that the work cannot be done is one.
 */
export class JobRunner {
  constructor(
    private readonly client: InternalClient,
    private readonly logger: Logger,
  ) {}

  async run(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    const envelope = jobEnvelope.parse(job.data);
    const work = async () => {
      const tried: Try = { job, token, signal, envelope, advance: new JobAdvance(job) };
      const started = performance.now();
      try {
        await this.attempt(tried);
        await this.removePersonalFields(job, envelope);
        const ms = Math.round(performance.now() - started);
        this.logger.info({ job: job.name, workRequestId: job.id, ms }, 'job done');
      } catch (thrown) {
        await this.fail(tried, thrown instanceof Error ? thrown : new Error(String(thrown)));
      }
    };
    await withRequestId(envelope.requestId, work, envelope.requester);
  }

  private async attempt({ job, signal, envelope, advance }: Try): Promise<void> {
    const { workRequestId, payload, failure } = envelope;
    if (!isJob(job.name)) throw new UnrecoverableError(`There is no flow for the job ${job.name}`);
    // It failed for good before, but its owner did not answer when it was told so.
    if (failure) throw new UnrecoverableError(failure.message);
    if (advance.deathsSince > MAX_DEATHS_WITHOUT_PROGRESS) throw new ApiError('WORK_LOST');
    const flow = FLOWS[job.name] as Flow<JobName>;
    await flow(
      {
        call: (route, input, options) => this.client.call(route, input, { ...options, ...(signal && { signal }) }),
        report: (progress) => this.report(advance, progress, job),
        workRequestId,
      },
      JOBS[job.name].payload.parse(payload) as never,
    );
  }

  /** Progress that cannot be stored is no reason to fail: the queue may have lost the job, but its owner has not. */
  private async report(advance: JobAdvance, progress: Parameters<JobAdvance['report']>[0], { id }: Job): Promise<void> {
    await advance.report(progress).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown, workRequestId: id }, 'Progress of a job could not be stored');
    });
  }

  /** Has the job wait, or fails the try; when it was the last one, the owner is told first. */
  private async fail(tried: Try, fault: Error): Promise<never> {
    const { job, signal, envelope, advance } = tried;
    const about = { err: fault, job: job.name, workRequestId: job.id, attempt: job.attemptsMade + 1 };
    if (signal?.aborted) {
      this.logger.warn(about, 'A job was taken over by another worker and is dropped here');
      throw new WaitingError();
    }
    if (fault instanceof ServiceUnavailableError) await this.wait(tried, fault, advance.hasAdvanced);
    const isRetryable = !(fault instanceof UnrecoverableError) && (!(fault instanceof ApiError) || fault.retryable);
    const isLast = !isRetryable || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    this.logger.warn({ ...about, last: isLast }, 'job failed');
    if (!isLast) {
      const { outage, ...rest } = envelope;
      // The next wait is for another reason, unless the service itself is what breaks off.
      if (outage && !(fault instanceof ServiceUnavailableError)) await job.updateData(rest);
      throw fault;
    }
    const code = fault instanceof ApiError ? fault.code : 'INTERNAL';
    const failure = envelope.failure ?? ({ status: 'failed', code, message: fault.message } as const);
    await this.settleFailure(tried, failure);
    await this.removePersonalFields(job, envelope);
    throw new UnrecoverableError(failure.message);
  }

  /**
   * Removes personal fields of an ended job. A fault here is no fault of the work, which must not be run again for it;
   * then the job keeps the fields until the queue removes it.
   */
  private async removePersonalFields(job: Job, envelope: JobEnvelope): Promise<void> {
    await job.updateData(withoutPersonalFields(job.name, envelope)).catch((thrown: unknown) => {
      this.logger.warn({ err: thrown, workRequestId: job.id }, 'Failed to remove personal fields of an ended job');
    });
  }

  /** Tells the owner of the final failure; while the owner is absent the job waits, and only this is done again. */
  private async settleFailure(tried: Try, failure: Failure): Promise<void> {
    const { job, envelope } = tried;
    if (!isJob(job.name)) return;
    const call = this.client.call.bind(this.client);
    try {
      await settle({ call, workRequestId: envelope.workRequestId }, job.name, failure);
    } catch (thrown) {
      const remembering = { ...tried, envelope: { ...envelope, failure } };
      if (thrown instanceof ServiceUnavailableError) await this.wait(remembering, thrown, !envelope.failure);
      // The owner's sweeper settles it from the failed job.
      this.logger.warn({ err: thrown, workRequestId: job.id }, 'could not settle a failed job');
    }
  }

  /**
   * Delays the job without counting a try, and leaves by DelayedError. Returns when the fault has to count after all.
   * @param isNew whether the outage begins now, because there was progress since the last one
   */
  private async wait({ job, token, envelope }: Try, fault: ServiceUnavailableError, isNew: boolean): Promise<void> {
    const outage = continueOutage(fault, isNew ? undefined : envelope.outage);
    if (outage === null) return;
    const wait = getOutageWait(outage.waits);
    this.logger.warn(
      { err: fault.cause ?? fault, job: job.name, workRequestId: job.id, outage, wait },
      'A service gives no answer; the job waits for it',
    );
    await job.updateData({ ...envelope, outage });
    await job.moveToDelayed(Date.now() + wait, token);
    throw new DelayedError();
  }
}

/** What an ended job may keep. What failed is run again from its work request, which still has everything. */
function withoutPersonalFields(job: string, { requester: _, ...envelope }: JobEnvelope): JobEnvelope {
  const personal = isJob(job) ? PERSONAL_FIELDS[job] : [];
  const kept = Object.entries((envelope.payload ?? {}) as object).filter(([name]) => !personal.includes(name));
  return { ...envelope, payload: Object.fromEntries(kept) };
}
