import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that a long task may keep the event loop, and then leaves to others. */
const SLICE_MS = 10;
const REST_MS = 5;

/** Divides a long task into slices, between which its process serves requests. */
export class TimeSlices {
  private sliceStart = performance.now();

  /** Waits if the slice is over. To be called between the steps of a task, each of which should be short. */
  async rest(): Promise<void> {
    if (performance.now() - this.sliceStart < SLICE_MS) return;
    // A turn of the event loop would not suffice, because a request waits several times, for example for the database.
    await sleep(REST_MS);
    this.sliceStart = performance.now();
  }
}
