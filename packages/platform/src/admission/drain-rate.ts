/** Assumed rate before the first measurement, in jobs per second: half of what one core does. */
const INITIAL_PER_SECOND = 1;
/** Lower limit, so that an estimate stays finite while nothing finishes. */
const MIN_PER_SECOND = 0.05;
/** Seconds after which a measurement has half its weight. */
const HALF_LIFE_SECONDS = 8;

/** Measured rate at which a queue drains, in jobs per second. */
export class DrainRate {
  #perSecond = INITIAL_PER_SECOND;

  get perSecond(): number {
    return this.#perSecond;
  }

  /**
   * Adds a measurement. An idle queue finishes no more than arrives, so its measurements only count if they are higher.
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
