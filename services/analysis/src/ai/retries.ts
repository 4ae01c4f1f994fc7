import { setTimeout as wait } from 'node:timers/promises';
import { metrics } from '@placelore/platform/telemetry/metrics.js';
import { VendorError } from './errors/vendor-error.js';

/** Pauses before the second and third attempt, in ms. */
const RETRY_DELAYS_MS = [300, 900];

/**
 * Makes up to three attempts, as long as the vendor's error says that another may succeed. Each attempt reserves its
 * own budget. A pause that the vendor asks for counts if it is longer than ours.
 * @throws the last error
 */
export async function withRetries<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof VendorError) || error.retryAfterMs === null || signal.aborted) throw error;
      const isOver = await wait(Math.max(delayMs, error.retryAfterMs), false, { signal }).catch(() => true);
      if (isOver) throw error;
      metrics.retries.inc({ target: `vendor ${error.vendor}` });
    }
  }
  return attempt();
}
