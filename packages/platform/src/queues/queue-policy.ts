import type { QueueName } from '@placelore/contracts/jobs.js';

export interface QueuePolicy {
  /** Jobs one worker process does at once. */
  concurrency: number;
  /** Tries in all, when the error table calls the error retryable. */
  attempts: number;
  /** Ms before the second try; doubles from there. */
  backoff: number;
  /** Ms without a sign of life after which a job counts as abandoned by a dead worker and is taken by another. */
  lockDuration: number;
  /** How often a job may be abandoned before it counts as failed. */
  maxStalledCount: number;
  /** Finished jobs kept for the dashboard. */
  keepCompleted: number;
  keepFailed: number;
}

/** One row a queue; a queue without one does not compile. */
export const QUEUE_POLICY: Record<QueueName, QueuePolicy> = {
  interactive: {
    concurrency: 8,
    attempts: 5,
    backoff: 500,
    lockDuration: 10_000,
    maxStalledCount: 3,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  // Places draws two at once; whoever waits for a guide shall not wait behind a crawler that looks at every cover.
  drawing: {
    concurrency: 2,
    attempts: 3,
    backoff: 500,
    lockDuration: 10_000,
    maxStalledCount: 3,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  writing: {
    concurrency: 4,
    attempts: 4,
    backoff: 5_000,
    lockDuration: 30_000,
    maxStalledCount: 3,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
  batch: {
    concurrency: 1,
    attempts: 5,
    backoff: 10_000,
    lockDuration: 60_000,
    maxStalledCount: 10,
    keepCompleted: 100,
    keepFailed: 1_000,
  },
  upkeep: {
    concurrency: 4,
    attempts: 8,
    backoff: 1_000,
    lockDuration: 15_000,
    maxStalledCount: 5,
    keepCompleted: 200,
    keepFailed: 1_000,
  },
};
