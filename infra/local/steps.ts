/** Prints what was done and how long it took, one line each. */
export class Steps {
  readonly #began = performance.now();

  /** Runs `work` and prints `title` with the time it took, and what `work` has to add when it answers with text. */
  async run<T>(title: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    const remark = typeof result === 'string' && result !== '' ? `   ${result}` : '';
    console.log(`  ${title.padEnd(28)}${seconds(performance.now() - began).padStart(8)}${remark}`);
    return result;
  }

  /** Time since this object was made, as text. */
  total(): string {
    return seconds(performance.now() - this.#began);
  }
}

/** Milliseconds as text in seconds. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
