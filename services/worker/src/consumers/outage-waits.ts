import type { JobOutage } from '@placelore/contracts/jobs.js';
import type { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Share of a wait that chance adds, so that jobs which waited for the same service do not come back all at once. */
const JITTER = 0.3;
/**
 * Calls that may break off after they were sent, before each further one counts as a failed try: a photo that ends the
 * service whenever it is read must not be tried forever.
 */
const MAX_INTERRUPTIONS = 30;

/** Returns the ms before the next try, after `waits` waits in a row for an absent service. */
export function getOutageWait(waits: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (waits - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 + JITTER * random()));
}

/**
 * Returns the outage that a fault begins or continues; null when the fault has to count as a failed try.
 * @param former the outage the job has waited for, unless it made progress since
 */
export function continueOutage(
  fault: ServiceUnavailableError,
  former: JobOutage | undefined,
  now = new Date(),
): JobOutage | null {
  const interruptions = (former?.interruptions ?? 0) + (fault.isInterrupted ? 1 : 0);
  if (fault.isInterrupted && interruptions > MAX_INTERRUPTIONS) return null;
  return {
    service: fault.service,
    since: former?.since ?? now.toISOString(),
    waits: (former?.waits ?? 0) + 1,
    interruptions,
  };
}
