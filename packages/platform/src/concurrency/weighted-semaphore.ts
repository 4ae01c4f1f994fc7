/**
 * Lets work through in the order it came, as long as the weight of all that is inside stays within a capacity. Bounds
 * memory when much comes at once. Something heavier than the capacity goes in alone.
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
