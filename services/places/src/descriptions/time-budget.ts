import { ApiError } from '@placelore/contracts/core/errors.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';

/**
 * Remaining time in ms that is too short for a call. A timer may fire a millisecond early, so a used-up budget may
 * still have some time left.
 */
const MIN_CALL_MS = 5;

/** A time limit for several calls made one after another. */
export class TimeBudget {
  private readonly endsAt: number;

  /**
   * Starts to run immediately.
   * @param ms length
   */
  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
  }

  /**
   * Runs a task within the remaining time. A task that takes longer continues, so that its response is cached; no task
   * is started when the time is over.
   * @throws ApiError TIMED_OUT
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const left = this.endsAt - performance.now();
    if (left < MIN_CALL_MS) throw new ApiError('TIMED_OUT');
    return withTimeout(left, task);
  }
}
