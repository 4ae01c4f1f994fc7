/** The waits between rounds that fail one after the other, in ms; the last one stays. */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000, 300_000] as const;
/** Rounds that fail one after the other before nothing more is planned: an hour. Each of them may cost somebody money. */
const MAX_RETRIES = 15;
/** No server is waited for longer than this, in ms: a day. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

/** Has something run again later, after growing waits, and never while nobody sees the page. */
export class RetryScheduler {
  #retryCount = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Plans the next round, instead of one that is planned already; `least` ms from now or later. */
  scheduleNext(minDelayMs = 0): void {
    this.cancel();
    if (this.#retryCount === MAX_RETRIES) return;
    const delay = RETRY_DELAYS_MS[Math.min(this.#retryCount, RETRY_DELAYS_MS.length - 1)] ?? 0;
    this.#retryCount += 1;
    this.#timer = setTimeout(this.#onDue, Math.min(Math.max(delay, minDelayMs), MAX_DELAY_MS));
  }

  /** Nothing is planned any more. */
  cancel(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#onDue);
  }

  /** The next wait is the first one again. */
  reset(): void {
    this.#retryCount = 0;
  }

  readonly #onDue = (): void => {
    this.cancel();
    if (document.hidden) document.addEventListener('visibilitychange', this.#onDue);
    else this.#run();
  };
}
