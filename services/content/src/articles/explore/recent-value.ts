/** Keeps what a function returned for a while, so that many readers cost one call. A failure is not kept. */
export class RecentValue<T> {
  private kept: { at: number; value: Promise<T> } | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly maxAgeMs: number,
  ) {}

  get(now = Date.now()): Promise<T> {
    if (this.kept === null || now - this.kept.at >= this.maxAgeMs) {
      const value = this.read();
      this.kept = { at: now, value };
      value.catch(() => {
        this.kept = null;
      });
    }
    return this.kept.value;
  }
}
