import { finishRoute } from '@placelore/contracts/core/jobs/job-requests.js';
import {
  JOBS,
  type JobName,
  type JobPayload,
  type JobProgress,
  type JobResult,
} from '@placelore/contracts/core/jobs/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** Dependencies of a job handler. */
export interface JobContext {
  /** Calls a service. */
  call: InternalClient['call'];
  /** Reports progress to clients that wait for the job. */
  report: (progress: JobProgress) => Promise<void>;
  jobRequestId: string;
}

/**
 * Runs a job as a sequence of calls to services; the last call commits the result and finishes the job. Every call must
 * be safe to repeat.
 */
export type JobHandler<J extends JobName> = (context: JobContext, payload: JobPayload<J>) => Promise<void>;

/** Returns the progress of a job that has started the given step. */
export function toStepProgress<Step extends string>(steps: readonly Step[], step: Step): JobProgress {
  const index = steps.indexOf(step);
  return { ordinal: index + 1, step, percent: Math.round((index / steps.length) * 100) };
}

/** Finishes a job request, in the service that requested it, for a job that has no commit of its own. */
export async function finishJob(
  { call, jobRequestId }: Pick<JobContext, 'call' | 'jobRequestId'>,
  job: JobName,
  outcome: JobResult,
): Promise<void> {
  await call(finishRoute(JOBS[job].service), { id: jobRequestId, outcome });
}
