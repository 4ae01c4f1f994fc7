import { JOBS, type JobName, type JobResult } from '@placelore/contracts/jobs.js';
import { finishRoute } from '@placelore/contracts/work-requests.js';
import type { JobContext } from './flow.js';

/** Settles a work request that has no commit of its own, with the owner who asked. */
export async function finishJob(
  { call, workRequestId }: Pick<JobContext, 'call' | 'workRequestId'>,
  job: JobName,
  outcome: JobResult,
): Promise<void> {
  await call(finishRoute(JOBS[job].service), { id: workRequestId, outcome });
}
