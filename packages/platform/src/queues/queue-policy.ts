import type { QueueName } from '@placelore/contracts/core/jobs/jobs.js';

export interface QueuePolicy {
  /** Jobs one worker process runs in parallel. */
  concurrency: number;
  /** Total attempts when the error is retryable according to the error table. */
  attempts: number;
  /** Milliseconds before the second attempt; doubles from there. */
  backoffMs: number;
  /** Finished jobs stored for the dashboard. */
  maxCompleted: number;
  maxFailed: number;
}

/**
 * Times in milliseconds after which a dead worker's job is taken over: 3 s after its lock was last renewed, plus up to
 * 1 s until the next check. A worker renews its locks twice a second, so that it may pause for 2 s without losing a
 * job.
 */
export const STALLED_JOB_OPTIONS = { lockDuration: 3_000, lockRenewTime: 1_000, stalledInterval: 1_000 } as const;

/** Number of workers that may die while they run a job, without progress in between, before the job fails. */
export const MAX_DEATHS_WITHOUT_PROGRESS = 10;

/** One row per queue; a queue without one does not compile. */
export const QUEUE_POLICY: Record<QueueName, QueuePolicy> = {
  interactive: {
    concurrency: 8,
    attempts: 5,
    backoffMs: 500,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
  // These take a fraction of the time of interactive jobs, so a few at once are enough.
  quick: {
    concurrency: 4,
    attempts: 5,
    backoffMs: 500,
    maxCompleted: 200,
    maxFailed: 1_000,
  },
  // Places draws two covers at once. Jobs that a user waits for must not queue behind a crawler that requests every
  // cover.
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
