/** Number of slices into which the window is divided for counting. */
const SLICE_COUNT = 10;

/** Byte rate over a sliding window. */
export class UploadRate {
  readonly #startedAt: number;
  readonly #sliceMs: number;
  /** Bytes by slice, with the latest slice last; `#sliceAt` is the start of that one. */
  #slices: number[] = [0];
  #sliceAt: number;

  /** @param now ms since 1970 */
  constructor(now: number, windowMs: number) {
    this.#startedAt = now;
    this.#sliceAt = now;
    this.#sliceMs = Math.max(1, windowMs / SLICE_COUNT);
  }

  add(bytes: number, now: number): void {
    this.#moveTo(now);
    this.#slices.push(this.#slices.pop()! + bytes);
  }

  ageMs(now: number): number {
    return now - this.#startedAt;
  }

  /**
   * Returns the bytes per second within the window, or since the start of an upload that is younger than the window.
   */
  bytesPerSecond(now: number): number {
    this.#moveTo(now);
    const spanMs = Math.max(1, now - this.#sliceAt + (this.#slices.length - 1) * this.#sliceMs);
    return (this.#slices.reduce((sum, bytes) => sum + bytes, 0) * 1000) / spanMs;
  }

  #moveTo(now: number): void {
    const passed = Math.floor((now - this.#sliceAt) / this.#sliceMs);
    if (passed <= 0) return;
    for (let slice = 0; slice < Math.min(passed, SLICE_COUNT); slice++) this.#slices.push(0);
    this.#slices = this.#slices.slice(-SLICE_COUNT);
    this.#sliceAt += passed * this.#sliceMs;
  }
}
