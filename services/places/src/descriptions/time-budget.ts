import { ApiError } from '@placelore/contracts/core/errors.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';

/** Ms that are too few for a call. A timer fires up to a millisecond early, so that a budget that is spent may have some left. */
const MIN_CALL_MS = 5;

/** Time that calls made one after another may take together. */
export class TimeBudget {
  private readonly endsAt: number;

  /** @param ms starts to run at once */
  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
  }

  /**
   * Runs a task in the time that is left. A late task goes on, so that its response is cached; none is started late.
   * @throws ApiError TIMED_OUT
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const left = this.endsAt - performance.now();
    if (left < MIN_CALL_MS) throw new ApiError('TIMED_OUT');
    return withTimeout(left, task);
  }
}
