import type { EventStream } from '../../lib/api/follow-job.js';

/** Event stream whose events are emitted by the test. */
export class FakeEventStream implements EventStream {
  isClosed = false;
  readonly #listeners = new Map<string, (event: { data?: string }) => void>();

  addEventListener(name: string, listener: (event: { data?: string }) => void): void {
    this.#listeners.set(name, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  emit(name: string, data?: unknown): void {
    this.#listeners.get(name)?.(data === undefined ? {} : { data: JSON.stringify(data) });
  }
}
