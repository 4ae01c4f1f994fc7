/** Does a task again and again, never two at a time; what fails is told to `onFailure`, and tried with the next tick. */
export class IntervalTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly onFailure: (thrown: unknown) => void,
  ) {}

  /** @param intervalMs ms between ticks */
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

  /** Ends when a task that is under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
