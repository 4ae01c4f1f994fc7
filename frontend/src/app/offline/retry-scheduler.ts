/** Delays between consecutive failed runs; the last one repeats. */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000, 300_000] as const;
/** Consecutive failed runs after which retries stop, about an hour. Each run may cost money. */
const MAX_RETRIES = 15;
/** Longest accepted Retry-After: one day. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

/** Runs a callback again after growing delays, and never while the page is hidden. */
export class RetryScheduler {
  #retryCount = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Schedules the next run, at least `minDelayMs` from now. Replaces the run that was scheduled before. */
  scheduleNext(minDelayMs = 0): void {
    this.cancel();
    if (this.#retryCount === MAX_RETRIES) return;
    const delay = RETRY_DELAYS_MS[Math.min(this.#retryCount, RETRY_DELAYS_MS.length - 1)] ?? 0;
    this.#retryCount += 1;
    this.#timer = setTimeout(this.#onDue, Math.min(Math.max(delay, minDelayMs), MAX_DELAY_MS));
  }

  /** Cancels the scheduled run. */
  cancel(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onDue);
  }

  /** Starts over with the shortest delay. */
  reset(): void {
    this.#retryCount = 0;
  }

  readonly #onDue = (): void => {
    this.cancel();
    if (document.hidden) document.addEventListener('visibilitychange', this.#onDue);
    else this.#run();
  };
}
