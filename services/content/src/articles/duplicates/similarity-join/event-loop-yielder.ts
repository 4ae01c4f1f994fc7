import { setImmediate } from 'node:timers/promises';

/** Maximum ms of uninterrupted work, and thus the longest delay for other requests of this process. */
const MAX_BLOCKING_MS = 15;

/** Yields to the event loop during long CPU work. */
export class EventLoopYielder {
  private sliceStart = performance.now();

  /** Whether the time slice is used up. */
  get shouldYield(): boolean {
    return performance.now() - this.sliceStart > MAX_BLOCKING_MS;
  }

  /** Resolves after the event loop has processed other work. */
  async yieldNow(): Promise<void> {
    await setImmediate();
    this.sliceStart = performance.now();
  }
}
