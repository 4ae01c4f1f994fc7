import type { JobOutage } from '@placelore/contracts/core/jobs/jobs.js';
import type { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';

const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 15 * 60_000;
/** Random share that is added to a delay, so that jobs waiting for one service do not all return at the same moment. */
const MAX_JITTER_SHARE = 0.3;
/**
 * Number of connections that may break after the request was sent; each further one counts as a failed attempt.
 * Otherwise a photo that crashes the service whenever it is read would be retried forever.
 */
const MAX_INTERRUPTIONS = 30;

/** Returns the ms before the next attempt, after `waits` consecutive waits for an unavailable service. */
export function getOutageDelayMs(waits: number, random: () => number = Math.random): number {
  const delayMs = Math.min(MIN_DELAY_MS * 2 ** (waits - 1), MAX_DELAY_MS);
  return Math.round(delayMs * (1 + MAX_JITTER_SHARE * random()));
}

/**
 * Returns the outage that an error starts or continues; null when the error must count as a failed attempt.
 * @param previous the outage that the job has been waiting for, if it made no progress since
 */
export function continueOutage(
  error: ServiceUnavailableError,
  previous: JobOutage | undefined,
  now = new Date(),
): JobOutage | null {
  const interruptions = (previous?.interruptions ?? 0) + (error.isInterrupted ? 1 : 0);
  if (error.isInterrupted && interruptions > MAX_INTERRUPTIONS) return null;
  return {
    service: error.service,
    since: previous?.since ?? now.toISOString(),
    waits: (previous?.waits ?? 0) + 1,
    interruptions,
  };
}
