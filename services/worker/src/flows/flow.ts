import type { JobName, JobPayload, JobProgress } from '@placelore/contracts/jobs.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';

/** What a flow works with. */
export interface JobContext {
  /** Calls an owner. */
  call: InternalClient['call'];
  /** Tells whoever waits how far the work is. */
  report: (progress: JobProgress) => Promise<void>;
  workRequestId: string;
}

/** A job done: calls to owners, the last of which commits and settles. Every call may be repeated without harm. */
export type JobHandler<J extends JobName> = (context: JobContext, payload: JobPayload<J>) => Promise<void>;
