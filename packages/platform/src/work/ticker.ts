/** Does a task again and again, never two at a time; what fails is told to `onFailure`, and tried with the next tick. */
export class Ticker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly onFailure: (thrown: unknown) => void,
  ) {}

  /** @param interval ms between ticks */
  start(interval: number): void {
    this.timer = setInterval(() => this.tick(), interval);
  }

  tick(): void {
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
