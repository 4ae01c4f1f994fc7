interface RecentValueOptions<T> {
  read: () => Promise<T>;
  /** Returns the version of what is read: while it stays, so does the value. */
  readVersion: () => Promise<string>;
  /** Ms for which the value stays whatever changes, so that many readers and many changes cost few reads. */
  minAgeMs: number;
}

/** Keeps what a function returned until what it reads has changed. A failure is not kept. */
export class RecentValue<T> {
  private kept: { at: number; version: string; value: Promise<T> } | null = null;

  constructor(private readonly options: RecentValueOptions<T>) {}

  async get(now = Date.now()): Promise<T> {
    const { read, readVersion, minAgeMs } = this.options;
    if (this.kept !== null && now - this.kept.at < minAgeMs) return this.kept.value;
    const version = await readVersion();
    if (this.kept?.version === version) return this.kept.value;
    const kept = { at: now, version, value: read() };
    this.kept = kept;
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept.value;
  }
}
