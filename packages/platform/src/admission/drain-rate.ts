/** Jobs per second that a queue is assumed to finish before anything was measured; half of what one core does. */
const INITIAL_PER_SECOND = 1;
/** Never less, so that an estimate stays finite while nothing finishes. */
const MIN_PER_SECOND = 0.05;
/** Seconds after which a measurement weighs half. */
const HALF_LIFE_SECONDS = 8;

/** Measured rate at which a queue drains, in jobs per second. */
export class DrainRate {
  #perSecond = INITIAL_PER_SECOND;

  get perSecond(): number {
    return this.#perSecond;
  }

  /**
   * Adds a measurement. A queue that was not busy finishes no more than arrives, which only proves that it can.
   * @param finished number of jobs finished in the last `seconds`
   */
  add(finished: number, seconds: number, isBusy: boolean): void {
    if (seconds <= 0) return;
    const measured = finished / seconds;
    if (!isBusy && measured <= this.#perSecond) return;
    const weight = 1 - 2 ** (-seconds / HALF_LIFE_SECONDS);
    this.#perSecond = Math.max(MIN_PER_SECOND, this.#perSecond + weight * (measured - this.#perSecond));
  }
}
