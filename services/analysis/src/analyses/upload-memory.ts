/** Asks for room for bytes that have arrived; resolves when they may be kept. */
export type TakeMemory = (bytes: number) => Promise<void>;

/**
 * Bounds the bytes of uploads in memory, all together. They count as they arrive, so that a slow sender keeps nobody
 * out by what was announced and not sent. When it is full only the oldest upload may go on: one always finishes.
 */
export class UploadMemory {
  readonly #capacity: number;
  /** In the order they came. */
  readonly #uploads = new Set<{ held: number; proceed: () => void }>();

  /** @param capacity bytes; the oldest upload may exceed it. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Does `work`; what it takes is given back when it ends, however it ends. */
  async run<T>(work: (take: TakeMemory) => Promise<T>): Promise<T> {
    const upload = { held: 0, proceed: () => {} };
    this.#uploads.add(upload);
    const take = async (bytes: number) => {
      while (!this.#hasRoom() && !this.#isOldest(upload)) {
        await new Promise<void>((proceed) => {
          upload.proceed = proceed;
        });
      }
      upload.held += bytes;
    };
    try {
      return await work(take);
    } finally {
      this.#uploads.delete(upload);
      for (const { proceed } of this.#uploads) proceed();
    }
  }

  #hasRoom(): boolean {
    let held = 0;
    for (const upload of this.#uploads) held += upload.held;
    return held < this.#capacity;
  }

  #isOldest(upload: object): boolean {
    const [oldest] = this.#uploads;
    return oldest === upload;
  }
}
