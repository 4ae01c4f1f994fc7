import { VersionedValue } from './versioned-value.js';

interface RecentValueOptions<T> {
  read: () => Promise<T>;
  /** Returns the version of what is read: while it stays, so does the value. */
  readVersion: () => Promise<string>;
  /** Ms for which the value stays whatever changes, so that many readers and many changes cost few reads. */
  minAgeMs: number;
}

/** Keeps what a function returned until what it reads has changed. A failure is not kept. */
export class RecentValue<T> {
  private readonly value: VersionedValue<T>;
  private latest: { at: number; version: string } | null = null;

  constructor(private readonly options: RecentValueOptions<T>) {
    this.value = new VersionedValue(options.read);
  }

  async get(now = Date.now()): Promise<T> {
    const { readVersion, minAgeMs } = this.options;
    if (this.latest === null || now - this.latest.at >= minAgeMs) {
      const version = await readVersion();
      if (this.latest?.version !== version) this.latest = { at: now, version };
    }
    return this.value.get(this.latest.version);
  }
}
