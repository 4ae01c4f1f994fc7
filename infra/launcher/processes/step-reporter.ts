/** Prints what was done and how long it took, one line each. */
export class StepReporter {
  readonly #startedAt = performance.now();

  /** Runs `work` and prints `title` with the time it took, and what `work` has to add when it answers with text. */
  async run<T>(title: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await work();
    const detail = typeof result === 'string' && result !== '' ? `   ${result}` : '';
    console.log(`  ${title.padEnd(28)}${formatSeconds(performance.now() - startedAt).padStart(8)}${detail}`);
    return result;
  }

  /** Time since this object was made, as text. */
  formatTotal(): string {
    return formatSeconds(performance.now() - this.#startedAt);
  }
}

/** Milliseconds as text in seconds. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
