import { JOBS, type JobName, type WorkOutcome } from '@placelore/contracts/jobs.js';
import { settleRoute } from '@placelore/contracts/work-requests.js';
import type { FlowContext } from './flow.js';

/** Settles a work request that has no commit of its own, with the owner who asked. */
export async function settle(
  { call, workRequestId }: Pick<FlowContext, 'call' | 'workRequestId'>,
  job: JobName,
  outcome: WorkOutcome,
): Promise<void> {
  await call(settleRoute(JOBS[job].owner), { id: workRequestId, outcome });
}
