/** Repeats a task without overlap. Errors go to `onFailure`, and the next tick tries again. */
export class IntervalTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly onFailure: (thrown: unknown) => void,
  ) {}

  /** @param intervalMs milliseconds between ticks */
  start(intervalMs: number): void {
    this.timer = setInterval(() => this.runNow(), intervalMs);
  }

  runNow(): void {
    this.running ??= this.task()
      .catch(this.onFailure)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Stops the task and waits until a running one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
