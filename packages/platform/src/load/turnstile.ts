/**
 * Lets work through in the order it came, as long as the weight of all that is inside stays within a capacity. Bounds
 * memory when much comes at once. Something heavier than the capacity goes in alone.
 */
export class Turnstile {
  readonly #capacity: number;
  readonly #waiting: { weight: number; enter: () => void }[] = [];
  #inside = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    const taken = Math.min(weight, this.#capacity);
    await new Promise<void>((enter) => {
      this.#waiting.push({ weight: taken, enter });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#inside -= taken;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#inside + next.weight <= this.#capacity; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#inside += next.weight;
      next.enter();
    }
  }
}
