/** The waits between rounds that fail one after the other, in ms; the last one stays. */
const DELAYS_MS = [5_000, 15_000, 60_000, 300_000] as const;
/** Rounds that fail one after the other before nothing more is planned: an hour. Each of them may cost somebody money. */
const MOST = 15;
/** No server is waited for longer than this, in ms: a day. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Has something run again later, after growing waits, and never while nobody sees the page. */
export class LaterRounds {
  #planned = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Plans the next round, instead of one that is planned already; `least` ms from now or later. */
  plan(least = 0): void {
    this.cancel();
    if (this.#planned === MOST) return;
    const delay = DELAYS_MS[Math.min(this.#planned, DELAYS_MS.length - 1)] ?? 0;
    this.#planned += 1;
    this.#timer = setTimeout(this.#due, Math.min(Math.max(delay, least), LONGEST_MS));
  }

  /** Nothing is planned any more. */
  cancel(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#due);
  }

  /** The next wait is the first one again. */
  startOver(): void {
    this.#planned = 0;
  }

  readonly #due = (): void => {
    this.cancel();
    if (document.hidden) document.addEventListener('visibilitychange', this.#due);
    else this.#run();
  };
}
