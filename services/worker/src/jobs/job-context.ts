import { finishRoute } from '@placelore/contracts/core/job-requests.js';
import {
  JOBS,
  type JobName,
  type JobPayload,
  type JobProgress,
  type JobResult,
} from '@placelore/contracts/core/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** What a flow works with. */
export interface JobContext {
  /** Calls an owner. */
  call: InternalClient['call'];
  /** Tells whoever waits how far the work is. */
  report: (progress: JobProgress) => Promise<void>;
  jobRequestId: string;
}

/** A job done: calls to owners, the last of which commits and settles. Every call may be repeated without harm. */
export type JobHandler<J extends JobName> = (context: JobContext, payload: JobPayload<J>) => Promise<void>;

/** How far work of certain steps is, with one of them begun. */
export function toStepProgress<Step extends string>(steps: readonly Step[], step: Step): JobProgress {
  const index = steps.indexOf(step);
  return { ordinal: index + 1, step, percent: Math.round((index / steps.length) * 100) };
}

/** Settles a work request that has no commit of its own, with the owner who asked. */
export async function finishJob(
  { call, jobRequestId }: Pick<JobContext, 'call' | 'jobRequestId'>,
  job: JobName,
  outcome: JobResult,
): Promise<void> {
  await call(finishRoute(JOBS[job].service), { id: jobRequestId, outcome });
}
