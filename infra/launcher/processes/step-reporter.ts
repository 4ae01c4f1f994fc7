/** Prints each finished step and its duration, one per line. */
export class StepReporter {
  readonly #startedAt = performance.now();

  /** Runs `work` and prints `title` with its duration, and the result of `work` if that is text. */
  async run<T>(title: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    const detail = typeof result === 'string' && result !== '' ? `   ${result}` : '';
    console.log(`  ${title.padEnd(28)}${formatSeconds(performance.now() - startedAt).padStart(8)}${detail}`);
    return result;
  }

  /** Formats the time since this object was created. */
  formatTotal(): string {
    return formatSeconds(performance.now() - this.#startedAt);
  }
}

/** Formats milliseconds as seconds. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
