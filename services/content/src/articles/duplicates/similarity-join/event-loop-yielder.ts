import { setImmediate } from 'node:timers/promises';

/** Ms of work at a stretch; whoever else this process serves waits no longer for it. */
const MAX_BLOCKING_MS = 15;

/** Parts long work, so that others get their turn. */
export class EventLoopYielder {
  private sliceStart = performance.now();

  /** Whether it is time to let others have a turn. */
  get shouldYield(): boolean {
    return performance.now() - this.sliceStart > MAX_BLOCKING_MS;
  }

  /** Lets others have a turn. */
  async yieldNow(): Promise<void> {
    await setImmediate();
    this.sliceStart = performance.now();
  }
}
