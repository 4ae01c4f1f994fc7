import { setImmediate } from 'node:timers/promises';

/** Ms of work at a stretch; whoever else this process serves waits no longer for it. */
const STRETCH = 15;

/** Parts long work, so that others get their turn. */
export class Breath {
  private begun = performance.now();

  /** Whether it is time to let others have a turn. */
  get isDue(): boolean {
    return performance.now() - this.begun > STRETCH;
  }

  /** Lets others have a turn. */
  async take(): Promise<void> {
    await setImmediate();
    this.begun = performance.now();
  }
}
