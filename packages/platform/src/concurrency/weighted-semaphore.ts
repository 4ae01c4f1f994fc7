/**
 * Runs tasks in order of arrival while their total weight stays within a capacity, to limit memory. A task heavier than
 * the capacity runs alone.
 */
export class WeightedSemaphore {
  readonly #capacity: number;
  readonly #waiting: { weight: number; enter: () => void }[] = [];
  #used = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  async run<T>(weight: number, task: () => Promise<T>): Promise<T> {
    const acquired = Math.min(weight, this.#capacity);
    await new Promise<void>((enter) => {
      this.#waiting.push({ weight: acquired, enter });
      this.#startWaiting();
    });
    try {
      return await task();
    } finally {
      this.#used -= acquired;
      this.#startWaiting();
    }
  }

  #startWaiting(): void {
    for (let next = this.#waiting[0]; next && this.#used + next.weight <= this.#capacity; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#used += next.weight;
      next.enter();
    }
  }
}
