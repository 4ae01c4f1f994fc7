import type { QueueName } from '@placelore/contracts/core/jobs.js';

export interface QueuePolicy {
  /** Jobs one worker process does at once. */
  concurrency: number;
  /** Tries in all, when the error table calls the error retryable. */
  attempts: number;
  /** Ms before the second try; doubles from there. */
  backoffMs: number;
  /** Finished jobs kept for the dashboard. */
  maxCompleted: number;
  maxFailed: number;
}

/**
 * When a job counts as abandoned by a dead worker, in ms: 3 s after the last renewal of its lock, plus up to 1 s until
 * the next check. A worker renews its locks twice a second, so a pause of 2 s costs it no job.
 */
export const STALLED_JOB_OPTIONS = { lockDuration: 3_000, lockRenewTime: 1_000, stalledInterval: 1_000 } as const;

/** How many workers may die with a job, without any progress in between, before it counts as failed. */
export const MAX_DEATHS_WITHOUT_PROGRESS = 10;

/** One row a queue; a queue without one does not compile. */
export const QUEUE_POLICY: Record<QueueName, QueuePolicy> = {
  interactive: {
    concurrency: 8,
    attempts: 5,
    backoffMs: 500,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
  // Places draws two at once; whoever waits for a guide shall not wait behind a crawler that looks at every cover.
  rendering: {
    concurrency: 2,
    attempts: 3,
    backoffMs: 500,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
  writing: {
    concurrency: 4,
    attempts: 4,
    backoffMs: 5_000,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
  batch: {
    concurrency: 1,
    attempts: 5,
    backoffMs: 10_000,
    maxCompleted: 100,
    maxFailed: 1_000,
  },
  maintenance: {
    concurrency: 4,
    attempts: 8,
    backoffMs: 1_000,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
};
