import type { QueueName } from '@placelore/contracts/jobs.js';

export interface QueuePolicy {
  /** Jobs one worker process does at once. */
  concurrency: number;
  /** Tries in all, when the error table calls the error retryable. */
  attempts: number;
  /** Ms before the second try; doubles from there. */
  backoff: number;
  /** Finished jobs kept for the dashboard. */
  keepCompleted: number;
  keepFailed: number;
}

/**
 * When a job counts as abandoned by a dead worker, in ms: 3 s after the last renewal of its lock, plus up to 1 s until
 * the next check. A worker renews its locks twice a second, so a pause of 2 s costs it no job.
 */
export const STALL_DETECTION = { lockDuration: 3_000, lockRenewTime: 1_000, stalledInterval: 1_000 } as const;

/** How many workers may die with a job, without any progress in between, before it counts as failed. */
export const MAX_DEATHS_WITHOUT_PROGRESS = 10;

/** One row a queue; a queue without one does not compile. */
export const QUEUE_POLICY: Record<QueueName, QueuePolicy> = {
  interactive: {
    concurrency: 8,
    attempts: 5,
    backoff: 500,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  // Places draws two at once; whoever waits for a guide shall not wait behind a crawler that looks at every cover.
  drawing: {
    concurrency: 2,
    attempts: 3,
    backoff: 500,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  writing: {
    concurrency: 4,
    attempts: 4,
    backoff: 5_000,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  batch: {
    concurrency: 1,
    attempts: 5,
    backoff: 10_000,
    keepCompleted: 100,
    keepFailed: 1_000,
  },
  upkeep: {
    concurrency: 4,
    attempts: 8,
    backoff: 1_000,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
};
